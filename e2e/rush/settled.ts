import type { Page, Request } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

/** Waits until everything that was pressed on a screen has its answer. */
export type Settled = () => Promise<void>;

/** A failed request is sent again after a pause that is shorter than this, in milliseconds. */
const stillForMs = 1000;
const withinMs = 90_000;

/** Follows what a screen sends; ask before the page is opened. */
export function followSending(page: Page): Settled {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.method() === 'POST' && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    const until = performance.now() + withinMs;
    let stillSince = performance.now();
    while (performance.now() - stillSince < stillForMs) {
      if (performance.now() > until) throw new Error('Not everything that was pressed was sent.');
      await delay(100);
      if (underWay.size > 0 || (await page.evaluate(countUnsent)) > 0)
        stillSince = performance.now();
    }
  };
}

/** Runs in the page: counts the steps in the queue of the device. */
async function countUnsent(): Promise<number> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'keyval-store')) return 0;
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('Not read.')));
    });
  const database = await done(indexedDB.open('keyval-store'));
  const store = database.transaction('keyval').objectStore('keyval');
  const steps: unknown = await done<unknown>(store.get('counter.order-steps'));
  database.close();
  const isUnsent = (step: unknown) =>
    typeof step === 'object' && step !== null && 'state' in step && step.state !== 'told';
  return Array.isArray(steps) ? steps.filter(isUnsent).length : 0;
}
