/** Basic poses of dinosaurs, which the species vary. Lengths and headings as in beast.ts. */
import type { Beast } from '../draw/beast';

/** The old museum mount: upright, tail on the ground. */
export const UPRIGHT: Beast = {
  trunk: [74, 128, 118],
  neck: [16, 122, 92, 20, 152],
  tail: [44, -62, -38, 56, -6, 50, 12],
  count: [9, 13, 32],
  girth: [3.6, 4.6, 5.6, 0.8],
  spines: [
    [4, 5],
    [6, 8, 9],
    [9, 6, 2, 0],
  ],
  chevrons: [10, 9, 4, 0],
  ribs: [16, 30, 34, 28, 14],
  gastralia: true,
  skull: { type: 'allosaurus', length: 48, deg: 192, gape: 16 },
  arm: {
    at: [0.06, 16],
    w: 2.8,
    bones: [16, -78, 13, -142, 5, -150],
    toes: [3, 9, -140, 40, 1],
    far: [-100, -160, -160],
  },
  leg: {
    at: [1, 4],
    w: 5.2,
    bones: [40, -122, 40, -66, 22, -108],
    far: [-84, -42, -92],
    toes: [3, 21, 184, 34, 1],
  },
  pelvis: ['lizard', 25],
  scapula: [-58, 26, 2.8, 3.4],
};

/** Striding, back level, tail lifted in a curve. */
export const STRIDING: Beast = {
  ...UPRIGHT,
  trunk: [74, 174, 166],
  neck: [14, 152, 112, 22, 168],
  tail: [50, 0, 14, 46, 52, 44, 92],
  skull: { type: 'allosaurus', length: 48, deg: 194, gape: 18 },
  arm: {
    at: [0.04, 20],
    w: 2.8,
    bones: [15, -62, 13, -128, 5, -140],
    toes: [3, 9, -130, 40, 1],
    far: [-88, -150, -150],
  },
  leg: {
    at: [1, 5],
    w: 5.2,
    bones: [42, -124, 42, -60, 23, -112],
    far: [-76, -34, -84],
    toes: [3, 21, 184, 34, 1],
  },
  scapula: [8, 27, 2.8, 3.4],
};

/** The pose of many real slabs: neck thrown back, tail curled over. */
export const DEATH_POSE: Beast = {
  ...STRIDING,
  trunk: [66, 184, 166],
  neck: [26, 150, 70, 26, 8],
  tail: [44, 10, 34, 50, 100, 50, 170],
  girth: [2.4, 3.2, 4, 0.6],
  count: [10, 13, 40],
  spines: [
    [2, 3],
    [4, 5],
    [5, 3, 1, 0],
  ],
  chevrons: [6, 5, 2, 0],
  ribs: [12, 23, 27, 22, 10],
  skull: { type: 'compsognathus', length: 36, deg: 62, gape: 10 },
  arm: {
    at: [0.04, 14],
    w: 2,
    bones: [17, -84, 14, -150, 5, -160],
    toes: [3, 12, -150, 44, 1],
    far: [-120, -170, -180],
  },
  leg: {
    at: [1, 4],
    w: 3.6,
    bones: [34, -132, 42, -62, 26, -116],
    far: [-98, -36, -80],
    toes: [3, 18, 190, 34, 1],
  },
  pelvis: ['lizard', 19],
  scapula: [10, 20, 2, 2.6],
};

/** Small two-legged plant-eaters. */
export const RUNNER: Beast = {
  ...STRIDING,
  trunk: [62, 172, 160],
  neck: [14, 140, 106, 16, 150],
  tail: [50, -6, 4, 46, 40, 40, 84],
  girth: [2.6, 3.4, 4, 0.6],
  spines: [
    [2, 3],
    [4, 6, 6],
    [6, 4, 1, 0],
  ],
  ribs: [14, 26, 29, 24, 12],
  gastralia: false,
  skull: { type: 'ornithopod', length: 30, deg: 200, gape: 4 },
  arm: {
    at: [0.04, 17],
    w: 2.4,
    bones: [17, -66, 15, -112, 5, -130],
    toes: [4, 7, -120, 50, 1],
    far: [-94, -130, -140],
  },
  leg: {
    at: [1, 4],
    w: 4,
    bones: [34, -128, 40, -62, 22, -108],
    far: [-78, -36, -86],
    toes: [3, 18, 184, 34, 1],
  },
  pelvis: ['bird', 24],
  scapula: [12, 24, 2.4, 3.2],
};

