import { pictureLimitPixels, pictureSizes, type PictureSize } from '@counter/contract/files';
import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { isPicture } from './picture-kind.ts';

/** A picture in every size, as WebP. `width` and `height` are those of the large one, in pixels. */
export type SizedPicture = {
  readonly width: number;
  readonly height: number;
  readonly files: Readonly<Record<PictureSize, Buffer>>;
};

// One thread per picture leaves the others to the rest of the server.
sharp.concurrency(1);

/**
 * Re-encodes a picture: upright, in sRGB, without metadata, never enlarged, and only the first frame of an animation.
 * None of the original bytes remain.
 * @throws ProblemError UNSUPPORTED_MEDIA_TYPE for any other file, TOO_LARGE for too many pixels, INVALID_FIELDS for a
 * damaged file
 */
export async function makeSizes(original: Buffer): Promise<SizedPicture> {
  if (!isPicture(original)) {
    throw new ProblemError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This file is not a picture that can be shown. Choose a JPEG, PNG, WebP, GIF or AVIF.',
    );
  }
  await refuseHuge(original);
  const { data, info } = await decode(original);
  const { width, height } = info;
  const [small, medium, large] = await Promise.all([
    encode(data, info, 'small'),
    encode(data, info, 'medium'),
    encode(data, info, 'large'),
  ]);
  return { width, height, files: { small, medium, large } };
}

/** Reads only the header, because a picture of a few bytes can decompress to gigabytes. */
async function refuseHuge(original: Buffer): Promise<void> {
  const { width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged);
  if (width * height <= pictureLimitPixels) return;
  throw new ProblemError(
    'TOO_LARGE',
    `This picture has ${width} × ${height} pixels; 50 megapixels are the most that is taken. Choose a smaller one.`,
  );
}

const decoding: SharpOptions = { limitInputPixels: pictureLimitPixels, failOn: 'error' };

/** Decodes the pixels of the large size, from which the others are made. */
async function decode(original: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  return resize(sharp(original, decoding).autoOrient(), 'large')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged);
}

async function encode(pixels: Buffer, info: OutputInfo, size: PictureSize): Promise<Buffer> {
  const { width, height, channels } = info;
  return resize(sharp(pixels, { raw: { width, height, channels } }), size)
    .webp()
    .toBuffer();
}

function resize(picture: Sharp, size: PictureSize): Sharp {
  const maxSide = pictureSizes[size];
  return picture.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
}

function refuseDamaged(cause: unknown): never {
  const message =
    'This picture is damaged or incomplete. Open it, save it again and choose that one.';
  throw new ProblemError('INVALID_FIELDS', message, {
    errors: [{ path: 'content', message }],
    cause,
  });
}
