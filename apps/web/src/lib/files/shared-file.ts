import { deviceNow } from '@counter/browser/clock';

/** As the service worker keeps it (service-worker/shared-file.ts). */
const sharedFiles = 'counter-shared';
const sharedReceipt = '/dashboard/share/receipt';

/** A shared file is for whoever shared it, not for the next person on this device; in milliseconds. */
const keptMs = 60 * 60_000;

/** The file that was shared with the app in the last hour and waits for its form; undefined without one. */
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

/** Forgets the shared file, once its form has it or nobody wants it. */
export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedFiles);
}
