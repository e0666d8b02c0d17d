import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { requiredText } from '../shared/schema.ts';

/** The maximum size of a picture, in bytes. */
export const pictureLimitBytes = 8 * 1024 * 1024;

/** The message for a larger picture. */
export const pictureTooLarge = 'A picture may have 8 MB at most. Choose a smaller one.';

/** The maximum number of pixels, regardless of the file size. */
export const pictureLimitPixels = 50_000_000;

/** The accepted picture types. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** A picture's three sizes: the maximum length of the longer side in pixels. */
export const pictureSizes = { small: 160, medium: 640, large: 1280 } as const;

export type PictureSize = keyof typeof pictureSizes;

/** `content` is base64, with or without a `data:` prefix. */
export const uploadRequest = z.object({
  filename: requiredText('File name is required', 255),
  contentType: requiredText('Content type is required', 100),
  content: z.string(textOr('Content is required')).check(z.minLength(1, 'Content is required')),
});

/** A stored picture: re-encoded, in three sizes. */
export const picture = z.object({
  /** The URL of the large size, which identifies the picture. */
  url: z.string(),
  small: z.string(),
  medium: z.string(),
  /** The dimensions of the large size, in pixels. */
  width: z.int(),
  height: z.int(),
});

export type Picture = z.infer<typeof picture>;

/**
 * Returns a picture's URL in another size. Pictures that weren't uploaded (drawings) have only one size and are
 * returned unchanged.
 */
export function pictureUrl(url: string, size: PictureSize): string {
  return url.replace(/-large\.webp$/, `-${size}.webp`);
}

/** An uploaded picture, identified by its `url`. */
export const uploadedPicture = z
  .string()
  .check(z.regex(/^\/uploads\/(?!documents\/)[\w./-]{1,200}$/, 'Upload the picture first'));

/** An uploaded picture or document. */
export const uploadedFile = z
  .string()
  .check(z.regex(/^\/uploads\/[\w./-]{1,200}$/, 'Upload the picture first'));

/** The accepted document type. */
export const documentType = 'application/pdf';

/** The message for a document of more than 8 MB. */
export const documentTooLarge = 'A PDF may have 8 MB at most. Choose a smaller one.';

/** Returns true if a file is a document. Unlike pictures, documents can't be opened by URL alone. */
export function isDocument(url: string): boolean {
  return url.startsWith('/uploads/documents/');
}
