import {
  exportStatement,
  findStatement,
  statementPageSize,
  type StatementEntry,
  type StatementTotals,
} from '@counter/contract/ledger';
import { findNextPayout, type NextPayout } from '@counter/contract/payouts';
import { findFinance, printStatement, type Company, type Finance } from '@counter/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../testing/downloads.ts';
import { hearEvent } from '../../testing/hear-event.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { narrowWindow, phone } from '../../testing/stub-browser.ts';
import { cellsOf } from '../../testing/tables.ts';

const address = '/dashboard/userFinance';

const order: StatementEntry = {
  seq: 3,
  kind: 'ORDER',
  at: '2026-11-19T17:15:00Z',
  day: '2026-11-19',
  orderNumber: 'KM-4821',
  orderDay: '2026-11-18',
  reference: 'KM-4821',
  note: '',
  amount: 37_30,
  amountDisplayValue: '$ 37.30',
  parts: [
    { account: 'sales', amount: 40_00 },
    { account: 'fees', amount: -2_70 },
  ],
  balance: 25_00,
  balanceDisplayValue: '$ 25.00',
};
const payout: StatementEntry = {
  ...order,
  seq: 2,
  kind: 'PAYOUT',
  orderNumber: null,
  orderDay: null,
  reference: 'PO-2026W46-0003',
  amount: -50_00,
  parts: [{ account: 'payouts', amount: -50_00 }],
  balance: -12_30,
};
const returned: StatementEntry = {
  ...payout,
  seq: 4,
  kind: 'PAYOUT_RETURNED',
  reference: 'PO-2026W45-0003',
  amount: 50_00,
};
const campaign: StatementEntry = {
  ...payout,
  seq: 1,
  kind: 'CAMPAIGN',
  reference: 'SMS-7',
  note: 'Free dessert on Thursdays',
  amount: -1_20,
};
const entries = [returned, order, payout, campaign];

const totals: StatementTotals = {
  opening: -1_10,
  closing: 25_00,
  amount: 35_10,
  parts: [{ account: 'sales', amount: 40_00 }],
};
const company: Company = {
  legalBusinessName: 'Cedar Kitchen LLC',
  individual: false,
  address: '12 Quay Street',
  ein: '•••• 1234',
  representative: null,
  accountNumber: '•••• 6789',
  routingNumber: '•••• 0021',
  bankVerified: false,
  companyVerified: true,
  representativeVerified: false,
};
const finance: Finance = {
  currency: 'USD',
  balance: -12_30,
  balanceDisplayValue: '− $ 12.30',
  company,
};
const next: NextPayout = {
  currency: 'USD',
  amount: 120_00,
  periodStart: '2026-11-16',
  periodEnd: '2026-11-22',
  expectedAt: '2026-11-23T10:00:00Z',
  dueDay: '2026-11-30',
  hold: null,
};

const openFinance = (content: readonly StatementEntry[] = entries) =>
  openStore()
    .on(findFinance, { data: finance })
    .on(findNextPayout, { data: next })
    .on(findStatement, { data: { content: [...content], totalElements: content.length, totals } });

test('each entry shows its subject and amount, and links to it', async () => {
  renderScreen(openFinance(), address);
  const table = await screen.findByRole('table', { name: 'Statement' });
  await within(table).findByText('KM-4821');
  const [head, ...rows] = cellsOf(table);
  expect(head).toEqual(['Day', 'Kind', 'Breakdown', 'Amount', 'Balance']);
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['Returned payout PO-2026W45-0003', 'Payouts − $ 50.00', '+ $ 50.00', '− $ 12.30'],
    [
      'Order KM-4821Placed 18 Nov 2026',
      'Sales + $ 40.00Marketplace fees − $ 2.70',
      '+ $ 37.30',
      '$ 25.00',
    ],
    ['Payout PO-2026W46-0003', 'Payouts − $ 50.00', '− $ 50.00', '− $ 12.30'],
    ['SMS campaign SMS-7Free dessert on Thursdays', 'Payouts − $ 50.00', '− $ 1.20', '− $ 12.30'],
  ]);
  // The date stands once, with the time.
  for (const [first] of rows) expect(first).toMatch(/^19 Nov 2026\d\d:\d\d$/);
  const links = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/dashboard/reports/payouts?payout=PO-2026W45-0003',
    '/dashboard/orders/KM-4821?tab=history',
    '/dashboard/reports/payouts?payout=PO-2026W46-0003',
  ]);
});

test('the balance, next payout and company are at the top, with their verification', async () => {
  renderScreen(openFinance(), address);
  const balance = await screen.findByRole('region', { name: 'Balance' });
  await waitFor(() => expect(balance).toHaveTextContent('− $ 12.30'));
  expect(balance).toHaveTextContent("We'll take it from your next earnings.");
  expect(screen.getByRole('region', { name: 'Next payout' })).toHaveTextContent('$ 120.00');
  const details = screen.getByRole('region', { name: 'Company details' });
  const facts = [...details.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    expect.stringMatching(/^Legal business name.*LLCVerified$/i),
    'Tax ID•••• 1234',
    'Address12 Quay Street',
    'RepresentativeNot added',
    expect.stringMatching(/^Account number•••• 6789Not verified$/i),
    expect.stringMatching(/^Routing number•••• 0021$/i),
  ]);
});

