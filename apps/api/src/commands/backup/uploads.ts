import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import type { Files } from '../../platform/clients/files/files.ts';
import { listLocalFiles, openLocalFiles } from '../../platform/clients/files/local-files.ts';

/** The uploaded files and their keys. */
export type Uploads = { readonly files: Files; readonly list: () => AsyncIterable<string> };

/** Opens the bucket of the settings, or the folder in the data folder. */
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

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Returns the content type of an upload by its key. */
export const typeOf = (key: string): string =>
  types[path.extname(key)] ?? 'application/octet-stream';
