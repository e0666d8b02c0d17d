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

/** The present of every page: half a minute after the order of the fixtures was placed. */
const present = '2026-11-20T12:00:30Z';

const faked = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

const endings: (() => void)[] = [];

/** Takes the page of a test away, and forgets what the browser kept. */
export function endPage(): void {
  localStorage.clear();
  // The page itself hears it, so before it goes.
  act(forgetReadValues);
  cleanup();
  while (endings.length > 0) endings.pop()?.();
  endStreams();
  vi.useRealTimers();
}

/** Whoever read what is kept reads it again, as if another tab had changed it. */
function forgetReadValues(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/**
 * Shows a page at an address as a browser does: written by the server, then continued with the data it
 * carries. The test fails when the page calls what the server doesn't answer, or calls it wrongly.
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

/** Shows a page in place of the one that is shown; what the browser kept is read again. */
export function renderAgain(server: FakeServer, address: string, data: StorefrontPage) {
  act(forgetReadValues);
  cleanup();
  return renderPage(server, address, data);
}

/** Records where a page leads to: the simulated browser can't go there. */
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

/** Does the work of `AbortSignal.timeout` with the clock of the test. */
function startTimeLimit(ms: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  return over.signal;
}

/** Lets time pass on the page, in milliseconds. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Comes back to the page from another tab. */
export async function comeBack(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
}
