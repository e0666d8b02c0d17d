import {
  findAdjustableOrders,
  findCharges,
  findRefundableOrder,
  refundOrder,
  type RefundableOrder,
} from '@counter/contract/adjustments';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { refundable as order } from '../../../testing/refundable.ts';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { phone } from '../../../testing/stub-browser.ts';
import { cellsOf } from '../../../testing/tables.ts';

const list = '/dashboard/adujstment';
const address = '/dashboard/issue-adjustment?order=KM-4821';

/** Opens the store of an order as a person of that role. */
function openOrder(change: Partial<RefundableOrder> = {}, role: Business['role'] = 'owner') {
  const now = { ...order, ...change };
  return openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findCharges, { data: { content: [], totalElements: 0, open: 0 } })
    .on(findAdjustableOrders, { data: { content: [now], totalElements: 1 } })
    .on(findRefundableOrder, { data: now });
}

/** Opens the form of a refund. */
async function openForm(change: Partial<RefundableOrder> = {}) {
  const server = openOrder(change);
  const user = renderScreen(server, address);
  const form = await screen.findByRole('form', { name: 'Refund' });
  const field = (name: string | RegExp) => within(form).getByLabelText(name);
  const choose = async (name: string | RegExp, option: string) =>
    user.selectOptions(field(name), option);
  const submit = async () =>
    user.click(within(form).getByRole('button', { name: /^(?:Refund|Issue refund)/ }));
  return { server, user, form, field, choose, submit };
}

test('completed orders are rows that link to their refund', async () => {
  const full = { ...order, orderNumber: 'KM-4820', refundable: 0, refunded: 0 };
  const server = openOrder();
  server.on(findAdjustableOrders, { data: { content: [order, full], totalElements: 2 } });
  const user = renderScreen(server, list);
  const table = await screen.findByRole('table', { name: 'Completed orders' });
  await within(table).findByText('KM-4821');
  const day: unknown = expect.stringContaining('12:00');
  expect(cellsOf(table)).toEqual([
    ['Order', 'Customer', 'Placed', 'Customer paid', 'Refunded', 'Action'],
    ['KM-4821', 'Amira Haddad', day, '$ 38.00', '$ 11.00', 'Issue Adjustment'],
    ['KM-4820', 'Amira Haddad', day, '$ 38.00', '–', ''],
  ]);
  await user.type(screen.getByRole('searchbox'), 'km-4821');
  await waitFor(() => expect(currentAddress()).toBe(`${list}?search=km-4821`));
  await waitFor(() =>
    expect(server.received(findAdjustableOrders).at(-1)?.body.search).toBe('km-4821'),
  );
  await user.click(screen.getByRole('link', { name: 'Issue Adjustment for KM-4821' }));
  await waitFor(() => expect(currentAddress()).toBe(address));
});

test('the date picker filters completed orders by the day they were placed', async () => {
  const server = openOrder();
  const user = renderScreen(server, list);
  await user.click(await screen.findByRole('button', { name: 'All days' }));
  await user.click(await screen.findByRole('button', { name: 'Last month' }));
  await waitFor(() => expect(currentAddress()).toBe(`${list}?range=LAST_MONTH`));
  await waitFor(() =>
    expect(server.received(findAdjustableOrders).at(-1)?.body).toMatchObject({
      startDate: '2026-10-01',
      endDate: '2026-10-31',
    }),
  );
  server.on(findAdjustableOrders, { data: { content: [], totalElements: 0 } });
  await user.click(await screen.findByRole('button', { name: /^Last month/, expanded: false }));
  await user.click(await screen.findByRole('button', { name: 'Yesterday' }));
  expect(await screen.findByText(/^Nothing on these days\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(currentAddress()).toBe(list));
  expect(server.received(findAdjustableOrders)[0]?.body).not.toHaveProperty('startDate');
});

test('on a phone an order is a card, without a refund link for read-only members', async () => {
  renderScreen(openOrder({}, 'accountant'), list, phone);
  const cards = await screen.findByRole('list', { name: 'Completed orders' });
  expect(within(cards).getByRole('listitem')).toHaveTextContent(
    /^KM-4821Amira HaddadCustomer paid \$ 38\.00.*12:00 · \$ 11\.00 refunded$/,
  );
});

test('the form shows the amounts paid, refunded and refundable', async () => {
  const { form } = await openForm();
  expect(screen.getByRole('region', { name: 'Payment details' })).toHaveTextContent(
    'Paid by Amira HaddadSubtotal$ 30.00Tax$ 3.00Delivery fee$ 5.00Customer paid$ 38.00' +
      'Delivery fee (not refundable)− $ 5.00Already refunded− $ 11.00' +
      'Held for charges− $ 2.00Refundable$ 20.00',
  );
  expect(screen.getByRole('region', { name: 'Earlier refunds' })).toHaveTextContent(
    /Item was missing: The bread was not in the bag.*Marcus Bell\$ 11\.00/,
  );
  expect(screen.queryByRole('region', { name: 'Refund summary' })).toBeNull();
  expect(form).not.toHaveTextContent('Hummus');
});

test('a refund requires a type and a reason, and a custom amount up to what is left', async () => {
  const { server, user, field, choose, submit } = await openForm();
  await submit();
  await waitFor(() =>
    expect(field(/^Refund type/)).toHaveAccessibleDescription('Refund type is required'),
  );
  expect(field(/^Refund reason/)).toHaveAccessibleDescription('Refund reason is required');
  await choose(/^Refund reason/, 'Item was missing');
  await choose(/^Refund type/, 'Custom amount');
  await submit();
  const amount = field(/^Custom amount/);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Custom amount is required/));
  await user.type(amount, '20.01');
  await submit();
  await waitFor(() =>
    expect(amount).toHaveAccessibleDescription(/You can refund up to \$ 20\.00 for this order/),
  );
  await user.clear(amount);
  await user.type(amount, '20');
  await submit();
  const question = await screen.findByRole('dialog', { name: 'Refund $ 20.00 to Amira Haddad?' });
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(server.received(refundOrder)).toEqual([]);
});