test('an individual has no tax ID, and missing bank details show a hint', async () => {
  const server = openFinance().on(findFinance, {
    data: { ...finance, balance: 5_00, company: { ...company, individual: true, ein: null } },
  });
  renderScreen(server, address);
  expect(await screen.findByText('Files as an individual')).toBeVisible();
  expect(screen.queryByText("We'll take it from your next earnings.")).toBeNull();
  server.on(findFinance, { data: { ...finance, company: null } });
  await hearEvent(server, { kind: 'bank.changed' });
  expect(await screen.findByText(/^No bank details yet\. Add them to get paid\./)).toBeVisible();
});

test('narrow screens hide the breakdown', async () => {
  renderScreen(openFinance(), address, narrowWindow);
  const table = await screen.findByRole('table', { name: 'Statement' });
  await within(table).findByText('KM-4821');
  expect(cellsOf(table)[0]).toEqual(['Day', 'Kind', 'Amount', 'Balance']);
});

test('on a phone an entry is a card', async () => {
  renderScreen(openFinance([order, campaign]), address, phone);
  const list = await screen.findByRole('list', { name: 'Statement' });
  const cards = within(list).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Order KM-4821+ $ 37.3019 Nov 2026Balance $ 25.00Sales + $ 40.00Marketplace fees − $ 2.70',
    'SMS campaign SMS-7− $ 1.2019 Nov 2026Balance − $ 12.30Payouts − $ 50.00Free dessert on Thursdays',
  ]);
});

test('a filter on the statement applies to its sum, the URL and the file', async () => {
  const downloads = keepDownloads();
  const server = openFinance().on(exportStatement, 'Day,Amount\r\n');
  const user = renderScreen(server, `${address}?from=2026-11-01&to=2026-11-19&page=2`);
  const sums = await screen.findByLabelText('Totals');
  await waitFor(() =>
    expect(sums).toHaveTextContent(
      'Opening balance, 1 Nov 2026− $ 1.10Sales+ $ 40.00Closing balance, 19 Nov 2026$ 25.00',
    ),
  );
  await user.selectOptions(screen.getByLabelText('Kind'), 'Order');
  await waitFor(() =>
    expect(currentAddress()).toBe(`${address}?from=2026-11-01&to=2026-11-19&kind=ORDER`),
  );
  await waitFor(() =>
    expect(screen.getByLabelText('Totals')).toHaveTextContent(
      /^Sales\+ \$ 40\.00Matching entries\+ \$ 35\.10$/,
    ),
  );
  const wanted = { startDate: '2026-11-01', endDate: '2026-11-19', kind: 'ORDER', search: '' };
  expect(server.received(findStatement).at(-1)?.body).toMatchObject({ ...wanted, pageNumber: 0 });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(server.received(exportStatement)[0]?.body).toMatchObject(wanted);
  server.on(printStatement, '%PDF');
  await user.click(screen.getByRole('button', { name: 'Save PDF' }));
  await waitFor(() => expect(downloads).toHaveLength(2));
  expect(server.received(printStatement)[0]?.body).toMatchObject(wanted);
  await user.click(screen.getByRole('button', { name: 'For accounting' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Xero manual journals' }));
  await waitFor(() => expect(downloads).toHaveLength(3));
  const journal = { ...wanted, format: 'XERO_JOURNAL' };
  expect(server.received(exportStatement)[1]?.body).toMatchObject(journal);
});

test('the statement has pages of twenty, can be searched, and offers a way back from no results', async () => {
  const server = openFinance().on(findStatement, ({ body: { search, pageNumber } }) => ({
    data: {
      content: search === 'nobody' ? [] : [{ ...order, seq: pageNumber }],
      totalElements: search === 'nobody' ? 0 : statementPageSize + 1,
      totals,
    },
  }));
  const user = renderScreen(server, address);
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  await waitFor(() => expect(pages).toHaveTextContent('1–20 of 21'));
  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?page=2`));
  await waitFor(() => expect(server.received(findStatement).at(-1)?.body.pageNumber).toBe(1));
  await user.type(screen.getByRole('searchbox'), 'nobody');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(currentAddress()).toBe(address));
  expect(await screen.findByRole('link', { name: 'KM-4821' })).toBeVisible();
});

test('new earnings appear in the balance and the statement', async () => {
  const server = openFinance([]);
  renderScreen(server, address);
  await screen.findByText('No transactions yet');
  openEarned(server);
  await hearEvent(server, {
    kind: 'payout.changed',
    payout: { transactionId: payout.reference, status: 'PAID' },
  });
  expect(await screen.findByRole('link', { name: payout.reference })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('$ 7.00');
  expect(screen.getByRole('region', { name: 'Next payout' })).toHaveTextContent('$ 130.00');
});

function openEarned(server: ReturnType<typeof openFinance>): void {
  server
    .on(findFinance, { data: { ...finance, balance: 7_00 } })
    .on(findNextPayout, { data: { ...next, amount: 130_00 } })
    .on(findStatement, { data: { content: [payout], totalElements: 1, totals } });
}
