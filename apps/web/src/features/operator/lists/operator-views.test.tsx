import { findSecurityLog } from '@counter/contract/audit';
import { findOperatorCharges } from '@counter/contract/adjustments';
import type { Endpoint } from '@counter/contract/endpoint';
import { findReportedReviews } from '@counter/contract/feedback';
import {
  findApplications,
  findLeads,
  findMessages,
  findOperatorStores,
  findStoreHealth,
} from '@counter/contract/operator';
import { findOperatorPayouts } from '@counter/contract/payouts';
import {
  findOperatorViews,
  operatorLists,
  saveOperatorView,
  type ListView,
  type OperatorList,
} from '@counter/contract/views';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPayoutDesk } from '../../../testing/payout-desk.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';

type Viewed = {
  readonly address: string;
  readonly table: string;
  /** A column that can be hidden: its id, and its words. */
  readonly column: readonly [id: string, header: string];
  readonly state: string;
  readonly read: Endpoint;
};

const lists: Record<OperatorList, Viewed> = {
  leads: {
    address: '/operator/leads',
    table: 'Leads',
    column: ['phone', 'Phone'],
    state: 'CONTACTED',
    read: findLeads,
  },
  applications: {
    address: '/operator/applications',
    table: 'Applications',
    column: ['kind', 'Kind'],
    state: 'APPROVED',
    read: findApplications,
  },
  stores: {
    address: '/operator/stores',
    table: 'Stores',
    column: ['owner', 'Owner'],
    state: 'SUSPENDED',
    read: findOperatorStores,
  },
  storeHealth: {
    address: '/operator/stores/health',
    table: 'Store health',
    column: ['orders', 'Orders'],
    state: 'LATE',
    read: findStoreHealth,
  },
  payouts: {
    address: '/operator/payouts',
    table: 'Payouts',
    column: ['period', 'Period'],
    state: 'FAILED',
    read: findOperatorPayouts,
  },
  charges: {
    address: '/operator/charges',
    table: 'Charges',
    column: ['opened', 'Opened'],
    state: 'IN_REVIEW',
    read: findOperatorCharges,
  },
  reviews: {
    address: '/operator/reviews',
    table: 'Reviews',
    column: ['reported', 'Reported'],
    state: 'REPORTED',
    read: findReportedReviews,
  },
  messages: {
    address: '/operator/messages',
    table: 'Outbox',
    column: ['kind', 'Kind'],
    state: 'FAILED',
    read: findMessages,
  },
  securityLog: {
    address: '/operator/security',
    table: 'Security',
    column: ['times', 'Times'],
    state: 'CHANGES',
    read: findSecurityLog,
  },
};

const all = operatorLists.map((list) => ({ list, ...lists[list] }));

/** A server that knows how the operator looks at a list, and is slow to answer what stands in it. */
function slowServer({ list, column: [id], state, read }: Viewed & { list: OperatorList }) {
  const views: ListView[] = [
    { id: 1, list, name: '', filters: [], columns: [{ id, shown: false }] },
    { id: 2, list, name: 'Mine', filters: [{ name: 'state', value: state }], columns: [] },
  ];
  return openPayoutDesk()
    .on(findOperatorViews, { data: views })
    .on(read, async () => new Promise(() => undefined));
}

const headsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test.each(all)(
  "the operator's list of $list hides a column, and a view shows it and narrows the list",
  async (viewed) => {
    const { address, table: name, column, state } = viewed;
    const user = renderScreen(slowServer(viewed), address);
    const table = await screen.findByRole('table', { name });
    await waitFor(() => expect(headsOf(table)).not.toContain(column[1]));
    expect(headsOf(table).length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'View: All' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mine', hidden: true }));
    await screen.findByRole('button', { name: 'View: Mine' });
    expect(currentAddress()).toBe(`${address}?state=${state}`);
    expect(headsOf(screen.getByRole('table', { name }))).toContain(column[1]);
  },
);

test("on a phone an operator's list has its views, and no columns", async () => {
  const user = renderScreen(
    slowServer({ list: 'stores', ...lists.stores }),
    '/operator/stores',
    phone,
  );
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('button', { name: 'View: All' });
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
});

test("an operator's view is saved with the filters of the list", async () => {
  const server = slowServer({ list: 'stores', ...lists.stores }).on(findOperatorViews, {
    data: [],
  });
  server.on(saveOperatorView, ({ body }) => {
    const saved = { data: [{ ...body, id: 7 }] };
    server.on(findOperatorViews, saved);
    return saved;
  });
  const user = renderScreen(server, '/operator/stores?state=SUSPENDED');
  await user.click(await screen.findByRole('button', { name: 'View: All' }));
  await user.click(
    await screen.findByRole('menuitem', { name: 'Save as a new view', hidden: true }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'New view' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'On a break');
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  await screen.findByRole('button', { name: 'View: On a break' });
  expect(server.received(saveOperatorView)[0]?.body).toEqual({
    id: 0,
    list: 'stores',
    name: 'On a break',
    filters: [{ name: 'state', value: 'SUSPENDED' }],
    columns: [],
  });
});
