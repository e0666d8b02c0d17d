import { findBusinesses } from '@counter/contract/store';
import {
  exportPromotionsReport,
  findPromotionsReport,
  type CampaignRow,
  type PromotionRow,
  type PromotionsReport,
} from '@counter/contract/analytics';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { phone } from '../../../testing/stub-browser.ts';
import { cellsOf } from '../../../testing/tables.ts';

const address = '/dashboard/analytics/promotions';

const code: PromotionRow = {
  kind: 'CODE',
  id: 12,
  name: 'WELCOME10',
  orders: 40,
  newCustomers: 31,
  sales: 1_000_00,
  ownDiscount: 60_00,
  marketplaceDiscount: 40_00,
  refunded: 12_50,
  earnings: 800_00,
  users: { customers: 34, before: 42, after: 66, verdict: 'MORE' },
};
const deal: PromotionRow = {
  ...code,
  kind: 'DEAL',
  id: 7,
  name: 'Lunch for two',
  orders: 55,
  newCustomers: 2,
  sales: 900_00,
  ownDiscount: 110_00,
  marketplaceDiscount: 0,
  refunded: 0,
  earnings: 700_00,
  users: null,
};
const campaign: CampaignRow = {
  id: 3,
  title: 'Autumn menu',
  sentFrom: '2026-11-02T16:00:00Z',
  countsUntil: '2026-11-09T16:00:00Z',
  counting: false,
  texts: 210,
  cost: 2_10,
  orders: 48,
  newCustomers: 1,
  sales: 1_300_00,
  ownDiscount: 20_00,
  marketplaceDiscount: 0,
  refunded: 0,
  earnings: 1_080_00,
  comparison: { customers: 180, orders: 44, usualHundredths: 2550, verdict: 'MORE' },
  control: null,
};
const none = {
  orders: 0,
  newCustomers: 0,
  sales: 0,
  ownDiscount: 0,
  marketplaceDiscount: 0,
  refunded: 0,
  earnings: 0,
  inSeveralRows: 0,
};
const report: PromotionsReport = {
  currency: 'USD',
  promotions: [deal, code],
  totals: {
    ...code,
    orders: 92,
    newCustomers: 33,
    sales: 1_800_00,
    ownDiscount: 170_00,
    earnings: 1_400_00,
    inSeveralRows: 3,
  },
  campaigns: [campaign],
  campaignTotals: { ...campaign, cost: 2_10, inSeveralRows: 0 },
};

const open = (data: PromotionsReport = report) => openStore().on(findPromotionsReport, { data });

test("codes and deals are rows above their total, with the marketplace's discount apart", async () => {
  const server = open();
  renderScreen(server, address);
  const table = await screen.findByRole('table', { name: 'Codes and deals' });
  await within(table).findByText('WELCOME10');
  expect(cellsOf(table)).toEqual([
    ['Name', 'Orders', 'Sales', 'Before and after', 'Discount', 'Your earnings', 'Refunded'],
    [
      'WELCOME10Promo code',
      '4031 new',
      '$ 1,000.00',
      'More often after16.5 orders a week, 10.5 before',
      '− $ 100.00$ 40.00 by the marketplace',
      '$ 800.00',
      '− $ 12.50',
    ],
    ['Lunch for twoDeal', '552 new', '$ 900.00', '', '− $ 110.00Paid by you', '$ 700.00', '$ 0.00'],
    [
      'Total',
      '9233 new',
      '$ 1,800.00',
      '',
      '− $ 210.00$ 40.00 by the marketplace',
      '$ 1,400.00',
      '− $ 12.50',
    ],
  ]);
  expect(screen.getByRole('region', { name: 'Codes and deals' })).toHaveTextContent(
    '3 orders have a code and a deal, or several deals. Each counts in every row and once in the total.',
  );
  expect(screen.getByRole('link', { name: 'WELCOME10' })).toHaveAttribute(
    'href',
    '/dashboard/promo-code?open=12',
  );
  expect(screen.getByRole('link', { name: 'Lunch for two' })).toHaveAttribute(
    'href',
    '/dashboard/business/cedar-kitchen/deals/form?id=7',
  );
  const days = { startDate: '2026-10-22', endDate: '2026-11-20' };
  expect(server.received(findPromotionsReport)[0]?.body).toMatchObject(days);
});

