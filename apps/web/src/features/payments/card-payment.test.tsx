import { findCardPayment, type CardPayment } from '@counter/contract/payments';
import { findOffMenu } from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../testing/order-fixture.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { describeCard } from './card-words.ts';

const card: CardPayment = {
  state: 'CAPTURED',
  amount: 38_50,
  amountDisplayValue: '$ 38.50',
  refunded: 0,
  refundedDisplayValue: '$ 0.00',
  failure: null,
  givenUp: false,
};

const paidByCard = anOrder({ payment: 'CARD', seenAt: '2026-11-20T12:00:10Z' });

function openOrder(order = paidByCard) {
  const server = openStore({ orders: [order] }).on(findOffMenu, { data: [] });
  const show = () => renderScreen(server, `/dashboard/orders/${order.orderNumber}`);
  return { server, show };
}

test("a payment that failed to load can be retried, for this store's order", async () => {
  const { server, show } = openOrder();
  server.on(findCardPayment, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = show();
  expect(await screen.findByText("We couldn't load the card payment")).toBeVisible();
  server.on(findCardPayment, { data: card });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const note = await screen.findByRole('region', { name: 'Card payment' });
  expect(note).toHaveTextContent(/^Charged \$ 38\.50 to the customer's card\.$/);
  expect(screen.queryByText("We couldn't load the card payment")).toBeNull();
  const asked = { storeId: 3, orderNumber: 'KM-4821' };
  expect(server.received(findCardPayment).at(-1)?.params).toMatchObject(asked);
});

test.each([
  [
    { failure: 'The bank is closed.' },
    /The bank is closed\. We'll retry automatically\.$/,
    'danger',
  ],
  [
    { failure: 'The bank is closed.', givenUp: true },
    /The bank is closed\. The marketplace is handling it\./,
    'danger',
  ],
  [
    { state: 'FAILED', failure: 'The card was declined.' },
    /^We couldn't charge \$ 38\.50 to the customer's card\. Collect payment [^.]*\.$/,
    'danger',
  ],
  [{ state: 'OPEN' }, /^\$ 38\.50 is on hold/, 'info'],
] as const)('a payment with %o says what happens next', async (change, words, tone) => {
  const { server, show } = openOrder();
  server.on(findCardPayment, { data: { ...card, ...change } });
  show();
  const note = await screen.findByRole('region', { name: 'Card payment' });
  expect(note).toHaveTextContent(words);
  expect(note.querySelector(`[data-tone="${tone}"]`)).not.toBeNull();
});

test('an order without a card payment shows none', async () => {
  const { server, show } = openOrder(anOrder({ payment: 'AT_COUNTER', seenAt: paidByCard.seenAt }));
  server.on(findCardPayment, { data: null });
  show();
  await waitFor(() => expect(server.received(findCardPayment)).not.toEqual([]));
  expect(screen.queryByRole('region', { name: 'Card payment' })).toBeNull();
});

test('a charge shows its refunded amount separately', () => {
  const amount = '$\u00A038.50';
  expect(describeCard(card)).toBe(`Charged ${amount} to the customer's card.`);
  expect(describeCard({ ...card, refunded: 5_00, refundedDisplayValue: '$ 5.00' })).toBe(
    `Charged ${amount} to the customer's card and refunded $\u00A05.00.`,
  );
  expect(describeCard({ ...card, state: 'REFUNDED' })).toBe(
    `Refunded ${amount} to the customer's card.`,
  );
  expect(describeCard({ ...card, state: 'CANCELLED' })).toMatch(/^Released the/);
  expect(describeCard({ ...card, state: 'AUTHORIZED' })).toMatch(/is on hold/);
});
