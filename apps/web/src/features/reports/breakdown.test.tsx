import { maxSearchResults } from '@counter/contract/orders';
import {
  breakdownPageSize,
  exportBreakdown,
  findBreakdown,
  type BreakdownRow,
  type BreakdownTotals,
} from '@counter/contract/reports';
import { workbookType } from '@counter/contract/shared';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../testing/downloads.ts';
import { hearEvent } from '../../testing/hear-event.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { narrowWindow, phone } from '../../testing/stub-browser.ts';
import { cellsOf } from '../../testing/tables.ts';

const address = '/dashboard/reports/order-breakdown';

const completed: BreakdownRow = {
  orderNumber: 'KM-4821',
  status: 'COMPLETED',
  placedAt: '2026-11-20T16:00:00Z',
  estimatedPickupTime: '2026-11-18T17:15:00Z',
  customer: 'Amira Haddad',
  deliveryMethod: 'PICKUP',
  subtotal: 40_00,
  subtotalDisplayValue: '$ 40.00',
  tax: 3_55,
  estimatedTaxDisplayValue: '$ 3.55',
  discount: 5_00,
  discountDisplayValue: '$ 5.00',
  tip: 4_00,
  tipDisplayValue: '$ 4.00',
  fee: 5_25,
  feeDisplayValue: '$ 5.25',
  total: 37_30,
  totalDisplayValue: '$ 37.30',
  refunded: 2_00,
  refundedDisplayValue: '$ 2.00',
};
const cancelled: BreakdownRow = {
  ...completed,
  orderNumber: 'KM-4820',
  status: 'STORE_REJECT',
  customer: 'Leon Park',
  deliveryMethod: 'DIRECT',
  refunded: 0,
};
const sums = { subtotal: 40_00, tax: 3_55, discount: 5_00, tip: 4_00, fee: 5_25, refunded: 2_00 };
const totals: BreakdownTotals = {
  completed: { orders: 1, total: 37_30, ...sums },
  cancelled: { orders: 1, total: 37_30 },
  expired: { orders: 0, total: 0 },
};

const openBreakdown = (content: readonly BreakdownRow[] = [completed, cancelled]) =>
  openStore().on(findBreakdown, {
    data: { content: [...content], totalElements: content.length, totals },
  });

const heads = [
  ['Order #', 'Status', 'Pick up time', 'Customer', 'Delivery Method', 'Subtotal'],
  ['Tax', 'Discount', 'Tip', 'Fee', 'Order Total Amount'],
].flat();
const amounts = ['$ 40.00', '$ 3.55', '− $ 5.00', '$ 4.00', '− $ 5.25'];
const refunded = '$ 37.30$ 2.00 refunded';
const pickup = 'Wed 18 Nov 12:15';

