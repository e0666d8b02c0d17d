import { findBusinesses, type Business } from '@counter/contract/store';
import { findItemFigures, type ItemFigure, type ItemFigures } from '@counter/contract/analytics';
import { exportShownTable } from '@counter/contract/reports';
import { cellText, workbookType } from '@counter/contract/shared';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { oneStore, openStore } from '../../../testing/store.ts';
import { cellsOf } from '../../../testing/tables.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

const address = '/dashboard/analytics/items';
const nothing = { orders: 0, quantity: 0, sales: 0, discounts: 0, netSales: 0 };

const anItem = (change: Partial<ItemFigure>): ItemFigure => ({
  productId: 1,
  productName: 'Lentil soup',
  onMenu: true,
  ...nothing,
  before: nothing,
  group: 'TOO_FEW',
  unavailable: null,
  ...change,
});

const soup = anItem({
  orders: 30,
  quantity: 40,
  sales: 420_00,
  discounts: 20_00,
  netSales: 400_00,
  before: { ...nothing, orders: 18, netSales: 500_00 },
  group: 'KEEP',
  unavailable: { minutes: 90, soldOutMinutes: 90, cost: 12_50 },
});
const bread = anItem({
  productId: 2,
  productName: '=Flat bread, large',
  orders: 12,
  group: 'DROP',
});
const old = anItem({
  productId: 3,
  productName: 'Old pie',
  onMenu: false,
  orders: 2,
  quantity: 2,
  sales: 16_00,
  netSales: 16_00,
  unavailable: { minutes: 30, soldOutMinutes: 0, cost: null },
});

const figures: ItemFigures = {
  currency: 'USD',
  from: '2026-10-22',
  to: '2026-11-20',
  compared: { from: '2026-09-22', to: '2026-10-21' },
  medians: { orders: 21.5, perUnit: 949.5 },
  items: [soup, old, bread],
};

const openItems = (data: ItemFigures = figures) => openStore().on(findItemFigures, { data });

const namesIn = (table: HTMLElement): (string | undefined)[] =>
  cellsOf(table)
    .slice(1)
    .map(([name]) => name);

test('items show their sales, change, advice and time unavailable', async () => {
  renderScreen(openItems(), address);
  const table = await screen.findByRole('table', { name: 'Items' });
  await within(table).findByText('Keep');
  expect(cellsOf(table).slice(1)).toEqual([
    [
      'Lentil soup',
      '30+67%',
      '40',
      '$ 20.00',
      '$ 400.00−20%',
      '$ 10.00',
      'KeepPopular, earns well',
      '1 h 30 minAbout $ 12.50 · sold out',
    ],
    [
      'Old pieNot on the menu',
      '2',
      '2',
      '$ 0.00',
      '$ 16.00',
      '$ 8.00',
      'Too few orders to tellFewer than 10 orders',
      '30 minNot enough data',
    ],
    [
      '=Flat bread, large',
      '12',
      '0',
      '$ 0.00',
      '$ 0.00',
      '–',
      'DropRarely ordered, earns little',
      'None',
    ],
  ]);
  expect(screen.getByRole('link', { name: 'Lentil soup' })).toHaveAttribute(
    'href',
    '/dashboard/product/form?id=1',
  );
  expect(screen.queryByRole('link', { name: 'Old pie' })).not.toBeInTheDocument();
  expect(
    screen.getByText(/popular with 22 orders or more.*\$ 9\.50 or more per unit/),
  ).toBeVisible();
});

test('a column sorts, a second press reverses it, and the URL keeps it', async () => {
  const user = renderScreen(openItems(), address);
  const table = await screen.findByRole('table', { name: 'Items' });
  await within(table).findByText('Keep');
  await user.click(within(table).getByRole('button', { name: 'Orders' }));
  await waitFor(() =>
    expect(namesIn(table)).toEqual(['Lentil soup', '=Flat bread, large', 'Old pieNot on the menu']),
  );
  await user.click(within(table).getByRole('button', { name: 'Orders' }));
  await waitFor(() =>
    expect(namesIn(table)).toEqual(['Old pieNot on the menu', '=Flat bread, large', 'Lentil soup']),
  );
  expect(currentAddress()).toBe(`${address}?sort=orders&reversed=true`);
});

