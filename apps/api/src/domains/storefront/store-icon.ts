import { brandPalette, defaultBrandColor } from '@counter/contract/store';
import sharp, { type OverlayOptions } from 'sharp';
import { inShape, textAt } from './drawing.ts';

/** The sizes that phones request, in pixels. */
export const iconSizes = [192, 512] as const;

export type IconSize = (typeof iconSizes)[number];

/** The content of a store's icon. */
export type IconFacts = {
  readonly name: string;
  readonly brandColor: string | null;
  /** The store's logo file; null to draw the first letter of its name. */
  readonly logo: Buffer | null;
};

/** The safe zone that phones never crop (https://www.w3.org/TR/appmanifest/#icon-masks). */
const safePart = 0.72;

/** Draws the icon of an installed web store as PNG: its logo on its brand color. */
export async function drawStoreIcon(facts: IconFacts, size: IconSize): Promise<Buffer> {
  const background = brandPalette(facts.brandColor ?? defaultBrandColor).light.fill;
  const ground = sharp({ create: { width: size, height: size, channels: 3, background } });
  const drawn = facts.logo ? await logoOn(facts.logo, size) : await letterOn(facts.name, size);
  return ground.composite(drawn).png({ palette: true, quality: 90 }).toBuffer();
}

async function logoOn(logo: Buffer, size: number): Promise<OverlayOptions[]> {
  const side = Math.round(size * safePart);
  return [{ input: await inShape(logo, side, side / 5), gravity: 'center' }];
}

async function letterOn(name: string, size: number): Promise<OverlayOptions[]> {
  const [letter = ''] = name.trim();
  const side = Math.round(size / 2);
  const box = { left: 0, top: 0, width: side, height: side };
  const [text] = await textAt(letter.toUpperCase(), box);
  return text ? [{ input: text.input, gravity: 'center' }] : [];
}