test('each finished order is a row that adds up, below sums in the same column order', async () => {
  renderScreen(openBreakdown(), address);
  const table = await screen.findByRole('table', { name: 'Order Breakdown' });
  await within(table).findByText('KM-4821');
  expect(cellsOf(table)).toEqual([
    heads,
    ['KM-4821', 'Completed', pickup, 'Amira Haddad', 'Pickup', ...amounts, refunded],
    ['KM-4820', 'Cancelled', pickup, 'Leon Park', 'Delivery', ...amounts, '$ 37.30'],
  ]);
  const region = screen.getByRole('region', { name: 'Totals' });
  expect(region).toHaveTextContent(
    'Subtotal$ 40.00Tax+$ 3.55Discount−$ 5.00Tip+$ 4.00Fee−$ 5.25Order Total Amount=$ 37.30',
  );
  expect(region).toHaveTextContent(
    '1 completed order. Order Total Amount leaves out refunds, the fees returned with them, and promo codes paid by the marketplace. See your earnings in Financials. 1 cancelled order ($ 37.30) is listed',
  );
  expect(region).toHaveTextContent('$ 2.00 refunded to customers.');
  expect(within(region).getByRole('link', { name: 'Financials' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/financials\?from=2026-10-\d\d&to=2026-11-20$/),
  );
  expect(screen.getByRole('link', { name: 'KM-4821' })).toHaveAttribute(
    'href',
    '/dashboard/orders/KM-4821?tab=history',
  );
});

test('an order without a discount and a fee has dashes for them', async () => {
  const free = { ...completed, discount: 0, discountDisplayValue: '$ 0.00', fee: 0 };
  renderScreen(openBreakdown([{ ...free, feeDisplayValue: '$ 0.00' }]), address);
  const table = await screen.findByRole('table', { name: 'Order Breakdown' });
  await within(table).findByText('KM-4821');
  expect(cellsOf(table)[1]?.slice(5, 10)).toEqual(['$ 40.00', '$ 3.55', '–', '$ 4.00', '–']);
});

test('narrow screens stack status, time and method below other columns', async () => {
  renderScreen(openBreakdown(), address, narrowWindow);
  const table = await screen.findByRole('table', { name: 'Order Breakdown' });
  await within(table).findByText('KM-4821');
  const [head, first] = cellsOf(table);
  const elsewhere = ['Status', 'Pick up time', 'Delivery Method'];
  expect(head).toEqual(heads.filter((one) => !elsewhere.includes(one)));
  expect(first?.slice(0, 2)).toEqual(['KM-4821Completed', `Amira Haddad${pickup} · Pickup`]);
});

test('on a phone each order is a card whose amounts add up in one line', async () => {
  const user = renderScreen(openBreakdown(), address, phone);
  const cards = within(await screen.findByRole('list', { name: 'Order Breakdown' }));
  const [first, second] = cards.getAllByRole('listitem').map(({ textContent }) => textContent);
  const line =
    'Subtotal $ 40.00 + Tax $ 3.55 − Discount $ 5.00 + Tip $ 4.00 − Fee $ 5.25'.replaceAll(
      '$ ',
      '$\u00A0',
    );
  expect(first).toBe(
    `KM-4821CompletedAmira HaddadOrder Total Amount $ 37.30${pickup} · Pickup${line}$ 2.00 refunded`,
  );
  expect(second).toBe(
    `KM-4820CancelledLeon ParkOrder Total Amount $ 37.30${pickup} · Delivery${line}`,
  );
  // Struck through, as in the table: the totals leave it out.
  const counted = cards
    .getAllByText('$ 37.30')
    .map((sum) => sum.parentElement?.getAttribute('data-counted'));
  expect(counted).toEqual(['true', 'false']);

  // All filters but the search are in a sheet.
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(within(sheet).getByLabelText('Status'), 'Expired');
  await user.click(within(sheet).getByRole('button', { name: 'Show orders' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?status=EXPIRED`));
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('the URL keeps filters and days, and the request and the file use them', async () => {
  const downloads = keepDownloads();
  const server = openBreakdown().on(exportBreakdown, 'Order #,Total\r\nKM-4821,37.30\r\n');
  const user = renderScreen(server, `${address}?from=2026-11-02&to=2026-11-19`);
  await screen.findByRole('link', { name: 'KM-4821' });
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
  await user.selectOptions(screen.getByLabelText('Delivery Method'), 'Pickup');
  await user.type(screen.getByRole('searchbox'), 'amira');
  await waitFor(() =>
    expect(currentAddress()).toBe(
      `${address}?from=2026-11-02&to=2026-11-19&status=COMPLETED&method=PICKUP&search=amira`,
    ),
  );
  const wanted = {
    startDate: '2026-11-02',
    endDate: '2026-11-19',
    search: 'amira',
    status: 'COMPLETED',
    deliveryMethod: 'PICKUP',
  };
  await waitFor(() =>
    expect(server.received(findBreakdown).at(-1)?.body).toMatchObject({ ...wanted, pageNumber: 0 }),
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await screen.findByText('Saved saved.csv');
  expect(server.received(exportBreakdown)[0]?.body).toMatchObject(wanted);
  const [file] = downloads;
  expect(file?.name).toBe('saved.csv');
  expect(await file?.content).toContain('KM-4821,37.30');
  expect(server.received(exportBreakdown)[0]?.headers.get('accept')).toBe('application/json');
});

test('the same list can be downloaded for Excel', async () => {
  const downloads = keepDownloads();
  const server = openBreakdown().on(exportBreakdown, 'a workbook');
  const user = renderScreen(server, address);
  await screen.findByRole('link', { name: 'KM-4821' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(server.received(exportBreakdown)[0]?.headers.get('accept')).toBe(workbookType);
});

test('a file that failed says why and can be retried', async () => {
  const downloads = keepDownloads();
  const away = new Refusal(503, 'UNAVAILABLE', 'The database cannot be reached right now.');
  const server = openBreakdown().on(exportBreakdown, away);
  const user = renderScreen(server, address);
  await screen.findByRole('link', { name: 'KM-4821' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const told = await screen.findByText(/save the order breakdown.*cannot be reached right now/);
  expect(told).toBeVisible();
  expect(downloads).toEqual([]);
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  server.on(exportBreakdown, 'Order #,Total\r\n');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
});

test('a button loads more, shows how many are loaded, and says when more failed to load', async () => {
  const all = Array.from({ length: breakdownPageSize + 1 }, (_, at) => ({
    ...completed,
    orderNumber: `KM-${3000 + at}`,
  }));
  const pageOf = (page: number) =>
    all.slice(page * breakdownPageSize, (page + 1) * breakdownPageSize);
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  let isAway = true;
  const server = openStore().on(findBreakdown, ({ body: { pageNumber } }) =>
    pageNumber > 0 && isAway
      ? away
      : { data: { content: pageOf(pageNumber), totalElements: all.length, totals } },
  );
  const user = renderScreen(server, address);
  await screen.findByRole('link', { name: 'KM-3000' });
  expect(screen.getByText('20 of 21')).toBeVisible();
  expect(screen.getByText('Rows 1–20 of 21. Export for all rows.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText(/Not now\./);
  expect(screen.getByRole('link', { name: 'KM-3000' })).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'KM-3020' });
  expect(screen.getByText('21 of 21')).toBeVisible();
  expect(screen.queryByText(/^Rows 1–/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('an order that is finished meanwhile appears in the list', async () => {
  const server = openBreakdown([]);
  renderScreen(server, address);
  await screen.findByText('No finished orders');
  server.on(findBreakdown, { data: { content: [completed], totalElements: 1, totals } });
  const about = { orderId: 1, orderNumber: 'KM-4821', status: 'COMPLETED' } as const;
  await hearEvent(server, { kind: 'order.moved', ...about, by: 'Marcus Bell' });
  expect(await screen.findByRole('link', { name: 'KM-4821' })).toBeVisible();
});

test('totals omit refunds if there are none, and say when a search may have found more', async () => {
  const server = openStore().on(findBreakdown, {
    data: {
      content: [cancelled],
      totalElements: maxSearchResults,
      totals: { ...totals, completed: { ...totals.completed, refunded: 0 } },
    },
  });
  const user = renderScreen(server, address);
  await screen.findByRole('link', { name: 'KM-4820' });
  const region = screen.getByRole('region', { name: 'Totals' });
  expect(region).not.toHaveTextContent(/refunded|Search covers/);
  await user.type(screen.getByRole('searchbox'), 'leon');
  await waitFor(() => expect(region).toHaveTextContent(/Search covers the newest [\d,]+ orders\./));
});

test('a named range takes two presses, and other reports keep it', async () => {
  const server = openBreakdown();
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: /^Past month · / }));
  await user.click(await screen.findByRole('button', { name: 'Last month' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?range=LAST_MONTH`));
  const days = { startDate: '2026-10-01', endDate: '2026-10-31' };
  await waitFor(() =>
    expect(server.received(findBreakdown).at(-1)?.body).toMatchObject({ ...days, pageNumber: 0 }),
  );
  expect(screen.getByRole('button', { name: /^Last month · / })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Reports' }));
  for (const name of ['Reports', 'Payouts'])
    expect(tabs.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('?range=LAST_MONTH'),
    );
});

test('on a phone the days are visible and chosen in a sheet', async () => {
  const user = renderScreen(openBreakdown(), `${address}?from=2026-11-02&to=2026-11-19`, phone);
  await user.click(await screen.findByRole('button', { name: /^Custom · / }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'This week' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?range=THIS_WEEK`));
});
