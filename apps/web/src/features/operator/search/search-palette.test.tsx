import {
  findApplication,
  findApplications,
  findInMarketplace,
  findLeads,
  findMessage,
  findMessages,
  findOperatorStore,
  findOperatorStores,
  type OperatorFound,
} from '@counter/contract/operator';
import { findOperatorCharges } from '@counter/contract/adjustments';
import { findReportedReviews } from '@counter/contract/feedback';
import { findOperatorPayout } from '@counter/contract/payouts';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOperatorStore, openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';

const found: OperatorFound = {
  stores: [{ id: 3, name: 'Quince Bakery', branchName: 'Harbor', address: '1 Main Street' }],
  people: [{ userId: 8, fullName: 'Quincy Adams', email: 'quincy@bakery.test', stores: 2 }],
  applications: [
    {
      storeId: 4,
      storeName: 'Quill Cafe',
      branchName: 'Mill Lane',
      applicant: 'Nora Lind',
      state: 'SUBMITTED',
    },
  ],
  leads: [{ id: 5, businessName: 'Quiet Deli', businessAddress: '9 Pier Road', state: 'NEW' }],
  payouts: [
    {
      storeId: 3,
      storeName: 'Quince Bakery, Harbor',
      transactionId: 'PO-2026W47-3',
      status: 'PAID',
      currency: 'USD',
      payoutAmount: 123_456,
    },
  ],
  orders: [
    {
      storeId: 3,
      storeName: 'Quince Bakery, Harbor',
      orderNumber: 'KM-4821',
      status: 'COMPLETED',
      placedAt: '2026-11-18T12:00:00Z',
    },
  ],
  charges: [
    {
      id: 6,
      storeName: 'Quince Bakery',
      orderNumber: 'KM-4822',
      customer: 'Maya Lind',
      status: 'IN_REVIEW',
    },
  ],
  reviews: [
    {
      id: 7,
      storeName: 'Quince Bakery',
      orderNumber: 'KM-4823',
      userFullName: 'Theo Park',
      state: 'REPORTED',
    },
  ],
  messages: [
    {
      id: 9,
      recipient: 'quincy@bakery.test',
      subject: 'Quarterly statement',
      state: 'SENT',
      createdAt: '2026-11-18T12:00:00Z',
    },
  ],
};

async function openSearch(server = openMarketplace().on(findInMarketplace, { data: found })) {
  const nothing = { data: { content: [], totalElements: 0 } };
  const gone = new Refusal(404, 'NOT_FOUND', 'There is none.');
  server
    .on(findOperatorStores, nothing)
    .on(findLeads, nothing)
    .on(findApplications, nothing)
    .on(findOperatorStore, { data: anOperatorStore() })
    .on(findApplication, gone)
    .on(findMessage, gone)
    .on(findMessages, nothing)
    .on(findOperatorCharges, nothing)
    .on(findReportedReviews, nothing)
    .on(findOperatorPayout, gone);
  const user = renderScreen(server, '/operator/stores');
  await screen.findByText('No stores yet');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  return { server, user, field: await screen.findByRole('combobox', { name: /^Find stores/ }) };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('results are grouped under headings and described in words', async () => {
  const { user, field, server } = await openSearch();
  await user.type(field, 'qui');
  await screen.findByRole('option', { name: /^Quince Bakery/ });
  expect(options()).toEqual([
    'Quince Bakery, Harbor1 Main Street',
    'Quincy Adamsquincy@bakery.test · 2 stores',
    'Quill Cafe, Mill LaneNora Lind · Pending',
    'Quiet Deli9 Pier Road · New',
    'PO-2026W47-3Quince Bakery, Harbor · $ 1,234.56 · Paid',
    expect.stringMatching(/^KM-4821Quince Bakery, Harbor · Completed · .*18/),
    'Order KM-4822Quince Bakery · Maya Lind · In review',
    'Order KM-4823Quince Bakery · Theo Park · To review',
    expect.stringMatching(/^Quarterly statementquincy@bakery\.test · Sent · .*18/),
  ]);
  const headings = within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-labelledby') ?? '')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(headings).toEqual([
    'Stores',
    'People',
    'Applications',
    'Leads',
    'Payouts',
    'Orders',
    'Charges',
    'Reviews',
    'Outbox',
  ]);
  expect(server.received(findInMarketplace).map(({ query }) => query)).toEqual([{ q: 'qui' }]);
});

test.each([
  ['Quince Bakery', '/operator/stores/3'],
  ['Quincy Adams', '/operator/stores?search=quincy%40bakery.test'],
  ['Quill Cafe', '/operator/applications/4'],
  ['Quiet Deli', '/operator/leads?search=Quiet+Deli&open=5'],
  ['PO-2026W47-3', '/operator/payouts/3/PO-2026W47-3'],
  ['KM-4821', '/operator/stores/3'],
  ['Order KM-4822', '/operator/charges?search=KM-4822&open=6'],
  ['Order KM-4823', '/operator/reviews?search=KM-4823&open=7'],
  ['Quarterly statement', '/operator/messages?search=quincy%40bakery.test&open=9'],
])('%s leads to %s', async (name, address) => {
  const { user, field } = await openSearch();
  await user.type(field, 'qui');
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(currentAddress()).toBe(address));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Find stores/ })).toBeNull());
});

test('finds screens at once; arrow keys move and Enter opens', async () => {
  const { user, field } = await openSearch();
  expect(options().slice(0, 2)).toEqual(['Overviewg o', 'Leadsg l']);
  await user.type(field, '{ArrowDown}{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/operator/leads'));
});

test('says that nothing was found, or why only screens were searched', async () => {
  const server = openMarketplace().on(findInMarketplace, {
    data: {
      stores: [],
      people: [],
      applications: [],
      leads: [],
      payouts: [],
      orders: [],
      charges: [],
      reviews: [],
      messages: [],
    },
  });
  const { user, field } = await openSearch(server);
  await user.type(field, 'zzz');
  expect(await screen.findByText('No results for "zzz"')).toBeVisible();
  server.on(findInMarketplace, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.type(field, 'z');
  expect(await screen.findByText('Only screens were searched. Not now.')).toBeVisible();
  server.on(findInMarketplace, { data: found });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Quiet Deli/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(field).toHaveFocus();
});
