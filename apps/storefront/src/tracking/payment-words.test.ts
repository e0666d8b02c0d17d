import { orderPayments, orderStatuses } from '@counter/contract/orders';
import type { TrackedOrder } from '@counter/contract/storefront';
import { expect, it } from 'vitest';
import { paymentWords } from './payment-words.ts';

const order: TrackedOrder = {
  orderNumber: 'KM-4821',
  status: 'NEW',
  deliveryMethod: 'PICKUP',
  deliveryAddress: null,
  note: '',
  customer: 'Maya Lind',
  placedAt: '2026-03-04T17:00:00Z',
  scheduledAt: null,
  readyAt: '2026-03-04T17:20:00Z',
  steps: [],
  rider: null,
  cancelledBecause: '',
  mayCancel: true,
  handoffCode: null,
  pickupInstructions: null,
  items: [],
  currency: 'USD',
  subtotal: 1000,
  discount: 0,
  tax: 80,
  tip: 0,
  deliveryFee: 0,
  total: 1080,
  payment: 'CARD',
  refunded: 0,
  changed: [],
  reduced: 0,
};

it('asks for payment only if it is due, and says that money is back only if it is', () => {
  const told = orderPayments.flatMap((payment) =>
    orderStatuses.map((status) => [payment, status, paymentWords({ ...order, payment, status })]),
  );
  const saying = (words: string) =>
    told
      .filter(([, , said]) => said?.startsWith(words))
      .map(([payment, status]) => [payment, status]);
  const open = ['NEW', 'STORE_ACCEPTED', 'READY'];
  expect(saying('Pay ')).toEqual([
    ...open.map((status) => ['AT_COUNTER', status]),
    ...open.map((status) => ['ON_DELIVERY', status]),
  ]);
  expect(saying('On hold')).toEqual([['CARD', 'NEW']]);
  expect(saying('Your money is back on your card')).toEqual([
    ['CARD', 'STORE_REJECT'],
    ['CARD', 'EXPIRED'],
  ]);
});
