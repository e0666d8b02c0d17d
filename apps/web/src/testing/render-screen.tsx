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

/** The present of every screen: half a minute after the order of the fixtures was placed. */
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

/** Takes the screen of a test away and forgets what it kept. */
export function endScreen(): void {
  cleanup();
  while (endings.length > 0) endings.pop()?.();
  notifications.clean();
  // Without a screen nothing hears that the network is back.
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
  // Whoever keeps something reads that it's gone, as if another tab had done it.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  vi.useRealTimers();
  showOn(desktop);
}

/**
 * Shows the application at an address, as a browser would that talks to this server. The test fails when
 * the page calls what the server doesn't answer, or calls it wrongly. Lists are cards on a phone.
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

/** Shows the page that anybody may open at an address, as `renderScreen` does. */
export async function renderPublicPage(server: FakeServer, address: string) {
  const user = enterAddress(server, address);
  const { page, value } = findPage(location.pathname);
  const { default: Shown } = await page.load();
  render(<Shown value={value} />);
  return user;
}

/** Does the work of `AbortSignal.timeout` with the clock of the test. */
function startTimeLimit(ms: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  return over.signal;
}

function enterAddress(server: FakeServer, address: string) {
  vi.useFakeTimers({ now: Date.parse(present), toFake: [...faked], shouldAdvanceTime: true });
  // Every list asks how the person looks at it.
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

/** Lets time pass on the page, in milliseconds. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Returns the address that the browser shows. */
export function currentAddress(): string {
  return location.pathname + location.search;
}
