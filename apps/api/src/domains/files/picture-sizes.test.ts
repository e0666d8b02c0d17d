import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeSizes } from './picture-sizes.ts';

const red = { r: 208, g: 0, b: 0 };

/** A red picture. */
function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: red } });
}

async function frame(background: typeof red): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

async function sizeOf(file: Buffer) {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
}

async function colorAt(file: Buffer, left: number, top: number) {
  const pixel = sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  const [r = 0, g = 0, b = 0] = await pixel.toBuffer();
  return { r, g, b };
}

/** Left red, right blue. */
function twoColors(width: number, height: number) {
  const background = { r: 0, g: 0, b: 208 };
  const half = { create: { width: width / 2, height, channels: 3 as const, background: red } };
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: half, gravity: 'west' },
  ]);
}

/** A small PNG whose head claims another size. */
async function claim(width: number, height: number): Promise<Buffer> {
  const file = await draw(1, 1).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** A text that has `part` in it. */
const containing = (part: string): unknown => expect.stringContaining(part);

describe('the sizes of a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('are made of %s', async (format) => {
    const { width, height, files } = await makeSizes(
      await draw(1600, 800).toFormat(format).toBuffer(),
    );
    expect({ width, height }).toEqual({ width: 1280, height: 640 });
    expect(await sizeOf(files.large)).toEqual({ format: 'webp', width: 1280, height: 640 });
    expect(await sizeOf(files.medium)).toEqual({ format: 'webp', width: 640, height: 320 });
    expect(await sizeOf(files.small)).toEqual({ format: 'webp', width: 160, height: 80 });
    const { r, g, b } = await colorAt(files.large, 600, 300);
    expect(r).toBeGreaterThan(190);
    expect(Math.max(g, b)).toBeLessThan(20);
  });

  test('never exceed the original', async () => {
    const { files } = await makeSizes(await draw(200, 100).png().toBuffer());
    const sizes = await Promise.all([files.large, files.medium, files.small].map(sizeOf));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [200, 100],
      [200, 100],
      [160, 80],
    ]);
  });

  test('handle a picture of one pixel and a narrow strip', async () => {
    const { width, height } = await makeSizes(await draw(1, 1).png().toBuffer());
    expect([width, height]).toEqual([1, 1]);
    const strip = await makeSizes(await draw(4000, 2).png().toBuffer());
    expect(await sizeOf(strip.files.small)).toMatchObject({ width: 160, height: 1 });
  });

  test('are upright and contain no metadata about where or how it was taken', async () => {
    const original = await twoColors(400, 200)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera', Copyright: 'A Person' }, IFD3: { GPSLatitude: '51/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, files } = await makeSizes(original);
    expect([width, height]).toEqual([200, 400]);
    expect((await colorAt(files.large, 100, 50)).r).toBeGreaterThan(190);
    expect((await colorAt(files.large, 100, 350)).b).toBeGreaterThan(190);
    const { exif, icc, xmp, orientation } = await sharp(files.large).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  test('preserve transparency and grayscale', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background } });
    const { files } = await makeSizes(await clear.png().toBuffer());
    expect((await sharp(files.small).stats()).isOpaque).toBe(false);
    const gray = await makeSizes(await draw(40, 40).greyscale().png().toBuffer());
    const { r, g, b } = await colorAt(gray.files.small, 20, 20);
    expect(r === g && g === b).toBe(true);
  });

  test('show the first frame of an animation', async () => {
    const black = { r: 0, g: 0, b: 0 };
    const frames = await Promise.all([red, black].map(async (color) => frame(color)));
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { files } = await makeSizes(animated);
    expect(await sizeOf(files.large)).toEqual({ format: 'webp', width: 60, height: 30 });
    expect((await colorAt(files.large, 30, 15)).r).toBeGreaterThan(190);
  });
});

describe('the picture decoder rejects', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';

  test.each([
    ['nothing', ''],
    ['text', 'GIF, they said'],
    ['a drawing', svg],
    ['a drawing behind an XML head', `<?xml version="1.0"?>${svg}`],
    ['a PDF', '%PDF-1.7\n%âãÏÓ'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ])('%s: no picture', async (_what, content) => {
    await expect(makeSizes(Buffer.from(content, 'latin1'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: containing('Choose a JPEG, PNG, WebP, GIF or AVIF'),
    });
  });

  test('another format, even one that could be read', async () => {
    const tiff = await draw(10, 10).tiff().toBuffer();
    await expect(makeSizes(tiff)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('half a %s', async (format) => {
    const raw = { width: 240, height: 160, channels: 3 as const };
    const noisy = sharp(
      Uint8Array.from({ length: 115_200 }, (_, at) => (at * at) % 251),
      { raw },
    );
    const whole = await noisy.toFormat(format).toBuffer();
    for (const part of [0.01, 0.5, 0.9]) {
      const half = whole.subarray(0, Math.max(20, Math.floor(whole.length * part)));
      await expect(makeSizes(half)).rejects.toMatchObject({
        code: 'INVALID_FIELDS',
        errors: [{ path: 'content', message: containing('damaged') }],
      });
    }
  });

  test('a small file that decodes to too many pixels', async () => {
    const huge = await draw(7200, 7000).png().toBuffer();
    expect(huge.length).toBeLessThan(1_000_000);
    await expect(makeSizes(huge)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: containing('7200 × 7000'),
    });
  });

  test('a picture that declares more pixels than any decoder reads', async () => {
    await expect(makeSizes(await claim(30_000, 30_000))).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: containing('30000 × 30000'),
    });
  });
});
