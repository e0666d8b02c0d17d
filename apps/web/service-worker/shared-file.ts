/** The address that phones post a shared receipt to, as the manifest says. */
export const shareAddress = '/dashboard/share';

/** The cache, and the address in it, where a shared receipt waits for the form. */
export const sharedFiles = 'counter-shared';
export const sharedReceipt = '/dashboard/share/receipt';

/** As the server takes them; `contract/files` has the same. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const limitBytes = 8 * 1024 * 1024;

/** The reasons for which a shared file is not taken. */
export type ShareRefusal = 'none' | 'many' | 'type' | 'size';

type Shared = { readonly type: string; readonly size: number };

/** Judges what was shared: one picture or PDF of 8 MB at most is taken. */
export function judgeShared(files: readonly Shared[]): ShareRefusal | 'taken' {
  const [file] = files;
  if (!file) return 'none';
  if (files.length > 1) return 'many';
  if (![...pictureTypes, 'application/pdf'].includes(file.type)) return 'type';
  return file.size > limitBytes ? 'size' : 'taken';
}

/** The page that goes on with what was shared, or says why it can't. */
export function pageOfShare(verdict: ReturnType<typeof judgeShared>): string {
  return verdict === 'taken' ? shareAddress : `${shareAddress}?refused=${verdict}`;
}
