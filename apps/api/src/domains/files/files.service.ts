import { randomBytes } from 'node:crypto';
import {
  documentTooLarge,
  documentType,
  isDocument,
  pictureLimitBytes,
  pictureTooLarge,
  pictureUrl,
  type Picture,
} from '@counter/contract/files';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { createGate } from '../../platform/kernel/gate.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  claimPictureRows,
  createPictureRow,
  removePictureRow,
  removeUnclaimedRows,
} from './files.repository.ts';
import { urlOf, writePicture } from './picture-files.ts';
import { makeSizes } from './picture-sizes.ts';

/** The job that removes the files of one picture. */
export const removePictureTask = 'picture.remove';

const unclaimedMilliseconds = 24 * 60 * 60 * 1000;
const rowsAtOnce = 200;
const throughGate = createGate(2);

/**
 * Stores a base64 picture in three sizes, all or none. It stays unused until it is claimed. `path` is the field that
 * errors refer to.
 * @throws ProblemError TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_FIELDS
 */
export async function keepPicture(
  platform: Platform,
  userId: number,
  content: string,
  path = 'content',
): Promise<Picture> {
  const original = decodeBase64(content, path);
  const { width, height, files } = await throughGate(async () => makeSizes(original));
  const url = urlOf(randomBytes(16).toString('hex'));
  // Inserts the row first, so that the sweep finds the files if the process dies here.
  await createPictureRow(platform.db, { url, userId, at: platform.clock.now() });
  await writePicture(platform.files, url, files).catch(async (error: unknown) => {
    await forgetPicture(platform, url);
    throw error;
  });
  return { url, small: pictureUrl(url, 'small'), medium: pictureUrl(url, 'medium'), width, height };
}

/**
 * Stores a base64 PDF unchanged. It has no public URL; the record that owns it serves it. It stays unused until it is
 * claimed, like a picture.
 * @throws ProblemError TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_FIELDS
 */
export async function keepDocument(
  { db, clock, files }: Platform,
  userId: number,
  content: string,
): Promise<{ readonly url: string }> {
  const bytes = decodeBase64(content, 'content', documentTooLarge);
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new ProblemError('UNSUPPORTED_MEDIA_TYPE', 'This file is no PDF. Choose another one.');
  }
  const url = `/uploads/documents/${randomBytes(16).toString('hex')}.pdf`;
  // Inserts the row first, so that the sweep finds the file if the process dies here.
  await createPictureRow(db, { url, userId, at: clock.now() });
  await files.write(documentKey(url), bytes, documentType);
  return { url };
}

/** Reads a claimed document; null if it is missing or not a document. */
export async function readDocument({ files }: Pick<Platform, 'files'>, url: string) {
  return isDocument(url) ? files.read(documentKey(url)) : null;
}

/** Reads an uploaded picture in its largest size, or a document; null if it is missing. */
export async function readUpload({ files }: Pick<Platform, 'files'>, url: string) {
  return files.read(documentKey(url));
}

const documentKey = (url: string): string => url.replace(/^\/uploads\//, '');

function decodeBase64(content: string, path: string, tooLarge = pictureTooLarge): Buffer {
  const afterHead = content.startsWith('data:') ? content.indexOf(',') + 1 : 0;
  const text = content.slice(afterHead).replace(/={1,2}$/, '');
  if (text === '' || /[^A-Za-z0-9+/]/.test(text)) {
    throw refusedField(path, 'The file must be sent as base64.');
  }
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > pictureLimitBytes) throw new ProblemError('TOO_LARGE', tooLarge);
  return bytes;
}

/** A job removes the files, because it retries while the storage is unreachable. */
async function forgetPicture({ db }: Platform, url: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await removePictureRow(tx, url);
    await addJob(tx, removePictureTask, { url });
  });
}

/**
 * Marks a form's pictures as used, so that they are kept. Call it in the transaction that saves the form, with its new
 * pictures. It is safe to repeat for one's own pictures. `path` is the field that errors refer to.
 * @throws ProblemError INVALID_FIELDS for a picture that is missing or that another user uploaded
 */
export async function claimPictures(
  tx: Tx,
  userId: number,
  urls: readonly string[],
  at: Date,
  path = 'image',
): Promise<void> {
  if (urls.length === 0) return;
  const claimed = new Set(await claimPictureRows(tx, userId, urls, at));
  if (urls.every((url) => claimed.has(url))) return;
  throw refusedField(path, 'This picture no longer exists. Upload it again.');
}

/** Removes pictures that nothing has claimed for a day. Concurrent runs are safe. */
export async function sweepPictures({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - unclaimedMilliseconds);
  for (let removed = rowsAtOnce; removed === rowsAtOnce;) {
    removed = await inTransaction(db, async (tx) => {
      const urls = await removeUnclaimedRows(tx, before, rowsAtOnce);
      for (const url of urls) await addJob(tx, removePictureTask, { url });
      return urls.length;
    });
  }
}
