import { pictureUrl, type PictureSize } from '@counter/contract/files';
import type { Files } from '../../platform/clients/files/files.ts';

type Pictures = Readonly<Record<PictureSize, Buffer>>;

const uploads = '/uploads/';
const sizes: readonly PictureSize[] = ['small', 'medium', 'large'];

const keyOf = (url: string, size: PictureSize): string =>
  pictureUrl(url, size).slice(uploads.length);

/** Returns the URL of a picture by its random name. */
export const urlOf = (name: string): string => `${uploads}pictures/${name}-large.webp`;

/** Writes every size. On failure, throws only after all writes have ended. */
export async function writePicture(files: Files, url: string, pictures: Pictures): Promise<void> {
  const written = await Promise.allSettled(
    sizes.map(async (size) => files.write(keyOf(url, size), pictures[size], 'image/webp')),
  );
  for (const write of written) if (write.status === 'rejected') throw write.reason;
}

/** Removes every existing size. */
export async function removePicture(files: Files, url: string): Promise<void> {
  await Promise.all(sizes.map(async (size) => files.remove(keyOf(url, size))));
}
