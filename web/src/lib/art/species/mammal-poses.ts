/** Basic poses of mammals, which the species vary. Lengths and headings as in beast.ts. */
import type { Beast } from '../draw/beast';

/** Small furry animals low on their legs. */
export const SMALL: Beast = {
  trunk: [34, 140, 186, 30, 204],
  neck: [12, 190, 150],
  tail: [40, -30, -10, 40, 30],
  count: [7, 17, 24],
  girth: [2.6, 2.8, 3, 0.6],
  spines: [
    [1, 2],
    [4, 4, 5],
    [4, 1, 0, 0],
  ],
  chevrons: [2, 0],
  ribs: [12, 20, 21, 16, 8],
  ribForm: [22, 0.12, 1.1, 0.02, 0.74],
  skull: { type: 'shrew', length: 36, deg: 196, gape: 6 },
  arm: {
    at: [0.05, 14],
    w: 3,
    bones: [15, -48, 15, -114, 4, -130],
    far: [-84, -132, -150],
    toes: [4, 8, 196, 40, 1],
  },
  leg: {
    at: [1, 4],
    w: 3.2,
    bones: [19, -128, 19, -46, 8, -140],
    far: [-100, -24, -120],
    toes: [4, 9, 190, 34, 1],
  },
  pelvis: ['mammal', 14],
  scapula: [64, 16, 2.2, 4],
};

/** Large four-footed mammals, striding. */
export const STRIDER: Beast = {
  ...SMALL,
  trunk: [44, 170, 182, 44, 184],
  neck: [16, 172, 150, 16, 150],
  tail: [20, -30, -64, 22, -80],
  count: [7, 18, 14],
  girth: [3.6, 3.8, 4, 0.8],
  spines: [
    [2, 6],
    [14, 11, 6],
    [5, 2, 0],
  ],
  lean: 0.45,
  chevrons: [0, 0],
  ribs: [24, 38, 40, 32, 14],
  ribForm: [18, 0.12, 1.6, 0.02, 0.76],
  skull: { type: 'horse', length: 46, deg: 206, gape: 3 },
  arm: {
    at: [0.02, 28],
    w: 4,
    bones: [24, -54, 28, -100, 20, -92],
    far: [-76, -116, -100],
    toes: [1, 10, -112, 0, 2],
  },
  leg: {
    at: [1, 6],
    w: 4.6,
    bones: [28, -118, 28, -58, 24, -98],
    far: [-92, -42, -86],
    toes: [1, 10, -112, 0, 2],
  },
  pelvis: ['mammal', 22],
  scapula: [66, 30, 3, 7],
};
