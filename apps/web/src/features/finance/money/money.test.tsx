import { findCharges, type Charge } from '@counter/contract/adjustments';
import { findFinancialOverview, type FinancialOverview } from '@counter/contract/analytics';
import { findStatement, findWaterfall, type StatementEntry } from '@counter/contract/ledger';
import { findNextPayout, findPayoutProgress, findPayouts } from '@counter/contract/payouts';
import { findFinance } from '@counter/contract/reports';
import { findBusinesses } from '@counter/contract/store';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { waterfall } from '../../../testing/money.ts';
import { pageOfPayouts } from '../../../testing/page-of-payouts.ts';
import { nextPayout, payout } from '../../../testing/payouts.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { cellsOf } from '../../../testing/tables.ts';

const name = 'From sales to your bank';
const address = '/dashboard/financials';

const noSales: FinancialOverview = {
  currency: 'USD',
  duration: 'LAST_7_DAYS',
  from: '2026-11-14',
  to: '2026-11-20',
  compared: null,
  saleData: [],
  totals: { saleSubTotal: 0, totalOrders: 0 },
  before: null,
  topSellingItems: [],
};

const charge: Charge = {
  id: 41,
  storeId: 3,
  storeName: 'Cedar Kitchen',
  orderNumber: 'KM-4821',
  customer: 'Maya Lind',
  currency: 'USD',
  reason: 'QUALITY',
  note: 'Cold food',
  amount: 18_20,
  charged: null,
  status: 'OPEN',
  openedAt: '2026-10-27T10:00:00Z',
  contestBy: '2026-11-25T10:00:00Z',
  contest: null,
  decision: null,
};

const entry: StatementEntry = {
  seq: 3,
  kind: 'ORDER',
  at: '2026-11-19T17:15:00Z',
  day: '2026-11-19',
  orderNumber: 'KM-4821',
  orderDay: '2026-11-19',
  reference: 'KM-4821',
  note: '',
  amount: 170_00,
  amountDisplayValue: '$ 170.00',
  parts: [
    { account: 'sales', amount: 200_00 },
    { account: 'fees', amount: -30_00 },
  ],
  balance: 170_00,
  balanceDisplayValue: '$ 170.00',
};

function moneyStore(): FakeServer {
  return openStore()
    .on(findFinancialOverview, { data: noSales })
    .on(findWaterfall, { data: waterfall });
}

test('the bars lead from sales through earnings to the bank, with their amounts', async () => {
  renderScreen(moneyStore(), address);
  const chart = await screen.findByRole('figure', { name });
  expect(chart).toHaveTextContent(/Of \$\s200\.00 in sales, \$\s127\.50 goes to your bank\./);
  expect(
    within(chart)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sales$ 200.00',
    'Discounts− $ 20.00',
    'Promo codes paid by the marketplace+ $ 5.00',
    'Tax+ $ 16.00',
    'Tips+ $ 9.00',
    'Marketplace fees− $ 30.00',
    'Refunds− $ 12.50',
    'Your earnings$ 167.50',
    'Paid at your counter− $ 40.00',
    'To your bank$ 127.50',
  ]);
  expect(screen.getByRole('region', { name })).toHaveTextContent(
    /Marketplace fees are \$\s31\.50 for these orders, less \$\s1\.50 returned with refunds\./,
  );
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toContain('$ 167.50');
  expect(figures).toContain('+25% vs the previous 7 days81.7% of what customers paid');
  expect(figures).toContain('Same as the previous 7 days12 completed orders');
});

