import { existsSync } from 'node:fs';
import path from 'node:path';
import type { openDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../database.ts';
import { countPictures } from '../../domains/files/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Files } from '../../platform/clients/files/files.ts';
import { listLocalFiles, openLocalFiles } from '../../platform/clients/files/local-files.ts';

/** The upload storage, with a listing of its keys. */
export type Uploads = { readonly files: Files; readonly list: () => AsyncIterable<string> };

/** Opens the configured bucket, or the uploads folder in the data folder. */
export async function openUploads({
  bucket,
  dataDir,
}: Pick<Config, 'bucket' | 'dataDir'>): Promise<Uploads> {
  if (bucket) {
    const { listBucketFiles, openBucketFiles } =
      await import('../../platform/clients/files/bucket.ts');
    return { files: openBucketFiles(bucket), list: () => listBucketFiles(bucket) };
  }
  const root = path.join(dataDir, 'uploads');
  return { files: openLocalFiles(root), list: () => listLocalFiles(root) };
}

/**
 * Returns a warning if the database refers to images but no upload storage exists. Most often, DATA_DIR differs from
 * the server's.
 */
export async function findLostUploads(
  db: ReturnType<typeof openDatabase<Database>>,
  { bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>,
): Promise<string | undefined> {
  const root = path.join(dataDir, 'uploads');
  if (bucket || existsSync(root)) return undefined;
  const count = await countPictures(db);
  if (count === 0) return undefined;
  return `the database has ${count}, but there is no bucket and no folder ${root}. Set DATA_DIR, or S3_BUCKET, as the server has it. If the pictures are lost, make that folder.`;
}

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Returns the content type of an upload by its key. */
export const typeOf = (key: string): string =>
  types[path.extname(key)] ?? 'application/octet-stream';
