import { findFinancialOverview, type FinancialOverview } from '@counter/contract/analytics';
import { findWaterfall } from '@counter/contract/ledger';
import {
  findNextPayout,
  findPayoutProgress,
  findPayouts,
  type ListedPayout,
  type PayoutProgress,
} from '@counter/contract/payouts';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waterfall } from '../../testing/money.ts';
import { openPayouts, payout } from '../../testing/payouts.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness } from '../../testing/store.ts';

const address = '/dashboard/financials';
const week = { from: '2026-11-14', to: '2026-11-20' };

const noSales: FinancialOverview = {
  currency: 'USD',
  duration: 'LAST_7_DAYS',
  ...week,
  compared: null,
  saleData: [],
  totals: { saleSubTotal: 0, totalOrders: 0 },
  before: null,
  topSellingItems: [],
};

const progress: PayoutProgress = {
  currency: 'USD',
  amount: 177_50,
  parts: [
    { stage: 'PAID', amount: 60_00, payouts: ['PO-2026W44-0003', 'PO-2026W45-0003'], dueDay: null },
    { stage: 'PENDING', amount: 100_00, payouts: ['PO-2026W46-0003'], dueDay: '2026-11-24' },
    { stage: 'NEXT', amount: 17_50, payouts: [], dueDay: null },
  ],
};

/** Opens a store with these payouts, whose next one isn't on hold. */
const open = (content: readonly ListedPayout[] = [], role: Business['role'] = 'owner') =>
  openPayouts(content)
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findFinancialOverview, { data: noSales })
    .on(findWaterfall, { data: waterfall })
    .on(findPayoutProgress, { data: progress });

const panel = async () => screen.findByRole('region', { name: 'To your bank' });

test('each part of the money shows its payouts, its arrival, or that it is on hold', async () => {
  const server = open();
  renderScreen(server, address);
  const shown = await panel();
  await waitFor(() => expect(shown).toHaveTextContent('PaidIn your bank, 2 payouts$ 60.00'));
  expect(shown).toHaveTextContent('PendingIn your bank by 24 Nov 2026$ 100.00');
  expect(shown).toHaveTextContent('Not paid out yetOn hold$ 17.50');
  expect(shown).toHaveTextContent('Total$ 177.50');
  expect(server.received(findPayoutProgress)[0]?.body).toMatchObject({
    storeId: 3,
    startDate: week.from,
    endDate: week.to,
  });
});

test('a single part has no sum, and no parts says so', async () => {
  const [paid] = progress.parts;
  const server = open().on(findPayoutProgress, {
    data: { ...progress, parts: paid ? [paid] : [] },
  });
  renderScreen(server, address);
  await waitFor(async () => expect(await panel()).toHaveTextContent('$ 60.00'));
  expect(await panel()).not.toHaveTextContent('Total');
});

test('days without any money to pay out say so', async () => {
  renderScreen(open().on(findPayoutProgress, { data: { ...progress, parts: [] } }), address);
  expect(await screen.findByText('Nothing to pay out for these days.')).toBeVisible();
});

test('a single day shows alone in its period', async () => {
  const data = { ...noSales, from: '2026-11-20', to: '2026-11-20' };
  const server = open().on(findFinancialOverview, { data });
  renderScreen(server, `${address}?range=TODAY`);
  await waitFor(async () => expect(await panel()).toHaveTextContent('Nov 2026'));
  expect(await panel()).not.toHaveTextContent(/2026 – /);
});

test('money in transit that failed to load can be retried', async () => {
  const server = open().on(findPayoutProgress, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  const retry = await within(await panel()).findByRole('button', { name: 'Try again' });
  server.on(findPayoutProgress, { data: progress });
  await user.click(retry);
  await waitFor(async () => expect(await panel()).toHaveTextContent('Total$ 177.50'));
});

test('the last payout is compared with the one before, and the first with none', async () => {
  const first = { ...payout, comparison: null };
  const server = open([first]);
  renderScreen(server, address);
  await waitFor(async () => expect(await panel()).toHaveTextContent('Total'));
  await screen.findAllByText(payout.transactionId);
  expect(await panel()).not.toHaveTextContent('Last payout');
});

test('shows the latest payouts and links to all of them', async () => {
  const content = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    ...payout,
    transactionId: `PO-2026W0${number}-0003`,
    status: 'PAID' as const,
  }));
  const user = renderScreen(open(content), address);
  const latest = await screen.findByRole('region', { name: 'Payouts' });
  const rows = await within(latest).findAllByRole('button', { name: /^PO-/ });
  expect(rows.length).toBeLessThan(content.length);
  await user.click(rows[0] ?? latest);
  await waitFor(() =>
    expect(currentAddress()).toBe('/dashboard/reports/payouts?payout=PO-2026W01-0003'),
  );
});

test("a manager doesn't see or load payouts", async () => {
  const server = open([payout], 'manager');
  renderScreen(server, address);
  await screen.findByRole('figure', { name: 'From sales to your bank' });
  await screen.findByText('Nothing needs your attention.');
  expect(screen.queryByRole('region', { name: /To your bank|Payouts/ })).toBeNull();
  for (const endpoint of [findPayouts, findNextPayout, findPayoutProgress]) {
    expect(server.received(endpoint)).toEqual([]);
  }
});

const attention = async () =>
  within(await screen.findByRole('list', { name: 'Needs attention' })).findAllByRole('listitem');

test.each<[string, Partial<ListedPayout>]>([
  ['made before the bank returned it', { transactionStartTime: '2026-11-18T09:59:59Z' }],
  [
    'made in the moment in which the bank returned it',
    { transactionStartTime: '2026-11-18T10:00:00Z' },
  ],
])('a returned payout needs attention even if one was %s', async (_when, change) => {
  const other = { ...payout, ...change, transactionId: 'PO-2026W47-0003', status: 'PAID' as const };
  renderScreen(open([other, payout]), address);
  const [item, ...others] = await attention();
  expect(item).toHaveTextContent(/Your bank returned \$\s101\.00R20: no transactions/);
  expect(others).toEqual([]);
});

test("an accountant gets a link to the payout, as they can't open the bank account", async () => {
  renderScreen(open([payout], 'accountant'), address);
  const [item] = await attention();
  expect(within(item ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    `/dashboard/reports/payouts?payout=${payout.transactionId}`,
  );
});

test("payouts that failed to load don't claim that all is well", async () => {
  const server = open().on(findNextPayout, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  renderScreen(server, address);
  await screen.findByRole('figure', { name: 'From sales to your bank' });
  await screen.findAllByText(/Not now\./);
  expect(screen.queryByText('Nothing needs your attention.')).toBeNull();
});