test('the table shows the same as the bars, and the file ends with their sum', async () => {
  const files = keepDownloads();
  const user = renderScreen(moneyStore(), address);
  const chart = await screen.findByRole('figure', { name });
  await user.click(within(chart).getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const [file] = files;
  expect(file?.name).toBe('from-sales-to-your-bank.csv');
  const lines = (await file?.content)?.trim().split('\r\n') ?? [];
  expect(lines[0]).toBe('Part,Amount,Currency');
  expect(lines.at(-1)).toBe('To your bank,127.50,USD');
  const amounts = lines.slice(1).map((line) => Number(line.split(',')[1]));
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
  await user.click(within(chart).getByRole('button', { name: 'View as table' }));
  const rows = cellsOf(within(chart).getByRole('table', { name }));
  expect(rows).toContainEqual(['Marketplace fees', '− $ 30.00']);
  expect(rows.at(-1)).toEqual(['To your bank', '$ 127.50']);
});

test("a bar opens its account's statement for its days, which links back to the same range", async () => {
  const server = moneyStore()
    .on(findFinance, {
      data: { balance: 0, balanceDisplayValue: '$ 0.00', currency: 'USD', company: null },
    })
    .on(findStatement, {
      data: {
        content: [entry],
        totalElements: 1,
        totals: {
          opening: 0,
          closing: 0,
          amount: 170_00,
          parts: [{ account: 'fees', amount: -30_00 }],
        },
      },
    });
  const user = renderScreen(server, `${address}?range=THIS_WEEK&compare=YEAR`);
  await user.click(await screen.findByRole('link', { name: /^Marketplace fees/ }));
  const sums = await screen.findByLabelText('Totals');
  await waitFor(() => expect(sums).toHaveTextContent(/^Marketplace fees− \$ 30\.00$/));
  const { from: startDate, to: endDate } = waterfall;
  const asked = { startDate, endDate, account: 'fees' };
  expect(server.received(findStatement).at(-1)?.body).toMatchObject(asked);
  const table = await screen.findByRole('table', { name: 'Statement' });
  expect(cellsOf(table).map((row) => row.slice(2))).toEqual([
    ['Marketplace fees', 'Amount', 'Balance'],
    ['− $ 30.00', '+ $ 170.00', '$ 170.00'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Back to Financials' }));
  await screen.findByRole('figure', { name });
  expect(currentAddress()).toBe(`${address}?range=THIS_WEEK&compare=YEAR`);
});

test('a manager sees the bars without links, and no payouts are requested', async () => {
  const server = moneyStore()
    .on(findBusinesses, { data: [aBusiness({ role: 'manager' })], message: '', newSignIns: [] })
    .on(findCharges, { data: { content: [charge], totalElements: 1, open: 1 } });
  renderScreen(server, address);
  const chart = await screen.findByRole('figure', { name });
  expect(within(chart).queryByRole('link')).not.toBeInTheDocument();
  expect(await screen.findByText(/^Charge of \$\s18\.20 for order KM-4821$/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /To your bank|Payouts/ })).not.toBeInTheDocument();
  for (const endpoint of [findPayouts, findNextPayout, findPayoutProgress]) {
    expect(server.received(endpoint)).toEqual([]);
  }
});

test('the amounts paid, in transit and next add up, with the arrival day', async () => {
  const server = moneyStore()
    .on(findPayouts, { data: pageOfPayouts([payout]) })
    .on(findPayoutProgress, {
      data: {
        currency: 'USD',
        amount: 127_50,
        parts: [
          { stage: 'PAID', amount: 60_00, payouts: ['PO-2026W45-0003'], dueDay: null },
          {
            stage: 'IN_TRANSIT',
            amount: 50_00,
            payouts: ['PO-2026W46-0003'],
            dueDay: '2026-11-24',
          },
          { stage: 'NEXT', amount: 17_50, payouts: [], dueDay: null },
        ],
      },
    });
  renderScreen(server, address);
  const panel = await screen.findByRole('region', { name: 'To your bank' });
  await waitFor(() => expect(panel).toHaveTextContent('PaidIn your bank$ 60.00'));
  expect(panel).toHaveTextContent('In transitIn your bank by 24 Nov 2026$ 50.00');
  expect(panel).toHaveTextContent('Not paid out yetOn hold$ 17.50');
  expect(panel).toHaveTextContent('Total$ 127.50');
  expect(panel).toHaveTextContent(/Last payout \$ 101\.00: \$\s21\.00 less than the week before: /);
});

test('a returned payment, a hold and a charge need attention until they are settled', async () => {
  const hold = { kind: 'BANK_UNVERIFIED', until: null, reason: null } as const;
  const server = moneyStore()
    .on(findPayouts, { data: pageOfPayouts([payout]) })
    .on(findNextPayout, { data: { ...nextPayout, hold } })
    .on(findCharges, { data: { content: [charge], totalElements: 1, open: 1 } });
  renderScreen(server, address);
  const list = await screen.findByRole('list', { name: 'Needs attention' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  expect(list).toHaveTextContent(/Your payouts are on hold.*verifies your bank account/);
  expect(list).toHaveTextContent(/Your bank returned \$\s101\.00R20: no transactions\./);
  expect(list).toHaveTextContent(/unless you dispute it by/);
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/settings/bank-account',
    '/dashboard/settings/bank-account',
    '/dashboard/adujstment?tab=charges&open=41',
  ]);
});

test('a payment that was paid again needs no attention', async () => {
  const later = { ...payout, transactionId: 'PO-2026W47-0003', status: 'PAID' as const };
  const again = { ...later, transactionStartTime: '2026-11-19T10:00:00Z' };
  const server = moneyStore().on(findPayouts, { data: pageOfPayouts([again, payout]) });
  renderScreen(server, address);
  expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
});

test('more refunds than sales show as owed, and the bars go below zero', async () => {
  const server = moneyStore().on(findWaterfall, {
    data: {
      ...waterfall,
      accounts: [
        { account: 'sales', amount: 10_00 },
        { account: 'refunds', amount: -25_00 },
      ],
    },
  });
  renderScreen(server, address);
  const chart = await screen.findByRole('figure', { name });
  expect(chart).toHaveTextContent(/With \$\s10\.00 in sales, you owe \$\s15\.00\./);
  const bars = within(chart).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    'Sales$ 10.00',
    'Refunds− $ 25.00',
    'To your bank− $ 15.00',
  ]);
});

test('money that failed to load can be retried, and days without any say so', async () => {
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = openStore().on(findFinancialOverview, { data: noSales }).on(findWaterfall, away);
  const user = renderScreen(server, address);
  const failure = await screen.findByText("We couldn't load this report");
  const figures = screen
    .getAllByText("Couldn't be loaded")
    .map(({ parentElement }) => parentElement?.parentElement);
  expect(figures.map((one) => one?.textContent)).toEqual([
    "Your earnings–Couldn't be loaded",
    "Customers paid–Couldn't be loaded",
  ]);
  server.on(findWaterfall, { data: { ...waterfall, accounts: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No money on these days')).toBeVisible();
  expect(failure).not.toBeInTheDocument();
});

test.each([
  [0, false],
  [1, true],
])(
  'earnings of days on which customers paid %i cents are a share of that: %s',
  async (paid, is) => {
    const figures = { earnings: paid, customersPaid: paid, orders: 7 };
    renderScreen(moneyStore().on(findWaterfall, { data: { ...waterfall, figures } }), address);
    await screen.findByText('7 completed orders');
    const main = screen.getByRole('main');
    expect(main.textContent.includes('100% of what customers paid')).toBe(is);
    expect(main.textContent.includes('of what customers paid')).toBe(is);
  },
);
