/** The minimum contrast between text and its background (WCAG 2.2 AA). */
export const textContrast = 4.5;

/** The color of a web store without a brand color. */
export const defaultBrandColor = '#0f766e';

/** The background colors of a web store in both schemes, as in the store's style sheet. */
export const webStoreGrounds = {
  light: { ground: '#fffdfa', surface: '#ffffff', hover: '#f6f2ec' },
  dark: { ground: '#14110f', surface: '#1d1916', hover: '#28231f' },
} as const;

/** The colors that a page derives from a brand color; each is readable where it is used. */
export interface BrandColors {
  /** The background of buttons with white text. */
  readonly fill: string;
  readonly fillHover: string;
  /** Text and icons on the page. */
  readonly ink: string;
  /** A pale background for the ink. */
  readonly tint: string;
}

export interface BrandPalette {
  readonly light: BrandColors;
  readonly dark: BrandColors;
  /** True if white text isn't readable on the chosen color, so a darker shade is shown. */
  readonly isDarkened: boolean;
}

/** Creates a palette for both schemes from a `#rrggbb` color, changing its lightness as little as possible. */
export function brandPalette(color: string): BrandPalette {
  const fill = until(color, '#000000', (shade) => contrast(shade, '#ffffff') >= textContrast);
  const fillHover = mix(fill, '#000000', 0.18);
  const { light, dark } = webStoreGrounds;
  const lightTint = mix(light.surface, fill, 0.1);
  const darkTint = mix(dark.surface, fill, 0.3);
  return {
    light: { fill, fillHover, tint: lightTint, ink: inkOn(fill, '#000000', light, lightTint) },
    dark: { fill, fillHover, tint: darkTint, ink: inkOn(fill, '#ffffff', dark, darkTint) },
    isDarkened: fill !== color,
  };
}

/** Returns the contrast of two `#rrggbb` colors, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Mixes two `#rrggbb` colors; `share` (0 to 1) is the second one's. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [channelsOf(first), channelsOf(second)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

type Grounds = Readonly<Record<string, string>>;

function inkOn(fill: string, towards: string, grounds: Grounds, tint: string): string {
  const behind = [...Object.values(grounds), tint];
  return until(fill, towards, (shade) =>
    behind.every((ground) => contrast(shade, ground) >= textContrast),
  );
}

const steps = 50;

/** Returns the first suitable shade on the way to another color. */
function until(color: string, towards: string, willDo: (shade: string) => boolean): string {
  for (let step = 0; step < steps; step += 1) {
    const shade = mix(color, towards, step / steps);
    if (willDo(shade)) return shade;
  }
  return towards;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
