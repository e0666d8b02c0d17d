/** The address that phones post a shared receipt to. The manifest has the same. */
export const shareAddress = '/dashboard/share';

/** The cache, and the address in it, that hold a shared receipt for the form. */
export const sharedFiles = 'counter-shared';
export const sharedReceipt = '/dashboard/share/receipt';

/** The server's limits, also in `contract/files`. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const limitBytes = 8 * 1024 * 1024;

/** Reasons to refuse a shared file. */
export type ShareRefusal = 'none' | 'many' | 'type' | 'size';

type Shared = { readonly type: string; readonly size: number };

/** Judges shared files: a single picture or PDF of at most 8 MB is accepted. */
export function judgeShared(files: readonly Shared[]): ShareRefusal | 'taken' {
  const [file] = files;
  if (!file) return 'none';
  if (files.length > 1) return 'many';
  if (![...pictureTypes, 'application/pdf'].includes(file.type)) return 'type';
  return file.size > limitBytes ? 'size' : 'taken';
}

/** Returns the page that continues with the shared file or says why it was refused. */
export function pageOfShare(verdict: ReturnType<typeof judgeShared>): string {
  return verdict === 'taken' ? shareAddress : `${shareAddress}?refused=${verdict}`;
}
