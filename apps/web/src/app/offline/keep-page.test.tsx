import { afterEach, expect, test } from 'vitest';
import { keepPage } from './keep-page.ts';

/** A service worker that is in charge of the page from `takeOver` on, and a cache that says what it was given. */
function openBrowser() {
  const worker = Object.assign(new EventTarget(), { controller: null as object | null });
  const kept: string[] = [];
  const nameOf = (file: Request | string) =>
    typeof file === 'string' ? file : new URL(file.url).pathname;
  const cache = {
    add: async (file: Request) => void kept.push(nameOf(file)),
    addAll: async (files: readonly string[]) => void kept.push(...files),
    keys: async () => [],
    match: async () => Response.json(['/assets/desk.js']),
  };
  stub(navigator, 'serviceWorker', worker);
  stub(globalThis, 'caches', { open: async () => cache });
  stub(
    globalThis,
    'Request',
    class {
      readonly url: string;
      constructor(path: string) {
        this.url = new URL(path, 'https://counter.test').href;
      }
    },
  );
  const takeOver = () => {
    worker.controller = {};
    worker.dispatchEvent(new Event('controllerchange'));
  };
  return { kept, takeOver };
}

const undo: (() => void)[] = [];

function stub(target: object, name: string, value: unknown): void {
  const former = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, value });
  undo.push(() => {
    if (former) Object.defineProperty(target, name, former);
    else Reflect.deleteProperty(target, name);
  });
}

afterEach(() => {
  for (const back of undo.splice(0)) back();
});

test('saves a page that was used before its service worker took control, once it does', async () => {
  const { kept, takeOver } = openBrowser();
  const keeping = keepPage(new AbortController().signal);
  await Promise.resolve();
  expect(kept).toEqual([]);
  takeOver();
  await keeping;
  expect(kept).toEqual(['/desk-files.json', '/assets/desk.js', '/dashboard']);
});

test("doesn't save a page that is left before its service worker takes control", async () => {
  const { kept, takeOver } = openBrowser();
  const over = new AbortController();
  const keeping = keepPage(over.signal);
  over.abort();
  takeOver();
  await keeping;
  expect(kept).toEqual([]);
});
