import {
  findPayout,
  findPayoutAdjustments,
  findPayoutOrders,
  payoutPartPageSize,
  type PayoutDetail,
} from '@counter/contract/payouts';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  correction,
  openPayouts,
  payout,
  payoutDetail,
  payoutOrder,
} from '../../testing/payouts.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { cellsOf } from '../../testing/tables.ts';

const address = '/dashboard/reports/payouts';
const id = payout.transactionId;
const named = new RegExp(`^${id}`);

test('a payout opens with its steps, amounts, plans, adjustments and orders', async () => {
  const user = renderScreen(openPayouts(), address);
  await user.click(await screen.findByRole('button', { name: id }));
  const drawer = await screen.findByRole('dialog', { name: named });
  expect(await within(drawer).findByText(/^Your bank returned this payment: R20/)).toBeVisible();
  const steps = within(drawer).getByRole('region', { name: 'Steps' });
  expect(
    within(steps)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Created', 'Sent to the bank', 'Returned']);
  expect(within(drawer).getByRole('region', { name: 'Amounts' })).toHaveTextContent(
    'Sales+ $ 108.00Tax+ $ 8.00Tips+ $ 4.00Marketplace fees− $ 15.00Corrections+ $ 1.00' +
      'Paid at your counter− $ 5.00Payout amount$ 101.00',
  );
  const compared = within(drawer).getByRole('table', { name: 'Compared with the payout before' });
  expect(cellsOf(compared)).toEqual([
    ['Part', 'This payout', 'Before', 'Difference'],
    ['Orders', '21', '25', '− 4'],
    ['Sales', '$ 108.00', '$ 124.00', '− $ 16.00'],
    ['Tax', '$ 8.00', '$ 10.00', '− $ 2.00'],
    ['Tips', '$ 4.00', '$ 5.00', '− $ 1.00'],
    ['Marketplace fees', '− $ 15.00', '− $ 17.00', '+ $ 2.00'],
    ['Corrections', '$ 1.00', '$ 0.00', '+ $ 1.00'],
    ['Paid at your counter', '− $ 5.00', '$ 0.00', '− $ 5.00'],
    ['Payout amount', '$ 101.00', '$ 122.00', '− $ 21.00'],
  ]);
  expect(within(compared).getByRole('link', { name: 'Corrections' })).toHaveAttribute(
    'href',
    '/dashboard/userFinance?from=2026-11-09&to=2026-11-15&kind=ADJUSTMENT',
  );
  const plans = within(drawer).getByRole('region', { name: 'Marketplace fee' });
  expect(plans).toHaveTextContent(/15% of \$ 100\.00 \(21 orders\)\$ 15\.00/);
  expect(await within(drawer).findByText(/A fee was taken twice/)).toBeVisible();
  const adjustments = within(drawer).getByRole('region', { name: 'Adjustments' });
  expect(adjustments).toHaveTextContent('Correction ADJ-1');
  expect(adjustments).toHaveTextContent('+ $ 1.00');
  const list = within(drawer).getByRole('region', { name: 'Orders (21)' });
  expect(list).toHaveTextContent(/^Orders \(21\)Your earnings/);
  const [usual, atCounter, withCode] = within(list).getAllByRole('listitem');
  expect(usual).toHaveTextContent('$ 40.00 × 15% = $ 6.00 fee$ 37.55');
  expect(usual).not.toHaveTextContent('Paid at your counter');
  expect(atCounter).toHaveTextContent('Fee $ 6.00Paid at your counter$ 37.55');
  expect(withCode).toHaveTextContent('Includes $ 2.00 for promo code CEDAR$ 39.55');
  expect(within(list).getByRole('link', { name: 'KM-4821' })).toHaveAttribute(
    'href',
    '/dashboard/orders/KM-4821?tab=history',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe(address));
});

test.each([
  ['IN_TRANSIT', 'The amount is part of PO-2026W47-0003.'],
  ['PAID', 'The amount was paid with PO-2026W47-0003.'],
] as const)(
  'a returned payout names the one that carries its amount: %s',
  async (status, words) => {
    const includedIn = { transactionId: 'PO-2026W47-0003', status };
    const server = openPayouts().on(findPayout, { data: { ...payoutDetail, includedIn } });
    const user = renderScreen(server, `${address}?payout=${id}`);
    const drawer = await screen.findByRole('dialog', { name: named });
    const carrier = await within(drawer).findByRole('link', { name: 'PO-2026W47-0003' });
    expect(carrier.parentElement).toHaveTextContent(`no transactions. ${words}`);
    expect(drawer).not.toHaveTextContent("We'll add the amount");
    await user.click(carrier);
    await waitFor(() => expect(currentAddress()).toBe(`${address}?payout=PO-2026W47-0003`));
  },
);

test("a payout that arrived wasn't returned, and omits what it doesn't have", async () => {
  const arrived: PayoutDetail = {
    ...payoutDetail,
    status: 'PAID',
    failure: null,
    plans: [],
    before: null,
    comparison: null,
  };
  const server = openPayouts()
    .on(findPayout, { data: { ...arrived, totalOrders: 0 } })
    .on(findPayoutAdjustments, { data: { content: [], totalElements: 0 } });
  renderScreen(server, `${address}?payout=${id}`);
  const drawer = await screen.findByRole('dialog', { name: named });
  expect(await within(drawer).findByText('Arrived')).toBeVisible();
  expect(within(drawer).queryByText(/^Your bank returned/)).toBeNull();
  await waitFor(() =>
    expect(within(drawer).queryByRole('region', { name: 'Adjustments' })).toBeNull(),
  );
  expect(within(drawer).queryByRole('region', { name: /^Orders/ })).toBeNull();
  expect(within(drawer).queryByRole('region', { name: 'Marketplace fee' })).toBeNull();
  expect(within(drawer).queryByRole('table')).toBeNull();
});

test("a payout's orders load twenty at a time, and a failed page can be retried", async () => {
  const many = Array.from({ length: payoutPartPageSize + 1 }, (_, at) => ({
    ...payoutOrder,
    orderNumber: `KM-${3000 + at}`,
  }));
  const server = openPayouts()
    .on(findPayoutAdjustments, new Refusal(503, 'UNAVAILABLE', 'Not now.'))
    .on(findPayoutOrders, ({ body: { pageNumber } }) => {
      const from = pageNumber * payoutPartPageSize;
      const content = many.slice(from, from + payoutPartPageSize);
      return { data: { content, totalElements: many.length } };
    });
  const user = renderScreen(server, `${address}?payout=${id}`);
  const list = await screen.findByRole('region', { name: 'Orders (21)' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(20));
  await user.click(within(list).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(21));
  expect(within(list).queryByRole('button', { name: 'Show more' })).toBeNull();

  const adjustments = screen.getByRole('region', { name: 'Adjustments' });
  expect(await within(adjustments).findByText('Not now.')).toBeVisible();
  server.on(findPayoutAdjustments, { data: { content: [correction], totalElements: 1 } });
  await user.click(within(adjustments).getByRole('button', { name: 'Try again' }));
  expect(await within(adjustments).findByText(/A fee was taken twice/)).toBeVisible();
});

test("a payout's statement is printable, and its days add up to its amount", async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = renderScreen(openPayouts(), `${address}/${id}/statement`);
  const table = await screen.findByRole('table', { name: 'Daily breakdown' });
  const rows = cellsOf(table);
  expect(rows).toEqual([
    ['Day', 'Orders', 'Before fee', 'Fee', 'Adjustments', 'At your counter', 'Total'],
    [expect.stringContaining('9'), '20', '$ 110.00', '− $ 15.00', '–', '− $ 5.00', '$ 90.00'],
    [expect.stringContaining('10'), '1', '$ 10.00', '$ 0.00', '+ $ 1.00', '–', '$ 11.00'],
    ['Payout amount', '21', '$ 120.00', '− $ 15.00', '+ $ 1.00', '− $ 5.00', '$ 101.00'],
  ]);
  const sheet = screen.getByRole('article');
  expect(sheet).toHaveTextContent(`Cedar Kitchen, Harbour · ${id} · Failed`);
  expect(sheet).toHaveTextContent('Returned by bank: R20: no transactions');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Back to payout' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?payout=${id}`));
});

test('a store that collects nothing at its counter has no column for it, and a failure can be retried', async () => {
  const days = payoutDetail.days.map((day) => ({ ...day, collected: 0 }));
  const server = openPayouts().on(findPayout, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, `${address}/${id}/statement`);
  await screen.findByText("We couldn't load the statement");
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  server.on(findPayout, { data: { ...payoutDetail, days, collected: 0, failure: null } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const table = await screen.findByRole('table', { name: 'Daily breakdown' });
  expect(within(table).queryByText('At your counter')).toBeNull();
  expect(screen.queryByText(/^Returned by bank/)).toBeNull();
});

test("a payout that hasn't been sent shows only its first step", async () => {
  const pending: PayoutDetail = {
    ...payoutDetail,
    status: 'PENDING',
    sentAt: null,
    settledAt: null,
    failure: null,
  };
  renderScreen(openPayouts().on(findPayout, { data: pending }), `${address}?payout=${id}`);
  const drawer = await screen.findByRole('dialog', { name: named });
  const steps = await within(drawer).findByRole('region', { name: 'Steps' });
  expect(within(steps).getAllByRole('term')).toHaveLength(1);
});
