import { FakeServer } from '@counter/contract/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoginAnswer } from '@counter/contract/auth';
import { aSession } from '../testing/store.ts';

// It runs when it is loaded.
beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
});

/** Opens a public page at an address, as its document does, for somebody or nobody. */
async function openPage(address: string, session?: LoginAnswer) {
  const server = new FakeServer();
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  history.replaceState(null, '', address);
  if (session) (await import('../lib/session.ts')).signedIn(session);
  await act(async () => import('./main.tsx'));
  return server;
}

test('a page is shown with its title, and keeps who led there', async () => {
  await openPage('/nowhere?ref=LEAH42');
  expect(await screen.findByRole('heading', { name: 'Sorry, page not found!' })).toBeVisible();
  expect(document.title).toBe('Page not found · Counter');
  expect(location.pathname + location.search).toBe('/404?ref=LEAH42');
  expect(localStorage.getItem('counter.referral')).toContain('LEAH42');
  const { attendanceHeader } = await import('../lib/device/attendance.ts');
  const { now } = await import('@counter/browser/clock');
  vi.useFakeTimers({ now: now() + 6 * 60_000, toFake: ['Date'] });
  expect(attendanceHeader()).toEqual({ 'x-counter-unattended': '1' });
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(attendanceHeader()).toEqual({});
});

test('the part that the address names comes into view', async () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function into(this: Element) {
    seen.push(this.id);
  });
  await openPage('/faq#referral-payout');
  await screen.findByRole('searchbox');
  expect(seen).toContain('referral-payout');
});

test('an address without a part brings nothing into view', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await openPage('/404');
  await screen.findByRole('heading', { name: 'Sorry, page not found!' });
  expect(into).not.toHaveBeenCalled();
});

test('who is signed in is not asked to sign in, and may read every other page', async () => {
  await openPage('/login', aSession());
  expect(document.getElementById('root')).toBeEmptyDOMElement();
  vi.resetModules();
  await openPage('/404', aSession());
  expect(await screen.findByRole('heading', { name: 'Sorry, page not found!' })).toBeVisible();
});

test('a document without a place for the page is refused', async () => {
  document.body.replaceChildren();
  await expect(import('./main.tsx')).rejects.toThrow('has no element to show');
});
