import { motifs } from './motifs.ts';
import type { MotifName } from './motifs.ts';
import { mix, palette } from './palette.ts';
import type { ColorName } from './palette.ts';
import { shapes } from './shapes/index.ts';
import type { ShapeName } from './shapes/index.ts';
import { box, circle } from './svg.ts';

/** A picture: its motif, two colors, garnish or emblem, and background (by default a pale tone of the main color). */
export type PictureSpec = {
  shape: ShapeName;
  main: ColorName;
  accent: ColorName;
  motif?: MotifName;
  ground?: ColorName;
};

/**
 * Draws a product as a self-contained square SVG (240 × 240 units, under 3 KB) without scripts, style sheets, fonts or
 * other files.
 */
export function drawPicture(spec: PictureSpec): string {
  const paint = {
    main: palette[spec.main],
    accent: palette[spec.accent],
    motif: spec.motif === undefined ? '' : motifs[spec.motif],
  };
  const ground = mix('#fdf6ea', palette[spec.ground ?? spec.main], 0.28);
  const scene = box(0, 0, 240, 240, 0, ground) + circle(120, 120, 104, '#fff', 'opacity=".4"');
  return wrapSvg(scene + shapes[spec.shape](paint));
}

/** Wraps SVG elements in their root element. */
export function wrapSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${content}</svg>`;
}
