import { findAdjustableOrders, findCharges } from '@counter/contract/adjustments';
import { findAuditEntries, findAuditPeople } from '@counter/contract/audit';
import { findCustomers } from '@counter/contract/customers';
import { findDeals } from '@counter/contract/deals';
import { findExpenseChoices, findExpenses, findSuppliers } from '@counter/contract/expenses';
import { countFeedback, findInquiries, findReviews } from '@counter/contract/feedback';
import { findCampaigns } from '@counter/contract/marketing';
import { findNextPayout, findPayouts } from '@counter/contract/payouts';
import { findEmployees, findRiders } from '@counter/contract/people';
import { findBreakdown } from '@counter/contract/reports';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { pageOfPayouts } from '../testing/page-of-payouts.ts';
import { currentAddress, renderScreen } from '../testing/render-screen.tsx';
import { openStore } from '../testing/store.ts';

const business = '/dashboard/business/cedar-kitchen';
const reason = 'The database cannot be reached right now.';
const away = new Refusal(503, 'UNAVAILABLE', reason);
const nothing = { data: { content: [], totalElements: 0 } };

type List = {
  readonly name: string;
  readonly address: string;
  readonly fail: (server: FakeServer) => void;
  readonly empty: (server: FakeServer) => void;
  /** The words of the screen where there is nothing yet. */
  readonly said: string;
  /** The button or link there that leads on; absent where lists fill by themselves. */
  readonly next?: string;
  /** The address of a part of it. */
  readonly narrowed?: string;
  /** Answers what the screen reads besides. */
  readonly around?: (server: FakeServer) => void;
};

const lists: readonly List[] = [
  {
    name: 'employees',
    address: `${business}/employee`,
    fail: (server) => server.on(findEmployees, away),
    empty: (server) => server.on(findEmployees, { data: [] }),
    said: 'No employee found',
    next: 'Add New Employee',
  },
  {
    name: 'riders',
    address: `${business}/rider`,
    fail: (server) => server.on(findRiders, away),
    empty: (server) => server.on(findRiders, { data: [] }),
    said: 'No rider found',
    next: 'Add New Rider',
  },
  {
    name: 'suppliers',
    address: `${business}/supplier`,
    fail: (server) => server.on(findSuppliers, away),
    empty: (server) => server.on(findSuppliers, nothing),
    said: 'No supplier found',
    next: 'Add New Supplier',
    narrowed: '?search=nobody',
  },
  {
    name: 'expenses',
    address: `${business}/expense`,
    around: (server) =>
      server.on(findExpenseChoices, { data: { types: [], suppliers: [], months: [], items: [] } }),
    fail: (server) => server.on(findExpenses, away),
    empty: (server) => {
      const sums = { total: 0, types: [], thisMonth: 0, lastMonth: 0 };
      server.on(findExpenses, { data: { ...nothing.data, ...sums } });
    },
    said: 'No expense found',
    next: 'Add New Expense',
    narrowed: '?month=2001-02',
  },
  {
    name: 'deals',
    address: `${business}/deals`,
    fail: (server) => server.on(findDeals, away),
    empty: (server) =>
      server.on(findDeals, { data: { ...nothing.data, firstPage: true, lastPage: true } }),
    said: 'No deal found',
    next: 'Add deal',
  },
  {
    name: 'customers',
    address: '/dashboard/customers',
    fail: (server) => server.on(findCustomers, away),
    empty: (server) => server.on(findCustomers, nothing),
    said: 'No customer found',
    narrowed: '?search=nobody',
  },
  {
    name: 'inquiries',
    address: '/dashboard/customers/inquiries',
    fail: (server) => server.on(findInquiries, away),
    empty: (server) => server.on(findInquiries, nothing),
    said: 'No inquiries yet',
    next: 'Share your web store',
  },
  {
    name: 'reviews',
    address: '/dashboard/customers/reviews',
    fail: (server) => server.on(findReviews, away),
    empty: (server) =>
      server.on(findReviews, { data: { ...nothing.data, counts: [0, 0, 0, 0, 0] } }),
    said: 'No reviews yet',
    next: 'Share your web store',
    narrowed: '?rating=2',
  },
  {
    name: 'campaigns',
    address: '/dashboard/marketing',
    fail: (server) => server.on(findCampaigns, away),
    empty: (server) => server.on(findCampaigns, nothing),
    said: 'No campaign found',
    next: 'Create Campaign',
  },
  {
    name: 'payouts',
    address: '/dashboard/reports/payouts',
    around: (server) => server.on(findNextPayout, away),
    fail: (server) => server.on(findPayouts, away),
    empty: (server) => server.on(findPayouts, { data: pageOfPayouts([]) }),
    said: 'No payouts yet',
    narrowed: '?status=PENDING',
  },
  {
    name: 'order breakdown',
    address: '/dashboard/reports/order-breakdown',
    fail: (server) => server.on(findBreakdown, away),
    empty: (server) => {
      const sums = { subtotal: 0, tax: 0, discount: 0, tip: 0, fee: 0, refunded: 0 };
      const counted = { orders: 0, total: 0 };
      const completed = { ...counted, ...sums };
      const totals = { completed, cancelled: counted, expired: counted };
      server.on(findBreakdown, { data: { ...nothing.data, totals } });
    },
    said: 'No finished orders',
    narrowed: '?search=nobody&status=COMPLETED',
  },
  {
    name: 'orders',
    address: '/dashboard/adujstment',
    around: (server) => server.on(findCharges, { data: { ...nothing.data, open: 0 } }),
    fail: (server) => server.on(findAdjustableOrders, away),
    empty: (server) => server.on(findAdjustableOrders, nothing),
    said: 'No completed orders yet',
    narrowed: '?search=nobody',
  },
  {
    name: 'audit log',
    address: '/dashboard/settings/audit-log',
    around: (server) => server.on(findAuditPeople, { data: [] }),
    fail: (server) => server.on(findAuditEntries, away),
    empty: (server) => server.on(findAuditEntries, { data: { content: [], more: false } }),
    said: 'No activity yet',
    narrowed: '?to=2001-01-01&group=menu',
  },
];

test.each(lists)(
  'the list of $name says why it failed to load, loads on retry and has an empty state',
  async ({ name, address, around, fail, empty, said, next }) => {
    const server = openAround(around);
    fail(server);
    const user = renderScreen(server, address);
    const title = await screen.findByText(`We couldn't load the ${name}`);
    const failure = title.closest<HTMLElement>('[role=alert]') ?? title;
    expect(failure).toHaveTextContent(reason);
    empty(server);
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    const state = (await screen.findByText(said)).closest<HTMLElement>('div');
    expect(title).not.toBeInTheDocument();
    expect(state?.querySelector('svg[viewBox="0 0 96 72"][aria-hidden]')).not.toBeNull();
    const steps = [...(state?.querySelectorAll('a, button') ?? [])];
    expect(steps.map(({ textContent }) => textContent)).toEqual(next ? [next] : []);
  },
);

test.each(lists.flatMap(({ narrowed, ...list }) => (narrowed ? [{ ...list, narrowed }] : [])))(
  'the list of $name says when nothing matches its filters, and clears them',
  async ({ address, narrowed, around, empty, said }) => {
    const server = openAround(around);
    empty(server);
    const user = renderScreen(server, address + narrowed);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText(said);
    expect(currentAddress()).toBe(address);
  },
);

/** A store whose screen can read what is around the list. */
function openAround(around: List['around']): FakeServer {
  const counts = { newInquiries: 0, newReviews: 0, reviews: 0 };
  const server = openStore().on(countFeedback, { data: counts });
  around?.(server);
  return server;
}
