import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

/** Crops an image to a square with rounded corners. A radius of half the size makes a circle. */
export async function inShape(picture: Buffer, size: number, radius: number): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return sharp(picture, { density: 150 })
    .resize(size, size, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const fontfile = fileURLToPath(
  new URL(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
);

type Box = { left: number; top: number; width: number; height: number };

/** Renders white text as large as fits its box; nothing for blank text. */
export async function textAt(
  words: string,
  { left, top, width, height }: Box,
): Promise<OverlayOptions[]> {
  if (words.trim() === '') return [];
  const text = `<span foreground="#ffffff">${escape(words)}</span>`;
  const input = await sharp({
    text: { text, font: 'Inter SemiBold', fontfile, width, height, rgba: true },
  })
    .png()
    .toBuffer();
  return [{ input, left, top }];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