test("a campaign compares its recipients' orders with their usual weeks", async () => {
  renderScreen(open(), address);
  const table = await screen.findByRole('table', { name: 'SMS campaigns' });
  await within(table).findByText('Autumn menu');
  expect(cellsOf(table)[1]?.slice(1)).toEqual([
    '210$ 2.10 cost',
    '481 new',
    'More than usual44 orders, usually 25.5',
    '$ 1,300.00$ 20.00 off',
    '$ 1,080.00',
  ]);
  expect(screen.getByRole('link', { name: 'Autumn menu' })).toHaveAttribute(
    'href',
    '/dashboard/marketing?open=3',
  );
  expect(screen.getByRole('region', { name: 'SMS campaigns' })).toHaveTextContent(
    'if a recipient placed it within 7 days of the text',
  );
});

test('a campaign that lacks data or still counts shows no result', async () => {
  const early = { ...campaign, id: 4, title: 'Small one', comparison: null };
  const late = { ...early, id: 5, title: 'New one', counting: true, cost: null };
  renderScreen(open({ ...report, campaigns: [early, late] }), address);
  const table = await screen.findByRole('table', { name: 'SMS campaigns' });
  const small = await within(table).findByRole('row', { name: /Small one/ });
  expect(small).toHaveTextContent('Not enough data');
  const recent = within(table).getByRole('row', { name: /New one/ });
  expect(recent).toHaveTextContent('Still counting until Mon 9 Nov');
  expect(recent).toHaveTextContent('Not charged yet');
});

test('the URL keeps the sort order, and the file uses it', async () => {
  const files = keepDownloads();
  const server = open().on(exportPromotionsReport, 'Kind,Name\r\n');
  const user = renderScreen(server, address);
  const table = await screen.findByRole('table', { name: 'Codes and deals' });
  await within(table).findByText('WELCOME10');
  await user.click(within(table).getByRole('button', { name: 'Orders' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?sort=orders`));
  expect(cellsOf(table).map(([name]) => name)).toEqual([
    'Name',
    'Lunch for twoDeal',
    'WELCOME10Promo code',
    'Total',
  ]);
  await user.click(within(table).getByRole('button', { name: 'Orders' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?sort=orders&up=true`));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(server.received(exportPromotionsReport)[0]?.body).toMatchObject({
    sort: 'orders',
    descending: false,
    campaignSort: 'sent',
    campaignDescending: true,
  });
});

test('on a phone each code is a card, and the total is the last one', async () => {
  renderScreen(open(), address, phone);
  const list = await screen.findByRole('list', { name: 'Codes and deals' });
  await within(list).findByText('WELCOME10');
  const cards = within(list).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  expect(cards.at(-1)).toHaveTextContent(
    'Total92 orders33 new$ 1,800.00 sales$ 1,400.00$ 210.00 off · $ 40.00 by the marketplace · $ 12.50 refunded',
  );
});

test('on a phone each of the lists is sorted by a choice of its own', async () => {
  const user = renderScreen(open(), address, phone);
  const [codes, campaigns] = await screen.findAllByRole('combobox', { name: 'Sort by' });
  expect(campaigns).toHaveDisplayValue('Campaign: newest first');
  await user.selectOptions(codes ?? document.body, 'Orders: lowest first');
  await waitFor(() => expect(currentAddress()).toMatch(/sort=orders&up=true/));
});

test('without codes and campaigns it says what will be here', async () => {
  renderScreen(
    open({
      currency: 'USD',
      promotions: [],
      totals: none,
      campaigns: [],
      campaignTotals: { ...none, texts: 0, cost: 0 },
    }),
    address,
  );
  expect(await screen.findByText('No codes or deals used')).toBeVisible();
  expect(screen.getByText('No campaigns sent')).toBeVisible();
});

test('a failure says why and can be retried', async () => {
  const server = openStore().on(
    findPromotionsReport,
    new Refusal(503, 'UNAVAILABLE', 'The database cannot be reached right now.'),
  );
  const user = renderScreen(server, address);
  expect(await screen.findByText("We couldn't load the promotions")).toBeVisible();
  server.on(findPromotionsReport, { data: report });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('WELCOME10')).toBeVisible();
});

test("members who can't change the menu get a link to all deals in place of one", async () => {
  renderScreen(open().on(findBusinesses, oneStore({ role: 'accountant' })), address);
  const link = await screen.findByRole('link', { name: 'Lunch for two' });
  expect(link).toHaveAttribute('href', '/dashboard/business/cedar-kitchen/deals');
});
