import { storefrontPage, type StorefrontPage } from '@counter/contract/storefront';
import type { FakeServer } from '@counter/contract/testing';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { z } from 'zod/mini';
import { render as writePage } from '../entry-server.tsx';
import { keepReferral } from '@counter/browser/referral';
import { Page } from '../page.tsx';
import { forgetPaid } from '../tracking/forget-paid.ts';
import { ChangeStream, endStreams } from './change-stream.ts';

/** The current time of every page: half a minute after the fixtures' order was placed. */
const present = '2026-11-20T12:00:30Z';

const faked = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

const endings: (() => void)[] = [];

/** Removes the test's page and everything stored in the browser. */
export function endPage(): void {
  localStorage.clear();
  // The page itself listens, so this comes before it is unmounted.
  act(forgetReadValues);
  cleanup();
  while (endings.length > 0) endings.pop()?.();
  endStreams();
  vi.useRealTimers();
}

/** Makes readers of stored values read them again, as if another tab had changed them. */
function forgetReadValues(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/**
 * Renders a page as a browser does: the server's HTML, hydrated with its embedded data. The test fails if the page
 * makes a call that the server doesn't answer, or an invalid one.
 */
export function renderPage(server: FakeServer, address: string, data: StorefrontPage) {
  vi.useFakeTimers({ now: Date.parse(present), toFake: [...faked], shouldAdvanceTime: true });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(startTimeLimit);
  vi.stubGlobal('EventSource', ChangeStream);
  history.replaceState(null, '', address);
  const left = watchLeaving();
  const page = z.parse(storefrontPage, JSON.parse(JSON.stringify(data)));
  keepReferral();
  if (page.kind === 'order') forgetPaid();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = writePage(page);
  const differences: unknown[] = [];
  render(<Page page={page} />, {
    container,
    hydrate: true,
    onRecoverableError: (difference) => differences.push(difference),
  });
  endings.push(() => {
    server.close();
    container.remove();
    expect(server.complaints).toEqual([]);
    expect(differences).toEqual([]);
  });
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), left };
}

/** Replaces the current page. Stored values are read again. */
export function renderAgain(server: FakeServer, address: string, data: StorefrontPage) {
  act(forgetReadValues);
  cleanup();
  return renderPage(server, address, data);
}

/** Records where a page navigates to, because the simulated browser can't. */
function watchLeaving(): string[] {
  const left: string[] = [];
  const { location: real } = window;
  const watched = new Proxy<object>(
    {},
    {
      get: (_target, name): unknown => {
        if (name === 'assign') return (address: string) => left.push(address);
        if (name === 'reload') return () => left.push(real.href);
        return Reflect.get(real, name);
      },
    },
  );
  vi.stubGlobal('location', watched);
  endings.push(() => vi.stubGlobal('location', real));
  return left;
}

/** Implements `AbortSignal.timeout` with the test's clock. */
function startTimeLimit(ms: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  return over.signal;
}

/** Advances the page's clock, in milliseconds. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Returns to the page from another tab. */
export async function comeBack(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
}
