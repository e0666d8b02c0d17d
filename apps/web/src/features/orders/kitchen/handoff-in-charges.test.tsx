import { findCharge, findCharges, type Charge } from '@counter/contract/adjustments';
import { findOrder, type OrderWithTimeline } from '@counter/contract/orders';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { anOrder } from '../../../testing/order-fixture.ts';

const charge: Charge = {
  id: 5,
  storeId: 3,
  storeName: 'Cedar Kitchen',
  orderNumber: 'KM-4821',
  customer: 'Amira Haddad',
  currency: 'USD',
  reason: 'MISSING_ITEM',
  note: 'The salad was missing.',
  amount: 900,
  charged: null,
  status: 'OPEN',
  openedAt: '2026-11-20T12:00:00Z',
  contestBy: '2026-12-20T12:00:00Z',
  contest: null,
  decision: null,
};
const order = anOrder({ status: 'COMPLETED', totalItems: 3, bags: 2, handoffCode: '4821' });
const handedOver: OrderWithTimeline = {
  ...order,
  pickupInstructions: null,
  timeline: [
    {
      at: '2026-11-20T11:40:00Z',
      kind: 'complete',
      status: 'COMPLETED',
      by: 'Marcus Bell',
      device: 'Safari on iPad',
      reason: null,
      message: null,
    },
  ],
};

async function openCharge(answered: OrderWithTimeline) {
  const server = openStore()
    .on(findCharges, { data: { content: [charge], totalElements: 1, open: 1 } })
    .on(findCharge, { data: charge })
    .on(findOrder, { data: answered });
  renderScreen(server, '/dashboard/adujstment?tab=charges&open=5');
  return within(await screen.findByRole('dialog', { name: /Charge for KM-4821/ }));
}

test('a charge shows who handed over the order, the number of bags and the code', async () => {
  const drawer = await openCharge(handedOver);
  expect(await drawer.findByText('3 items · 2 bags · Code 4821 matched')).toBeVisible();
  expect(drawer.getByText(/^Handed over/)).toHaveTextContent(/ by Marcus Bell$/);
});

test('an order that was never handed over shows no handoff', async () => {
  const drawer = await openCharge({ ...handedOver, timeline: [] });
  await drawer.findByText('The salad was missing.');
  expect(drawer.queryByText('Handoff')).toBeNull();
});
