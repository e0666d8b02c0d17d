import { brandPalette, defaultBrandColor, mix } from '@counter/contract/store';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { inShape, textAt } from './drawing.ts';

/** The content of a shared link's image. */
export type Shared = {
  readonly name: string;
  readonly line: string;
  /** The average star rating; null before the first review. */
  readonly rating: string | null;
  readonly brandColor: string | null;
  /** The image files; the logo may be missing. */
  readonly logo: Buffer | null;
  readonly cover: Buffer | null;
  readonly food: readonly Buffer[];
};

export const shareSize = { width: 1200, height: 630 } as const;

/** Draws the image of a shared link as PNG: the store's name and rating beside its food, on its brand color. */
export async function drawSharePicture(shared: Shared): Promise<Buffer> {
  const color = brandPalette(shared.brandColor ?? defaultBrandColor).light.fill;
  const ground = await groundOf(color, shared.cover);
  const plates = shared.cover ? [] : await Promise.all(shared.food.map(plateAt));
  const words = await Promise.all([
    textAt(shared.name, { left: 72, top: 268, width: 520, height: 150 }),
    textAt(shared.line, { left: 72, top: 446, width: 470, height: 34 }),
    textAt(shared.rating ?? '', { left: 72, top: 508, width: 470, height: 40 }),
  ]);
  const logo = shared.logo ? [await logoAt(shared.logo)] : [];
  // A palette halves the file size, and a drawing has few colors.
  return ground
    .composite([...plates.flat(), ...logo, ...words.flat()])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

async function groundOf(color: string, cover: Buffer | null): Promise<Sharp> {
  const { width, height } = shareSize;
  const dark = mix(color, '#000000', 0.45);
  if (!cover) return sharp(gradient(dark, 1, color, 1));
  const shade = gradient(dark, 0.94, dark, 0.15);
  const picture = await sharp(cover)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: shade }])
    .png()
    .toBuffer();
  return sharp(picture);
}

function gradient(from: string, fromOpacity: number, to: string, toOpacity: number): Buffer {
  const { width, height } = shareSize;
  const stop = (offset: number, color: string, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
      `<linearGradient id="g" x2="1" y2=".5">${stop(0, from, fromOpacity)}${stop(1, to, toOpacity)}</linearGradient>` +
      `</defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}

const places = [
  { left: 640, top: -70, size: 400 },
  { left: 860, top: 260, size: 420 },
  { left: 590, top: 400, size: 270 },
] as const;

async function plateAt(food: Buffer, place: number): Promise<OverlayOptions[]> {
  const at = places[place];
  return at
    ? [{ input: await inShape(food, at.size, at.size / 2), left: at.left, top: at.top }]
    : [];
}

async function logoAt(logo: Buffer): Promise<OverlayOptions> {
  return { input: await inShape(logo, 148, 36), left: 72, top: 84 };
}