test('refunding some items asks for confirmation with the cost to the store, and is sent once', async () => {
  const { server, user, form, choose, submit, field } = await openForm();
  await choose(/^Refund type/, 'Some items');
  await choose(/^Refund reason/, 'Wrong item');
  expect(form).toHaveTextContent('Bread1 ordered · 1 already refunded');
  expect(field('Quantity of Bread')).toBeDisabled();
  await submit();
  expect(await within(form).findByText('Choose items to refund')).toBeVisible();
  await choose('Quantity of Hummus', '1');
  await user.type(field(/^Comment/), 'It was cold');
  // The fee is a tenth of what was charged, of which 11.00 went back before.
  expect(screen.getByRole('region', { name: 'Refund summary' })).toHaveTextContent(
    'Customer gets back$ 11.00Marketplace fee returned$ 1.10Taken from your balance$ 9.90',
  );
  await submit();
  const question = await screen.findByRole('dialog', { name: 'Refund $ 11.00 to Amira Haddad?' });
  expect(question).toHaveTextContent("We'll take this from your balance right away.");
  const confirm = within(question).getByRole('button', { name: 'Refund' });
  server.on(refundOrder, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(confirm);
  expect(await within(form).findByText('Not now.')).toBeVisible();
  server.on(refundOrder, { data: order });
  await submit();
  const again = await screen.findByRole('dialog', { name: 'Refund $ 11.00 to Amira Haddad?' });
  await user.click(within(again).getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('Refunded $ 11.00 of KM-4821 to Amira Haddad.')).toBeVisible();
  expect(currentAddress()).toBe(list);
  const sent = server.received(refundOrder);
  expect(sent[1]?.body).toMatchObject({
    storeId: 3,
    orderId: 1,
    type: 'ITEMS',
    amount: 11_00,
    items: [{ line: 1, quantity: 1 }],
    reason: 'WRONG_ITEM',
    comment: 'It was cold',
  });
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('an order that was paid at the counter is refunded there', async () => {
  const { server, choose, submit } = await openForm({ payment: 'AT_COUNTER' });
  await choose(/^Refund type/, 'Full refund');
  await choose(/^Refund reason/, 'Other');
  expect(screen.getByRole('region', { name: 'Refund summary' })).toHaveTextContent(
    'You refund at the counter$ 20.00Marketplace fee returned$ 2.00Added to your balance$ 2.00',
  );
  await submit();
  const question = await screen.findByRole('dialog', { name: 'Refund $ 20.00 to Amira Haddad?' });
  expect(question).toHaveTextContent('They paid at your counter, so refund them there.');
  expect(server.received(refundOrder)).toEqual([]);
});

test.each<[string, Partial<RefundableOrder>, Business['role']]>([
  ["You can't refund KM-4821", { status: 'READY' }, 'owner'],
  ['Nothing left to refund', { refundable: 0 }, 'owner'],
  ["You can't issue refunds", {}, 'accountant'],
])('without a form: %s', async (said, change, role) => {
  renderScreen(openOrder(change, role), address);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Refund' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose an order' })).toHaveAttribute('href', list);
});
