import {
  decideFactorReset,
  findFactorResets,
  findProfile,
  type FactorReset,
} from '@counter/contract/auth';
import {
  findApplications,
  findMarketplaceWeek,
  findOverview,
  type OperatorOverview,
} from '@counter/contract/operator';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication, aWeek, nothingWaits, openMarketplace } from '../../testing/operator.ts';
import { currentAddress, passTime, renderScreen } from '../../testing/render-screen.tsx';
import { aProfile } from '../../testing/store.ts';

const nothing = { data: { content: [], totalElements: 0 } };

const waiting: OperatorOverview = {
  newLeads: 100,
  waitingApplications: 99,
  unverifiedStores: 4,
  storesWithoutScreen: 5,
  storesWithReturnedPayout: 6,
  suspendedStores: 0,
  contestedCharges: 3,
  reportedReviews: 2,
  failedCardPayments: 1,
  failedMessages: 0,
  oldestAt: {
    newLeads: '2026-11-20T09:00:00Z',
    waitingApplications: '2026-11-18T12:00:00Z',
    storesWithoutScreen: '2026-11-20T11:50:00Z',
    contestedCharges: '2026-11-10T12:00:00Z',
    reportedReviews: '2026-11-20T11:00:00Z',
    failedCardPayments: '2026-11-19T12:00:00Z',
    failedMessages: null,
  },
};

/** The overview of a marketplace where nobody lost a second factor. */
const open = () =>
  openMarketplace()
    .on(findOverview, { data: waiting })
    .on(findFactorResets, { data: [] })
    .on(findApplications, nothing)
    .on(findProfile, { data: aProfile() });

const panel = async (name: string) => screen.findByRole('region', { name });

test('each count links to the list of exactly those items', async () => {
  renderScreen(open(), '/operator');
  const list = within(await panel('Needs attention'));
  const count = async (name: RegExp) => list.findByRole('link', { name });
  expect(await count(/^3Disputed charges/)).toHaveAttribute(
    'href',
    '/operator/charges?state=IN_REVIEW',
  );
  expect(await count(/^2Reported reviews/)).toHaveAttribute(
    'href',
    '/operator/reviews?state=REPORTED',
  );
  expect(await count(/^Suspended stores$/)).toHaveAttribute(
    'href',
    '/operator/stores?state=SUSPENDED',
  );
});

test('lists work that costs orders first, then the longest waits, and less urgent work last', async () => {
  renderScreen(open(), '/operator');
  const list = within(await panel('Needs attention'));
  await list.findByText('99');
  const links = list.getAllByRole('link').map(({ textContent }) => textContent);
  const order = [
    /^5Stores without a screen/,
    /^3Disputed charges.*Oldest 10 d/,
    /^99Applications to review.*Oldest 2 d/,
    /^1Failed card payments/,
    /^100New leads.*Oldest 3 h/,
    /^2Reported reviews/,
    /^6Returned payouts[^.]*$/,
    /^4Unverified stores/,
  ];
  order.forEach((words, index) => expect(links[index]).toMatch(words));
  expect(links).toHaveLength(10);
});

test('areas without open work share one line of links', async () => {
  renderScreen(open(), '/operator');
  const done = await screen.findByRole('list', { name: 'Nothing in:' });
  const links = within(done)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(links).toEqual(['Failed messages', 'Suspended stores']);
});

test('the last 7 days are on top, compared with the 7 before, and a share links to its stores', async () => {
  const before = { ...aWeek.before, orders: 400, missed: 4, made: 380, late: 19 };
  const week = { ...aWeek, orders: 500, missed: 10, made: 480, late: 12, before };
  renderScreen(open().on(findMarketplaceWeek, { data: week }), '/operator');
  const figures = within(await panel('Last 7 days'));
  const late = await figures.findByRole('link', { name: 'Ready late: 3%. Show stores' });
  expect(late).toHaveAttribute('href', '/operator/stores/health?state=LATE');
  expect(figures.getByText('+25% from 400 the week before')).toBeVisible();
  expect(figures.getByText('10 of 500 orders')).toBeVisible();
  const isGood = (words: string) => figures.getByText(words).className;
  expect(isGood('Was 5% the week before')).toContain('good');
  expect(isGood('Was 1% the week before')).toContain('bad');
  expect(isGood('Was 0% the week before')).not.toMatch(/good|bad/);
});

test('orders that differ by less than half a percent are called about the same', async () => {
  const before = { ...aWeek.before, orders: 804 };
  renderScreen(
    open().on(findMarketplaceWeek, { data: { ...aWeek, orders: 801, before } }),
    '/operator',
  );
  const figures = within(await panel('Last 7 days'));
  expect(await figures.findByText('About the same as the week before (804)')).toBeVisible();
});

test('a share that reads as the one before is called neither better nor worse', async () => {
  // 3.4% and 3.2%.
  const before = { ...aWeek.before, orders: 1000, cancelled: 32 };
  const week = { ...aWeek, orders: 1000, cancelled: 34, before };
  renderScreen(open().on(findMarketplaceWeek, { data: week }), '/operator');
  const figures = within(await panel('Last 7 days'));
  const then = await figures.findByText('Was 3% the week before');
  expect(then.className).not.toMatch(/good|bad/);
});