test('the file has the shown rows and totals and prevents formula injection', async () => {
  const downloads = keepDownloads();
  const user = renderScreen(openItems(), `${address}?sort=item`);
  await screen.findByText('Keep');
  expect(screen.getByText('Total of 3 items')).toBeVisible();
  const totals = screen.getByLabelText('Total of 3 items');
  expect(totals).toHaveTextContent(
    'Units42Discounts$ 20.00Net sales$ 416.00Unavailable2 hEstimated cost$ 12.50, not counting 1 without enough data',
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [file] = downloads;
  expect(file?.name).toBe('items-cedar-kitchen-2026-10-22-to-2026-11-20.csv');
  const lines = (await file?.content)?.split('\r\n') ?? [];
  expect(lines.slice(1)).toEqual([
    `"'=Flat bread, large",Yes,12,0,0,0.00,0.00,0.00,,Drop,"Rarely ordered, earns little",0,0,0.00,USD`,
    'Lentil soup,Yes,30,18,40,20.00,400.00,500.00,10.00,Keep,"Popular, earns well",90,90,12.50,USD',
    'Old pie,No,2,0,2,0.00,16.00,0.00,8.00,Too few orders to tell,Fewer than 10 orders,30,0,Not enough data,USD',
    'Total,,,,42,20.00,416.00,500.00,,,,120,90,12.50,USD',
    '',
  ]);
});

test('the Excel file has the same rows, with real numbers and unchanged names', async () => {
  const downloads = keepDownloads();
  const server = openItems().on(exportShownTable, 'a workbook');
  const user = renderScreen(server, `${address}?sort=item`);
  await screen.findByText('Keep');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [sent] = server.received(exportShownTable);
  expect(sent?.headers.get('accept')).toBe(workbookType);
  expect(sent?.body).toMatchObject({
    name: 'items-cedar-kitchen-2026-10-22-to-2026-11-20',
    sheet: 'Items',
  });
  const written = sent?.body.lines.map((line) => line.map(cellText).join('|'));
  expect(written?.[0]).toBe(
    '=Flat bread, large|Yes|12|0|0|0.00|0.00|0.00||Drop|Rarely ordered, earns little|0|0|0.00|USD',
  );
  expect(sent?.body.lines.at(-1)?.[6]).toMatchObject({ value: 416 });
});

test('a search and an advice filter the list and its totals, and an empty result can be cleared', async () => {
  const user = renderScreen(openItems(), address);
  await screen.findByText('Keep', { selector: 'span *, span' });
  await user.selectOptions(screen.getByLabelText('Advice'), 'Drop');
  expect(await screen.findByLabelText('Total of 1 item')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'lentil');
  await screen.findByText('No items found');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByLabelText('Total of 3 items')).toBeVisible();
  expect(currentAddress()).toBe(address);
});

test('the request uses the days and comparison in the URL', async () => {
  const server = openItems();
  renderScreen(server, `${address}?from=2026-11-01&to=2026-11-07&compare=NONE`);
  await screen.findByText('Keep');
  const { body } = server.received(findItemFigures)[0] ?? {};
  expect(body).toEqual({ userId: 7, storeId: 3, startDate: '2026-11-01', endDate: '2026-11-07' });
});

test('items that failed to load say why and can be retried', async () => {
  const server = openStore().on(findItemFigures, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the items");
  server.on(findItemFigures, { data: { ...figures, items: [], medians: null } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No items yet')).toBeVisible();
});

test('on a phone items are cards', async () => {
  renderScreen(openItems(), address, phone);
  const list = await screen.findByRole('list', { name: 'Items' });
  const [card] = within(list).getAllByRole('listitem');
  expect(card).toHaveTextContent(/Lentil soup.*Keep.*Orders 30 · \+67%.*\$ 400\.00.*1 h 30 min/);
});

test('on a phone items are sorted among the filters', async () => {
  const user = renderScreen(openItems(), address, phone);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const choice = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(choice).toHaveDisplayValue('Net sales: highest first');
  await user.selectOptions(choice, 'Orders: lowest first');
  await waitFor(() => expect(currentAddress()).toMatch(/sort=orders&reversed=true/));
});

test("members who can't change the menu get no links to products", async () => {
  const show = async (store: Partial<Business>) => {
    renderScreen(openItems().on(findBusinesses, oneStore(store)), address);
    const table = await screen.findByRole('table', { name: 'Items' });
    await within(table).findByText('Keep');
    return table;
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual([
    '=Flat bread, large',
    'Lentil soup',
  ]);
});

test('a store without items offers to add one to members who can', async () => {
  const show = async (store: Partial<Business>) => {
    const none = openItems({ ...figures, items: [] });
    renderScreen(none.on(findBusinesses, oneStore(store)), address);
    await screen.findByText('No items yet');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Add product']);
});
