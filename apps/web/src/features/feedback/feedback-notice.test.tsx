import { findPromos } from '@counter/contract/promotions';
import { findBusinesses, type Business } from '@counter/contract/store';
import type { StoreEvent } from '@counter/contract/stream';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announceStoreEvent } from '../../lib/live.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';

const title = 'New review: 4 stars';
const told = `${title}, under Customers`;

/** Lets somebody at the promo codes hear of an event. */
async function hear(event: StoreEvent, role: Business['role'] = 'owner'): Promise<void> {
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findPromos, { data: { content: [], totalElements: 0 } });
  renderScreen(server, '/dashboard/promo-code');
  await screen.findByText('No promo code found');
  act(() => announceStoreEvent(event));
}

test.each(['inquiry.arrived', 'review.arrived'] as const)(
  'announces %s on every screen',
  async (kind) => {
    await hear({ kind, title });
    expect(await screen.findByText(told)).toBeInTheDocument();
  },
);

test('announces no other event', async () => {
  await hear({ kind: 'promotions.changed' });
  expect(screen.queryByText(told)).toBeNull();
});

test("announces nothing to members who can't read reviews", async () => {
  await hear({ kind: 'review.arrived', title }, 'accountant');
  expect(screen.queryByText(told)).toBeNull();
});
