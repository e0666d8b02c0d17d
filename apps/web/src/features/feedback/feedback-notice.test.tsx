import { findBusinesses, type Business } from '@counter/contract/store';
import type { StoreEvent } from '@counter/contract/stream';
import { findTodaysOrders } from '@counter/contract/orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hearEvent } from '../../testing/hear-event.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';

const title = 'Nina Oak asks about a wedding';

/** Lets somebody at the orders hear of an event. */
async function hear(event: StoreEvent, role: Business['role'] = 'owner'): Promise<void> {
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findTodaysOrders, { data: [] });
  renderScreen(server, '/dashboard/orders');
  await screen.findByRole('heading', { name: 'Order Management' });
  await hearEvent(server, event);
}

test.each<StoreEvent['kind']>(['inquiry.arrived', 'review.arrived'])(
  '%s is told on every screen',
  async (kind) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both events have these fields
    await hear({ kind, id: 5, title } as StoreEvent);
    expect(await screen.findByText(`${title}, under Customers`)).toBeVisible();
  },
);

test('another event tells nothing', async () => {
  await hear({ kind: 'promotions.changed' });
  expect(screen.queryByText(/under Customers/)).toBeNull();
});