test('a week that failed to load can be retried', async () => {
  const server = open().on(findMarketplaceWeek, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, '/operator');
  await screen.findByText("We couldn't load the last 7 days");
  const figures = within(await panel('Last 7 days'));
  server.on(findMarketplaceWeek, { data: { ...aWeek, orders: 3 } });
  await user.click(figures.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No orders the week before')).toBeVisible();
});

test('a marketplace without open work says so', async () => {
  renderScreen(open().on(findOverview, { data: nothingWaits }), '/operator');
  const list = within(await panel('Needs attention'));
  await list.findByText('Nothing needs attention');
  expect(list.getByRole('link', { name: 'New leads' })).toBeVisible();
});

test('marks only work that somebody is waiting for', async () => {
  renderScreen(open(), '/operator');
  const list = within(await panel('Needs attention'));
  const isMarked = (count: string) => list.getByText(count).dataset['urgent'];
  await list.findByText('99');
  expect(isMarked('99')).toBe('true');
  expect(isMarked('5')).toBe('true');
  expect(isMarked('4')).toBe('false');
});

test('the navigation counts open work in each area, up to 99', async () => {
  renderScreen(open(), '/operator');
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(await bar.findByRole('link', { name: /^Leads ?99\+$/ })).toBeVisible();
  expect(bar.getByRole('link', { name: /^Applications ?99$/ })).toBeVisible();
  expect(bar.getByRole('link', { name: 'Outbox' })).toBeVisible();
  expect(bar.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('the counts reload every minute', async () => {
  const server = open();
  renderScreen(server, '/operator');
  const list = within(await panel('Needs attention'));
  await list.findByText('99');
  server.on(findOverview, { data: { ...waiting, waitingApplications: 7 } });
  await passTime(60_000);
  expect(await list.findByText('7')).toBeVisible();
});

test('counts that failed to load can be retried', async () => {
  const server = open().on(findOverview, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, '/operator');
  const list = within(await panel('Needs attention'));
  await list.findByText("We couldn't load the counts");
  server.on(findOverview, { data: waiting });
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('99')).toBeVisible();
});

test('counts that failed to reload stay, with their time', async () => {
  const server = open();
  const user = renderScreen(server, '/operator');
  const list = within(await panel('Needs attention'));
  await list.findByText('99');
  server.on(findOverview, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await passTime(60_000);
  const notice = await screen.findByText(/^Last updated .*Not now\./);
  expect(list.getByText('99')).toBeVisible();
  server.on(findOverview, { data: waiting });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('shows the five applications that have waited longest', async () => {
  const content = [1, 2, 3, 4, 5, 6].map((storeId) =>
    anApplication({ storeId, storeName: `Elm No ${storeId}`, first: storeId > 1 }),
  );
  const server = open().on(findApplications, { data: { content, totalElements: 6 } });
  const user = renderScreen(server, '/operator');
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const oldest = within(await panel('Oldest applications'));
  const first = await oldest.findByRole('button', { name: /^Elm No 1/ });
  expect(oldest.getByRole('button', { name: /^Elm No 5/ })).toBeVisible();
  expect(oldest.queryByText('Elm No 6')).toBeNull();
  expect(server.received(findApplications)[0]?.query).toMatchObject({
    pageNumber: '0',
    state: 'SUBMITTED',
  });
  const { complaints } = server;
  await user.click(first);
  await waitFor(() => expect(currentAddress()).toBe('/operator/applications/1'));
  // This test is about the way there; nobody answers the application itself.
  await waitFor(() => expect(complaints).not.toEqual([]));
  complaints.length = 0;
});

const lost: FactorReset = {
  id: 5,
  userId: 7,
  fullName: 'Sofia Reyes',
  email: 'sofia@cedar.test',
  phoneNumber: '',
  operator: false,
  stores: ['Cedar Kitchen'],
  requestedAt: '2026-11-20T11:00:00Z',
  state: 'REQUESTED',
  decidedBy: null,
  effectiveAt: null,
};

/** Opens the request of a person who lost their second factor. */
async function openReset() {
  const server = open().on(findFactorResets, {
    data: [lost, { ...lost, id: 6, fullName: 'Marcus Bell', state: 'REFUSED' }],
  });
  const user = renderScreen(server, '/operator');
  const requests = await panel('Lost second factors');
  const prove = async (title: string, button: string) => {
    const dialog = await screen.findByRole('dialog', { name: title });
    await user.type(within(dialog).getByLabelText(/^Password/), 'Quiet otters row home');
    await user.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  return { server, user, requests, prove };
}

test("a lost second factor can be removed after checking the person's identity", async () => {
  const { server, user, requests, prove } = await openReset();
  expect(requests).toHaveTextContent('Sofia Reyes (sofia@cedar.test, Cedar Kitchen), requested');
  expect(requests).not.toHaveTextContent('Marcus Bell');
  const kept: FactorReset[] = [{ ...lost, state: 'APPROVED' }];
  server.on(decideFactorReset, { data: kept });
  // The answer is shown at once: it is not read again before.
  server.on(findFactorResets, async () => new Promise(() => {}));
  await user.type(screen.getByLabelText('How you verified Sofia Reyes'), 'Called her.');
  await user.click(within(requests).getByRole('button', { name: 'Approve' }));
  await prove("Remove Sofia Reyes's second factor?", 'Approve');
  await waitFor(() => expect(requests).not.toBeInTheDocument());
  expect(server.received(decideFactorReset)[0]?.body).toMatchObject({
    resetId: 5,
    approve: true,
    note: 'Called her.',
  });
});

test('a request can be rejected, and a failed decision can be retried', async () => {
  const { server, user, requests, prove } = await openReset();
  server.on(decideFactorReset, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.type(screen.getByLabelText('How you verified Sofia Reyes'), 'It was not her.');
  await user.click(within(requests).getByRole('button', { name: 'Reject' }));
  await prove("Reject Sofia Reyes's request?", 'Reject');
  await screen.findByText("Your decision wasn't saved. Not now.");
  server.on(decideFactorReset, { data: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await prove("Reject Sofia Reyes's request?", 'Reject');
  expect(server.received(decideFactorReset).map(({ body }) => body.approve)).toEqual([
    false,
    false,
  ]);
});
