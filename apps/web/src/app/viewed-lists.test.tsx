import { findAdjustableOrders, findCharges } from '@counter/contract/adjustments';
import { findItemFigures, findPromotionsReport } from '@counter/contract/analytics';
import { findAuditEntries, findAuditPeople } from '@counter/contract/audit';
import { findCustomers } from '@counter/contract/customers';
import type { Endpoint } from '@counter/contract/endpoint';
import { findExpenseChoices, findExpenses, findSuppliers } from '@counter/contract/expenses';
import { countFeedback, findInquiries, findReviews } from '@counter/contract/feedback';
import { findStatement } from '@counter/contract/ledger';
import { findCampaigns } from '@counter/contract/marketing';
import { findBusinessProducts, findCategories, findStoreProducts } from '@counter/contract/menu';
import { findOrderHistory, findScheduledOrders } from '@counter/contract/orders';
import { findNextPayout, findPayouts } from '@counter/contract/payouts';
import { findEmployees, findRiders, findShifts } from '@counter/contract/people';
import { findPromos } from '@counter/contract/promotions';
import { findBreakdown, findFinance } from '@counter/contract/reports';
import {
  findListViews,
  viewedLists,
  type ListView,
  type StoreList,
  type ViewFilters,
} from '@counter/contract/views';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../testing/render-screen.tsx';
import { openStore } from '../testing/store.ts';
import { phone } from '../testing/stub-browser.ts';

const business = '/dashboard/business/cedar-kitchen';

type Viewed = {
  readonly address: string;
  readonly table: string;
  /** A column that can be hidden: its id, and its words. */
  readonly column: readonly [id: string, header: string];
  /** A filter that a view of the list keeps; absent for a list without any. */
  readonly filter?: ViewFilters[number];
  /** The calls that the screen makes. */
  readonly reads: readonly Endpoint[];
};

const lists: Record<StoreList, Viewed> = {
  orders: {
    address: '/dashboard/orders?tab=history',
    table: 'History',
    column: ['placed', 'Placed'],
    filter: { name: 'method', value: 'PICKUP' },
    reads: [findOrderHistory],
  },
  scheduledOrders: {
    address: '/dashboard/orders?tab=scheduled',
    table: 'Scheduled',
    column: ['scheduled', 'Scheduled for'],
    filter: { name: 'method', value: 'PICKUP' },
    reads: [findScheduledOrders],
  },
  transactions: {
    address: '/dashboard/userFinance',
    table: 'Statement',
    column: ['kind', 'Kind'],
    filter: { name: 'kind', value: 'PAYOUT' },
    reads: [findStatement, findFinance, findNextPayout],
  },
  customers: {
    address: '/dashboard/customers',
    table: 'All Customers',
    column: ['firstVisit', 'First visit'],
    filter: { name: 'show', value: 'new' },
    reads: [findCustomers],
  },
  products: {
    address: '/dashboard/products',
    table: 'Products',
    column: ['category', 'Category'],
    filter: { name: 'size', value: 25 },
    reads: [findStoreProducts, findCategories],
  },
  businessProducts: {
    address: `${business}/products`,
    table: 'Products',
    column: ['weight', 'Weight'],
    filter: { name: 'size', value: 25 },
    reads: [findBusinessProducts, findCategories],
  },
  expenses: {
    address: `${business}/expense`,
    table: 'All Expense',
    column: ['notes', 'Notes'],
    filter: { name: 'month', value: '2026-10' },
    reads: [findExpenses, findExpenseChoices],
  },
  suppliers: {
    address: `${business}/supplier`,
    table: 'All Suppliers',
    column: ['contact', 'Contact'],
    reads: [findSuppliers],
  },
  employees: {
    address: `${business}/employee`,
    table: 'All Employees',
    column: ['mobile', 'Mobile #'],
    filter: { name: 'show', value: 'former' },
    reads: [findEmployees],
  },
  riders: {
    address: `${business}/rider`,
    table: 'Riders',
    column: ['vehicle', 'Vehicle'],
    filter: { name: 'duty', value: 'on' },
    reads: [findRiders],
  },
  shifts: {
    address: `${business}/clock?view=hours`,
    table: 'Shifts',
    column: ['breaks', 'Breaks'],
    filter: { name: 'range', value: 'LAST_WEEK' },
    reads: [findShifts],
  },
  campaigns: {
    address: '/dashboard/marketing',
    table: 'Campaigns',
    column: ['contacts', 'Contacts'],
    reads: [findCampaigns],
  },
  promoCodes: {
    address: '/dashboard/promo-code',
    table: 'Promo codes',
    column: ['startDate', 'Start Date'],
    reads: [findPromos],
  },
  payouts: {
    address: '/dashboard/reports/payouts',
    table: 'Payouts',
    column: ['amount', 'Payoutamount'],
    filter: { name: 'status', value: 'PAID' },
    reads: [findPayouts, findNextPayout],
  },
  breakdown: {
    address: '/dashboard/reports/order-breakdown',
    table: 'Order Breakdown',
    column: ['pickup', 'Pick up time'],
    filter: { name: 'status', value: 'EXPIRED' },
    reads: [findBreakdown],
  },
  items: {
    address: '/dashboard/analytics/items',
    table: 'Items',
    column: ['units', 'Units'],
    filter: { name: 'group', value: 'PROMOTE' },
    reads: [findItemFigures],
  },
  promotionResults: {
    address: '/dashboard/analytics/promotions',
    table: 'Codes and deals',
    column: ['refunded', 'Refunded'],
    reads: [findPromotionsReport],
  },
  campaignResults: {
    address: '/dashboard/analytics/promotions',
    table: 'SMS campaigns',
    column: ['texts', 'Texts sent'],
    reads: [findPromotionsReport],
  },
  reviews: {
    address: '/dashboard/customers/reviews',
    table: 'Product Reviews',
    column: ['received', 'Received'],
    filter: { name: 'rating', value: 2 },
    reads: [findReviews],
  },
  inquiries: {
    address: '/dashboard/customers/inquiries',
    table: 'Inquiries',
    column: ['event', 'Event date'],
    filter: { name: 'status', value: 'NEW' },
    reads: [findInquiries],
  },
  adjustableOrders: {
    address: '/dashboard/adujstment',
    table: 'Completed orders',
    column: ['refunded', 'Refunded'],
    filter: { name: 'range', value: 'LAST_WEEK' },
    reads: [findAdjustableOrders, findCharges],
  },
  charges: {
    address: '/dashboard/adujstment?tab=charges',
    table: 'Charges',
    column: ['opened', 'Opened'],
    filter: { name: 'range', value: 'LAST_WEEK' },
    reads: [findCharges],
  },
  auditLog: {
    address: '/dashboard/settings/audit-log',
    table: 'Audit log',
    column: ['kind', 'Kind'],
    filter: { name: 'group', value: 'menu' },
    reads: [findAuditEntries, findAuditPeople],
  },
};

