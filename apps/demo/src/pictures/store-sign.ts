import { darker, lighter, mix, palette } from './palette.ts';
import type { ColorName } from './palette.ts';
import { wrapSvg } from './picture.ts';
import { box, circle, ellipse, path, shade, shine } from './svg.ts';

/** A store's two colors: one for its sign, one for lettering and trim. */
export type SignPalette = { main: ColorName; accent: ColorName };

/**
 * Draws a store's sign: a shopfront with a striped awning and the name (one to three short words per line) on the
 * board. It has the format of a product picture.
 */
export function drawStoreSign(name: string, colors: SignPalette): string {
  const main = palette[colors.main];
  const accent = palette[colors.accent];
  const ground = box(0, 0, 240, 240, 0, mix('#fdf6ea', main, 0.22));
  const halo = circle(120, 120, 104, '#fff', 'opacity=".4"');
  return wrapSvg(
    ground + halo + shopfront(main, accent) + board(name, main, accent) + awning(main, accent),
  );
}

function shopfront(main: string, accent: string): string {
  const glass = mix('#dff1f6', accent, 0.15);
  return (
    ellipse(120, 208, 96, 9, '#3a1f1a', 'opacity=".16"') +
    box(40, 112, 160, 96, 4, lighter(main, 0.75)) +
    box(52, 150, 82, 44, 4, glass) +
    path('M52 194L96 150H118L74 194Z', '#fff', 'opacity=".5"') +
    box(146, 146, 42, 62, 4, darker(main, 0.15)) +
    box(153, 153, 28, 30, 3, glass) +
    circle(154, 190, 3, accent) +
    box(36, 202, 168, 8, 3, darker(main, 0.3)) +
    shade('M40 138H200V148H40Z')
  );
}

function awning(main: string, accent: string): string {
  const stripes = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 30 + index * 30;
    return path(`M${x} 108H${x + 30}V128A15 13 0 0 1 ${x} 128Z`, index % 2 === 0 ? main : accent);
  });
  return stripes.join('') + shade('M30 108H210V114H30Z', 0.18);
}

function board(name: string, main: string, accent: string): string {
  const lines = splitName(name);
  const size = Math.min(30, Math.floor(300 / Math.max(...lines.map((line) => line.length))));
  const pitch = size * 1.12;
  const first = 74 - ((lines.length - 1) * pitch) / 2 + size * 0.35;
  const font = `font-family="Georgia, 'Times New Roman', serif" font-weight="700" font-size="${size}"`;
  const lettering = lines.map(
    (line, index) =>
      `<text x="120" y="${Math.round(first + index * pitch)}" text-anchor="middle" fill="${lighter(accent, 0.6)}" ${font}>${escapeText(line)}</text>`,
  );
  return (
    box(26, 36, 188, 74, 12, darker(main, 0.28)) +
    box(30, 38, 180, 68, 9, main) +
    shine('M42 44H196', 2, 0.25) +
    lettering.join('')
  );
}

/** Splits a name into the two most even lines. */
function splitName(name: string): string[] {
  const words = name.split(' ');
  if (words.length === 1) return words;
  const breaks = words.slice(1).map((_, index) => {
    return [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
  });
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
