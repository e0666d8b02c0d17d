import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { requiredText } from '../shared/schema.ts';

/** The largest picture that is taken, in bytes. */
export const pictureLimitBytes = 8 * 1024 * 1024;

/** The sentence for a larger one. */
export const pictureTooLarge = 'A picture may have 8 MB at most. Choose a smaller one.';

/** The most pixels a picture may have, however few bytes it takes. */
export const pictureLimitPixels = 50_000_000;

/** The accepted types of pictures. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** The three sizes of every picture: the longer side in pixels, at most. */
export const pictureSizes = { small: 160, medium: 640, large: 1280 } as const;

export type PictureSize = keyof typeof pictureSizes;

/** `content` is base64, with or without a `data:` head. */
export const uploadRequest = z.object({
  filename: requiredText('File name is required', 255),
  contentType: requiredText('Content type is required', 100),
  content: z.string(textOr('Content is required')).check(z.minLength(1, 'Content is required')),
});

/** A picture as it is kept: re-encoded, in three sizes. */
export const picture = z.object({
  /** Names the picture everywhere; the address of its large size. */
  url: z.string(),
  small: z.string(),
  medium: z.string(),
  /** The size of the large version, in pixels. */
  width: z.int(),
  height: z.int(),
});

export type Picture = z.infer<typeof picture>;

/**
 * The address of a picture in another size. What was not uploaded (a drawing) has one size only and is
 * answered as it is.
 */
export function pictureUrl(url: string, size: PictureSize): string {
  return url.replace(/-large\.webp$/, `-${size}.webp`);
}

/** A picture that was uploaded before, named by its `url`. */
export const uploadedPicture = z
  .string()
  .check(z.regex(/^\/uploads\/(?!documents\/)[\w./-]{1,200}$/, 'Upload the picture first'));

/** A picture or a document that was uploaded before. */
export const uploadedFile = z
  .string()
  .check(z.regex(/^\/uploads\/[\w./-]{1,200}$/, 'Upload the picture first'));

/** The type of documents that are taken. */
export const documentType = 'application/pdf';

/** The sentence for a document of more than 8 MB. */
export const documentTooLarge = 'A PDF may have 8 MB at most. Choose a smaller one.';

/** Returns true if a file is a document. Nobody can open it by its address alone. */
export function isDocument(url: string): boolean {
  return url.startsWith('/uploads/documents/');
}
