/** The colors of the demo pictures, named after what they look like. */
export const palette = {
  almond: '#c98f5a',
  amber: '#e2a33b',
  aqua: '#6cc3c8',
  avocado: '#9cbf5a',
  basil: '#4f8a3c',
  beetroot: '#9b2f5f',
  berry: '#6a3d8f',
  blush: '#f0a9a0',
  brick: '#b5523b',
  bronze: '#9a6a3c',
  butter: '#f6dd8c',
  caramel: '#c77d3a',
  carrot: '#ee8a3c',
  cedar: '#2f6b5e',
  charcoal: '#3f4350',
  cherry: '#c22f3f',
  chocolate: '#6b4230',
  clay: '#c96f4a',
  coffee: '#4f3426',
  coral: '#ef7f6b',
  cranberry: '#a62b45',
  cream: '#fbf1dc',
  crust: '#d79a55',
  denim: '#4d74a8',
  fern: '#5f9e57',
  fog: '#d9dde2',
  golden: '#e9b44c',
  grape: '#7a4a9c',
  honey: '#eab040',
  indigo: '#46508f',
  lavender: '#b9a5d9',
  lemon: '#f5d547',
  lettuce: '#86bf5a',
  lilac: '#cdb7e8',
  lime: '#a5cf4c',
  mango: '#f6a93b',
  milk: '#f4f5f2',
  mint: '#a8dcc0',
  moss: '#6f8747',
  mustard: '#d9a826',
  navy: '#2f3e66',
  oat: '#e6d2ab',
  olive: '#8a9440',
  papaya: '#f58f5c',
  peach: '#f8bd8c',
  peanut: '#b98247',
  pine: '#2f6144',
  pistachio: '#b3c96f',
  plum: '#6e2f5b',
  pumpkin: '#dd7a2b',
  raspberry: '#d13f6b',
  rice: '#f7efdb',
  rose: '#ec93a8',
  rust: '#a84a2a',
  rye: '#8f5f3a',
  sage: '#a9bd94',
  salmon: '#f5977c',
  sand: '#e8cfa0',
  sea: '#3f8f9e',
  sesame: '#ecd9b0',
  sky: '#8ec5ea',
  slate: '#6d7a8a',
  smoke: '#a7afb8',
  snow: '#ffffff',
  spinach: '#3c7343',
  steel: '#b9c3cc',
  straw: '#efd98f',
  sumac: '#8f2d3c',
  sunset: '#f0784a',
  tahini: '#e3c894',
  teal: '#2f8a86',
  tomato: '#dc4a38',
  turmeric: '#e8a825',
  vanilla: '#f8e7bd',
  walnut: '#7d573a',
  water: '#bfe3f2',
  wine: '#6d1f3a',
} as const;

export type ColorName = keyof typeof palette;

/** Mixes two #rrggbb colors; `share` (0 to 1) is the second one's. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = channel(first, at);
    return Math.round(from + (channel(second, at) - from) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the color in shade. */
export function darker(color: string, share = 0.2): string {
  return mix(color, '#3a1f1a', share);
}

/** Returns the color in light. */
export function lighter(color: string, share = 0.35): string {
  return mix(color, '#ffffff', share);
}

function channel(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}
