import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasBadge, showBadge } from './app-badge.ts';
import { chooseColorScheme, useColorScheme } from './color-scheme.ts';
import { isBuildKept } from './kept-page.ts';
import { findShared, forgetShared } from '../files/shared-file.ts';
import { updatePageTitle, updateTitleMark } from '../url/title.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("applies the chosen colors in all tabs, even if they can't be stored", () => {
  const { result, unmount } = renderHook(useColorScheme);
  const before = result.current;
  act(() => chooseColorScheme('dark'));
  expect([result.current, localStorage.getItem('mantine-color-scheme-value')]).toEqual([
    'dark',
    'dark',
  ]);
  const elsewhere = (key: string) =>
    act(() => {
      localStorage.setItem('mantine-color-scheme-value', 'light');
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  elsewhere('another');
  expect(result.current).toBe('dark');
  elsewhere('mantine-color-scheme-value');
  expect(result.current).toBe('light');
  localStorage.setItem('mantine-color-scheme-value', 'purple');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  act(() => chooseColorScheme('dark'));
  expect(result.current).toBe('dark');
  act(() => chooseColorScheme(before));
  expect(result.current).toBe(before);
  unmount();
});

/** Gives the browser a place for files, and puts one there that was shared some time ago. */
function shareFile(ago: number, headers: Record<string, string> = {}) {
  const kept = new Map<string, Response>();
  const shared = { 'x-shared-at': String(noon - ago), 'content-type': 'image/png', ...headers };
  kept.set('/dashboard/share/receipt', new Response('picture', { headers: shared }));
  const cache = { match: async (path: string) => Promise.resolve(kept.get(path)) };
  vi.stubGlobal('caches', {
    open: async () => Promise.resolve(cache),
    match: cache.match,
    delete: async () => Promise.resolve(kept.clear()),
  });
  return kept;
}

test('keeps a shared file for an hour, with its name', async () => {
  shareFile(60 * 60_000, { 'x-file-name': encodeURIComponent('Beleg März.png') });
  const file = await findShared();
  expect([file?.name, file?.type]).toEqual(['Beleg März.png', 'image/png']);
  shareFile(0);
  expect((await findShared())?.name).toBe('receipt');
  const late = shareFile(60 * 60_000 + 1);
  expect(await findShared()).toBeUndefined();
  expect(late.size).toBe(0);
});

test('finds no shared file once it is forgotten, or in a browser without a cache', async () => {
  const kept = shareFile(0);
  await forgetShared();
  expect(kept.size).toBe(0);
  expect(await findShared()).toBeUndefined();
  vi.unstubAllGlobals();
  expect(await findShared()).toBeUndefined();
  await forgetShared();
});

test('tells whether the device has the files of this build', async () => {
  expect(await isBuildKept()).toBe(false);
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = '/assets/main-1.js';
  document.head.append(entry);
  expect(await isBuildKept()).toBe(false);
  const kept = shareFile(0);
  expect(await isBuildKept()).toBe(false);
  kept.set(entry.src, new Response(''));
  expect(await isBuildKept()).toBe(true);
  entry.remove();
});

test('the title shows the mark before the name of the page', () => {
  updatePageTitle('Orders');
  expect(document.title).toBe('Orders · Counter');
  updateTitleMark('(2) ');
  expect(document.title).toBe('(2) Orders · Counter');
  updatePageTitle('');
  updateTitleMark('');
  expect(document.title).toBe('Counter');
});

test('shows a number on the icon of an installed app where the system can', () => {
  showBadge(3);
  expect(hasBadge()).toBe(false);
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () =>
    Promise.reject(new Error()),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge }));
  showBadge(3);
  expect(setAppBadge).toHaveBeenCalledWith(3);
  expect(hasBadge()).toBe(false);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  expect(hasBadge()).toBe(true);
});
