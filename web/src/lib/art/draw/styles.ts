/** The fill and stroke of each part of a drawing. The build writes them into the pictures as SVG attributes. */
import type { Family } from '../families';
import type { Detail } from './plate';

/** The stone of each Family: its colour, the shade of a hollow in it, and light lines on it. */
export const STONE: Readonly<Record<Family, { slab: string; dark: string; light: string }>> = {
  flying: { slab: '#66788a', dark: '#4b5a69', light: '#8496a6' },
  herbivore: { slab: '#6a7448', dark: '#505a33', light: '#8a9462' },
  carnivore: { slab: '#96563e', dark: '#74402c', light: '#b87a5e' },
  marine: { slab: '#3d6b70', dark: '#2b5156', light: '#5d8d90' },
  mammal: { slab: '#8a7050', dark: '#6b553a', light: '#aa9070' },
};

type Style = Readonly<Record<string, string | number>>;
export type Styles = Readonly<Record<string, Style>>;

const INK = '#2a1e12';
const BONE = '#f3e8cd';
const FAR = '#cdb990';
const FILM = '#1d1610';
const BRASS = '#b58a3a';
const NIGHT = '#14100b';

/** Width of an outline, in the drawing's units: 1200 to a slab, 1000 to a portrait. */
const OUTLINE: Readonly<Record<Detail, number>> = { plate: 4, fine: 6, silhouette: 6 };
const PORTRAIT_OUTLINE = 7;

const GRAIN = { stroke: '#000', 'stroke-width': 5.5, 'stroke-opacity': 0.24 };

function bones(outline: number, dark: string): Styles {
  const thin = 0.5 * outline;
  const hair = 0.45 * outline;
  return {
    grain: { fill: 'none', ...GRAIN },
    spot: { fill: '#fff', 'fill-opacity': 0.1, ...GRAIN },
    crack: { fill: 'none', stroke: FILM, 'stroke-width': 5.5, opacity: 0.6 },
    chip: { fill: FILM, opacity: 0.45 },
    hollow: { fill: dark, 'fill-rule': 'evenodd' },
    film: {
      fill: FILM,
      'fill-opacity': 0.34,
      stroke: FILM,
      'stroke-opacity': 0.5,
      'stroke-width': 4,
    },
    ghost: {
      fill: BONE,
      'fill-opacity': 0.42,
      stroke: INK,
      'stroke-width': 0.8 * outline,
      'stroke-dasharray': '18 14',
    },
    bone: { fill: BONE, stroke: INK, 'stroke-width': outline },
    'bone thin': { fill: BONE, stroke: INK, 'stroke-width': thin },
    'bone hair': { fill: BONE, stroke: BONE, 'stroke-width': hair },
    far: { fill: FAR, stroke: INK, 'stroke-width': 0.8 * outline },
    'far thin': { fill: FAR, stroke: INK, 'stroke-width': thin },
    'far hair': { fill: FAR, stroke: FAR, 'stroke-width': hair },
    hatch: { fill: 'none', stroke: '#6d5636', 'stroke-width': 3, opacity: 0.85 },
    hole: { fill: '#33251a', stroke: INK, 'stroke-width': 0.6 * outline },
    line: { fill: 'none', stroke: '#3a2b1b', 'stroke-width': 4 },
  };
}

/** Thumbnails: no bone is thinner than about a third of a pixel. */
function silhouette(all: Styles, width: number): Styles {
  const slight = { stroke: BONE, 'stroke-width': width };
  return {
    ...all,
    film: { ...all.film, 'fill-opacity': 0.5 },
    bone: { ...all.bone, 'stroke-width': width },
    'bone thin': { ...all.bone, ...slight },
    'bone hair': { ...all.bone, ...slight },
    far: { ...all.far, stroke: FAR, 'stroke-width': 12 },
    'far thin': { ...all.far, stroke: BONE, 'stroke-width': 13 },
    'far hair': { ...all.far, stroke: FAR, 'stroke-width': 12 },
  };
}

export function fossilStyles(family: Family, detail: Detail): Styles {
  const all = bones(OUTLINE[detail], STONE[family].dark);
  return detail === 'silhouette' ? silhouette(all, 13) : all;
}

export function portraitStyles(ground: Family, small: boolean): Styles {
  const all = bones(PORTRAIT_OUTLINE, NIGHT);
  const edge = '#3c2a0b';
  const paper = '#f4e6c0';
  const print = '#2a2118';
  return {
    ...(small ? silhouette(all, 15) : all),
    hollow: { ...all.hollow, opacity: 0.45 },
    glass: { fill: 'none', stroke: '#c9962f', 'stroke-width': 13 },
    ground: { fill: `color-mix(in srgb, ${STONE[ground].slab} 62%, ${NIGHT})` },
    lines: { fill: 'none', stroke: STONE[ground].light, 'stroke-width': 4, opacity: 0.5 },
    frame: { fill: 'none', stroke: BRASS, 'stroke-width': 66 },
    edge: { fill: 'none', stroke: edge, 'stroke-width': 8 },
    beads: { fill: 'none', stroke: '#f0d58f', 'stroke-width': 22, 'stroke-dasharray': '0 41' },
    medal: { fill: BRASS, stroke: edge, 'stroke-width': 8 },
    well: { fill: paper, stroke: edge, 'stroke-width': 5 },
    sign: { fill: print },
    'sign stroke': { fill: 'none', stroke: print, 'stroke-width': 5 },
    'sign fine': { fill: 'none', stroke: print, 'stroke-width': 2.5 },
    'sign cut': { fill: 'none', stroke: paper, 'stroke-width': 2 },
  };
}

/** A whole SVG file: the markup in a view box, with each `class` replaced by the attributes of its style. */
export function svgFile(width: number, height: number, markup: string, styles: Styles): string {
  const painted = markup.replace(/class="([^"]+)"/g, (_, name: string) => {
    const style = styles[name];
    if (!style) throw new Error(`No style for ${name}.`);
    return Object.entries(style)
      .map(([key, value]) => `${key}="${String(typeof value === 'number' ? round(value) : value)}"`)
      .join(' ');
  });
  const [w, h] = [String(width), String(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" stroke-linejoin="round" stroke-linecap="round">${painted}</svg>`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
