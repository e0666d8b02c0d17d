import { z } from 'zod/mini';
import { keptFiles, keptPage } from '../../lib/device/kept-page.ts';

/** The list of the order desk's files, written by the build. */
const listAddress = '/desk-files.json';

/**
 * Keeps the page and the files of the order desk on this device once the service worker is in charge of the page, so that
 * it can be reloaded without a network. `signal` gives up waiting for the worker.
 */
export async function keepPage(signal: AbortSignal): Promise<void> {
  // Browsers have it with HTTPS only, and without the worker nobody would use what is kept.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  if (!(await isWorkerInCharge(signal))) return;
  const cache = await caches.open(keptFiles);
  await cache.add(new Request(listAddress, { cache: 'no-cache' }));
  const list = await cache.match(listAddress);
  const wanted = new Set(z.parse(z.array(z.string()), await list?.json()));
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...wanted].filter((file) => !kept.includes(file)));
  // The page comes last: without its files it is useless.
  await cache.add(new Request(keptPage, { headers: { accept: 'text/html' }, cache: 'no-cache' }));
  const staying = new Set([...wanted, listAddress, keptPage]);
  const outdated = kept.filter((file) => !staying.has(file));
  await Promise.all(outdated.map(async (file) => cache.delete(file)));
}

/** Waits for the service worker: at a first visit, somebody may touch the page before it is there. */
async function isWorkerInCharge(signal: AbortSignal): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return true;
  return new Promise((settle) => {
    const settled = () => settle(!signal.aborted);
    serviceWorker.addEventListener('controllerchange', settled, { once: true, signal });
    signal.addEventListener('abort', settled, { once: true });
  });
}
