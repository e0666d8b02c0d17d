import { findReferral, findRewards } from '@counter/contract/referrals';
import type { FakeServer } from '@counter/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { attendanceHeader } from './lib/device/attendance.ts';
import { now } from '@counter/browser/clock';
import { readReferral } from '@counter/browser/referral';
import { openStore } from './testing/store.ts';

/** Opens the portal at an address, as its document does. */
async function openPortal(server: FakeServer, address: string): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  history.replaceState(null, '', address);
  await act(async () => import('./main.tsx'));
}

const referral = {
  code: 'ABCD2345',
  currency: 'USD',
  businesses: 0,
  consumers: 0,
  earned: 0,
  waiting: 0,
  waitingFrom: null,
  paid: 0,
  charges: 0,
  payable: true,
};

test('the portal shows the screen of its address, keeps who led there, and notes who touches it', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const server = openStore()
    .on(findReferral, { data: referral })
    .on(findRewards, { data: { content: [], totalElements: 0 } });
  await openPortal(server, '/dashboard/referral?ref=LEAH42');
  expect(await screen.findByLabelText('For businesses')).toHaveDisplayValue(/ABCD2345$/);
  expect(readReferral()).toBe('LEAH42');
  vi.useFakeTimers({ now: now() + 6 * 60_000, toFake: ['Date'] });
  await waitFor(() => expect(attendanceHeader()).toEqual({ 'x-counter-unattended': '1' }));
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(attendanceHeader()).toEqual({});
  server.close();
});

test('a document without a place for the portal is refused', async () => {
  document.body.replaceChildren();
  vi.resetModules();
  await expect(import('./main.tsx')).rejects.toThrow('has no element to show');
});
