import { findListViews, findOperatorViews } from '@counter/contract/views';
import { notifications } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { guardOnSessionChange } from '../app/guards.ts';
import { Providers } from '../app/providers.tsx';
import { createAppRouter } from '../app/router.tsx';
import { watchAttendance } from '../lib/device/attendance.ts';
import { findPage } from '../public/find-page.ts';
import type { FakeServer } from '@counter/contract/testing';
import { desktop, showOn, type ShownOn } from './stub-browser.ts';

/** The current time of every screen: half a minute after the fixtures' order was placed. */
export const present = '2026-11-20T12:00:30Z';

const faked = [
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

const endings: (() => void)[] = [];

/** Removes the test's screen and everything it stored. */
export function endScreen(): void {
  cleanup();
  while (endings.length > 0) endings.pop()?.();
  notifications.clean();
  // Without a screen, nothing notices that the network is back.
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
  // Makes readers of stored values read them again, as if another tab had removed them.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  vi.useRealTimers();
  showOn(desktop);
}

/**
 * Renders the application at an address, with the given server. The test fails if the page makes a call that the
 * server doesn't answer, or an invalid one. On a phone, lists are cards.
 */
export function renderScreen(server: FakeServer, address: string, shownOn: ShownOn = desktop) {
  showOn(shownOn);
  const user = enterAddress(server, address);
  const router = createAppRouter();
  const stopGuarding = guardOnSessionChange(() => void router.invalidate());
  render(<Providers router={router} />);
  endings.push(() => {
    stopGuarding();
    router.history.destroy();
  });
  return user;
}

/** Renders the public page at an address, like `renderScreen`. */
export async function renderPublicPage(server: FakeServer, address: string) {
  const user = enterAddress(server, address);
  const { page, value } = findPage(location.pathname);
  const { default: Shown } = await page.load();
  render(<Shown value={value} />);
  return user;
}

/** Implements `AbortSignal.timeout` with the test's clock. */
function startTimeLimit(ms: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  return over.signal;
}

function enterAddress(server: FakeServer, address: string) {
  vi.useFakeTimers({ now: Date.parse(present), toFake: [...faked], shouldAdvanceTime: true });
  // Every list loads its saved views.
  if (!server.answers(findListViews)) server.on(findListViews, { data: [] });
  if (!server.answers(findOperatorViews)) server.on(findOperatorViews, { data: [] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(startTimeLimit);
  history.replaceState(null, '', address);
  watchAttendance();
  endings.push(() => {
    server.close();
    expect(server.complaints).toEqual([]);
  });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

/** Advances the page's clock, in milliseconds. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Returns the path and search of the browser's address. */
export function currentAddress(): string {
  return location.pathname + location.search;
}
