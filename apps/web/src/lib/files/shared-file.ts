import { deviceNow } from '@counter/browser/clock';

/** The same names as in service-worker/shared-file.ts. */
const sharedFiles = 'counter-shared';
const sharedReceipt = '/dashboard/share/receipt';

/** Lifetime of a shared file in milliseconds. The next person on this device shouldn't see it. */
const keptMs = 60 * 60_000;

/** Returns the file that was shared with the app in the last hour and is waiting for its form, if any. */
export async function findShared(): Promise<File | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const kept = await (await caches.open(sharedFiles)).match(sharedReceipt);
  if (!kept) return undefined;
  const sharedAt = Number(kept.headers.get('x-shared-at') ?? 0);
  if (deviceNow() - sharedAt > keptMs) {
    await forgetShared();
    return undefined;
  }
  const content = await kept.blob();
  const name = decodeURIComponent(kept.headers.get('x-file-name') ?? '');
  return new File([content], name || 'receipt', { type: content.type });
}

/** Deletes the shared file once the form has it or the person dismissed it. */
export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedFiles);
}