/** Heavy four-footed plant-eaters. */
export const STURDY: Beast = {
  trunk: [84, 170, 196],
  neck: [18, 184, 170],
  tail: [46, -14, -24, 56, -2],
  count: [6, 13, 26],
  girth: [4.6, 5.2, 6, 0.8],
  spines: [
    [4, 5],
    [7, 10, 11],
    [11, 6, 2, 0],
  ],
  chevrons: [10, 8, 3, 0],
  ribs: [24, 40, 44, 38, 20],
  ribForm: [12, 0.12, 1.9, 0.02, 0.86],
  skull: { type: 'triceratops', length: 62, deg: 204 },
  arm: {
    at: [0.06, 26],
    w: 5,
    bones: [26, -62, 22, -108, 7, -98],
    far: [-84, -122, -96],
    toes: [4, 8, -120, 60, 2],
  },
  leg: {
    at: [1, 6],
    w: 6,
    bones: [38, -112, 32, -74, 8, -96],
    far: [-88, -58, -92],
    toes: [4, 9, -130, 60, 2],
  },
  pelvis: ['bird', 32],
  scapula: [58, 34, 4, 5],
};

export const LONG_NECK: Beast = {
  ...STURDY,
  trunk: [80, 172, 168],
  neck: [50, 152, 118, 50, 100, 16, 160],
  tail: [60, -10, -26, 70, 4, 50, 26],
  count: [15, 12, 44],
  girth: [3, 5.6, 6.2, 0.6],
  spines: [
    [2, 3, 5],
    [7, 8, 9],
    [9, 5, 1, 0],
  ],
  ribs: [28, 46, 50, 42, 22],
  skull: { type: 'brachiosaurus', length: 22, deg: 196, gape: 4 },
  arm: {
    at: [0.04, 28],
    w: 5.4,
    bones: [36, -86, 30, -98, 12, -92],
    far: [-104, -88, -92],
    toes: [4, 6, -100, 44, 2],
  },
  leg: {
    at: [1, 6],
    w: 6.4,
    bones: [48, -98, 34, -84, 8, -92],
    far: [-78, -80, -92],
    toes: [4, 8, -108, 50, 2],
  },
  pelvis: ['lizard', 30],
  scapula: [52, 36, 4, 5],
};

export const DUCKBILL: Beast = {
  ...STRIDING,
  trunk: [78, 158, 176],
  neck: [18, 166, 128, 18, 148],
  tail: [60, -14, -18, 60, 8, 36, 20],
  girth: [3.4, 4.8, 5.8, 0.8],
  spines: [
    [3, 5],
    [9, 13, 14],
    [15, 11, 5, 0],
  ],
  chevrons: [15, 12, 6, 0],
  ribs: [20, 36, 40, 34, 16],
  ribForm: [12, 0.12, 1.7, 0.02, 0.86],
  gastralia: false,
  skull: { type: 'hadrosaur', length: 44, deg: 208 },
  arm: {
    at: [0.06, 24],
    w: 3.4,
    bones: [26, -64, 26, -106, 8, -112],
    far: [-90, -122, -120],
    toes: [3, 8, -120, 34, 2],
  },
  leg: {
    at: [1, 5],
    w: 6,
    bones: [44, -114, 42, -70, 16, -104],
    far: [-80, -52, -94],
    toes: [3, 14, 194, 40, 2],
  },
  pelvis: ['bird', 32],
  scapula: [24, 34, 3.4, 4.6],
};