const all = viewedLists.map((list) => ({ list, ...lists[list] }));

/** A server that knows how the person looks at a list, and is slow to answer what stands in it. */
function slowServer(list: StoreList, { column: [id], filter, reads }: Viewed) {
  const columns = [{ id, shown: false }];
  const views: ListView[] = [
    { id: 1, list, name: '', filters: [], columns },
    { id: 2, list, name: 'Mine', filters: filter ? [filter] : [], columns: [] },
  ];
  const server = openStore()
    .on(countFeedback, { data: { newInquiries: 0, newReviews: 0, reviews: 0 } })
    .on(findListViews, { data: views });
  for (const endpoint of reads) server.on(endpoint, async () => new Promise(() => undefined));
  return server;
}

const headsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

const narrowed = all.flatMap(({ filter, ...viewed }) => (filter ? [{ ...viewed, filter }] : []));
const plain = all.filter(({ filter }) => filter === undefined);

async function findWithout(name: string, header: string): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name });
  await waitFor(() => expect(headsOf(table)).not.toContain(header));
  return table;
}

test.each(narrowed)(
  'the list of $list hides a column; a view shows it and filters the list',
  async (viewed) => {
    const { list, address, table: name, column, filter } = viewed;
    const user = renderScreen(slowServer(list, viewed), address);
    const table = await findWithout(name, column[1]);
    expect(headsOf(table).length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'View: All' }));
    // Without a layout, the menu believes that its button is out of sight.
    await user.click(await screen.findByRole('menuitem', { name: 'Mine', hidden: true }));
    await screen.findByRole('button', { name: 'View: Mine' });
    const shown = new URL(currentAddress(), 'http://counter.test').searchParams;
    expect(shown.get(filter.name)).toBe(String(filter.value));
    expect(headsOf(screen.getByRole('table', { name }))).toContain(column[1]);
  },
);

test.each(plain)(
  'the list of $list, which has no filters, hides a column and has no views',
  async (viewed) => {
    const { list, address, table: name, column } = viewed;
    const user = renderScreen(slowServer(list, viewed), address);
    const table = await findWithout(name, column[1]);
    expect(screen.queryByRole('button', { name: /^View: / })).toBeNull();
    const [first, second] = screen.getAllByRole('button', { name: 'Columns' });
    await user.click((list === 'campaignResults' ? second : first) ?? table);
    const drawer = await screen.findByRole('dialog', { name: `Columns of ${name}` });
    expect(within(drawer).getByRole('checkbox', { name: column[1] })).not.toBeChecked();
  },
);

test.each(narrowed)(
  'on phones, the list of $list has views but no column picker',
  async (viewed) => {
    const user = renderScreen(slowServer(viewed.list, viewed), viewed.address, phone);
    const [first] = await screen.findAllByRole('button', { name: /^(Filters|View: All)/ });
    if (first?.textContent.startsWith('Filters')) await user.click(first);
    await screen.findByRole('button', { name: 'View: All' });
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  },
);
