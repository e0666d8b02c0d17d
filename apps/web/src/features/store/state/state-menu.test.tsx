import { findTodayStats } from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import { findRiders } from '@counter/contract/people';
import {
  endBusy,
  endPause,
  findBusinesses,
  findStoreStatus,
  pauseStore,
  setBusy,
  updateStoreStatus,
  type Business,
  type StoreStatus,
} from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, oneStore, openStatus, openStore } from '../../../testing/store.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';
import { noOrdersToday } from '../../../testing/today-stats.ts';

const since = '2026-11-20T11:00:00Z';
const until = '2026-11-20T12:30:30Z';

const paused: StoreStatus = {
  ...openStatus,
  state: 'PAUSED',
  until,
  pause: { until, reason: 'OTHER', note: 'The oven broke', by: 'Marcus Bell', since },
};
const busy: StoreStatus = {
  ...openStatus,
  state: 'BUSY',
  until,
  busy: { until, minutes: 30, by: 'Marcus Bell', since },
};
const closed: StoreStatus = { ...openStatus, storeOnline: false, state: 'CLOSED_BY_STORE' };

type Role = 'owner' | 'staff' | 'accountant';

async function openMenu(status: StoreStatus, role: Role = 'owner') {
  const server = openStore()
    .on(findRiders, { data: [] })
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findStoreStatus, { data: status });
  renderScreen(server, '/dashboard/business/cedar-kitchen/rider');
  fireEvent.click(await screen.findByRole('button', { name: /^Store state: / }));
  const menu = await screen.findByRole('menu');
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
  const items = () =>
    within(menu)
      .getAllByRole('menuitem', { hidden: true })
      .map(({ textContent }) => textContent);
  return { server, menu, press, items };
}

const notNow = new Refusal(503, 'UNAVAILABLE', 'Not now.');
const told = async (words: string | RegExp) => expect(await screen.findByText(words)).toBeVisible();

test('an open store can be paused, made busy or closed, and staff without permission only see it', async () => {
  const { menu, items } = await openMenu(openStatus);
  expect(menu).toHaveTextContent('Taking orders.');
  expect(items()).toEqual([
    'Pause new orders',
    'Busy: add prep time',
    'Close store',
    'Opening hours',
  ]);
});

test("members who can't open the store see its state", async () => {
  const { menu } = await openMenu(openStatus, 'accountant');
  expect(menu).toHaveTextContent('Taking orders.');
  expect(within(menu).queryByText('Close store')).toBeNull();
});

test('a pause shows its time left and author, and can be ended here', async () => {
  const { server, menu, press, items } = await openMenu(paused);
  const words = within(menu).getByText(
    /^Paused for (29|30) min more, until 07:30: The oven broke\.$/,
  );
  expect(words).toHaveAttribute('title', 'By Marcus Bell, today 06:00.');
  expect(items().slice(0, 2)).toEqual(['Reopen', 'Change pause']);
  // The menu has closed before the answer comes.
  const answer = Promise.withResolvers<Refusal>();
  server.on(endPause, async () => answer.promise);
  await press('Reopen');
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  answer.resolve(notNow);
  await told("We couldn't end the pause. Not now.");
  server.on(endPause, { data: openStatus });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await told('The store is taking orders again.');
});

test('a busy time shows its time left and can be ended here', async () => {
  const { server, menu, press, items } = await openMenu(busy);
  expect(menu).toHaveTextContent(
    /Busy for (29|30) min more, until 07:30\. New orders get 30 min more prep time\./,
  );
  expect(items()).toContain('Change busy');
  server.on(endBusy, notNow);
  await press('End busy');
  await told("We couldn't end the busy time. Not now.");
  server.on(endBusy, { data: openStatus });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await told('New orders have the usual prep time.');
});

test('a store can be closed and reopened at once', async () => {
  const { server, press } = await openMenu(openStatus);
  server.on(updateStoreStatus, { data: closed }).on(findStoreStatus, { data: closed });
  await press('Close store');
  await told('The store is closed.');
  server.on(updateStoreStatus, notNow);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await told("We couldn't open the store. Not now.");
  server.on(updateStoreStatus, { data: openStatus }).on(findStoreStatus, { data: openStatus });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Store state: Open/ })).toBeVisible(),
  );
  expect(server.received(updateStoreStatus)).toHaveLength(3);
});

test('a closed store has one action', async () => {
  const { server, press, items } = await openMenu(closed);
  expect(items()).toEqual(['Open store', 'Opening hours']);
  server.on(updateStoreStatus, { data: openStatus }).on(findStoreStatus, { data: openStatus });
  await press('Open store');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Store state: Open/ })).toBeVisible(),
  );
  expect(screen.queryByText('The store is closed.')).toBeNull();
});

test('a pause lasts minutes, the rest of the day or until a time, with a reason', async () => {
  const { server, press } = await openMenu(openStatus);
  await press('Pause new orders');
  const dialog = await screen.findByRole('dialog', { name: 'Pause new orders' });
  const form = within(dialog);
  const submit = form.getByRole('button', { name: 'Pause' });
  fireEvent.click(submit);
  await waitFor(() => expect(form.getByLabelText(/^Reason/)).toBeInvalid());
  fireEvent.change(form.getByLabelText(/^Reason/), { target: { value: 'OTHER' } });
  fireEvent.change(await form.findByLabelText(/^Other reason/), {
    target: { value: 'The oven broke' },
  });
  server.on(pauseStore, notNow);
  fireEvent.click(submit);
  expect(await form.findByText('Not now.')).toBeVisible();
  fireEvent.click(form.getByLabelText(/^Rest of the day, until/));
  fireEvent.click(submit);
  await waitFor(() => expect(server.received(pauseStore)).toHaveLength(2));
  fireEvent.click(form.getByLabelText('Until a date and time'));
  expect(await form.findByText(/^In the store's time zone/)).toBeVisible();
  server.on(pauseStore, { data: paused });
  fireEvent.click(submit);
  await told('Paused until 07:30.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const lengths = server.received(pauseStore).map(({ body }) => body.length);
  expect(lengths).toEqual([15, 'REST_OF_DAY', '2026-11-20T14:00:00.000Z']);
  expect(server.received(pauseStore)[0]?.body).toMatchObject({
    storeId: 3,
    reason: 'OTHER',
    note: 'The oven broke',
  });
});

test('editing a pause starts with its current values', async () => {
  const { press } = await openMenu(paused);
  await press('Change pause');
  const dialog = await screen.findByRole('dialog', { name: 'Change pause' });
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('OTHER');
  expect(within(dialog).getByLabelText(/^Other reason/)).toHaveValue('The oven broke');
  expect(within(dialog).getByRole('button', { name: 'Change pause' })).toBeVisible();
});

test('a busy time adds minutes for a while, or until closing', async () => {
  const { server, press } = await openMenu(openStatus);
  await press('Busy: add prep time');
  const dialog = await screen.findByRole('dialog', { name: 'Busy: add prep time' });
  const submit = within(dialog).getByRole('button', { name: 'Add prep time' });
  server.on(setBusy, notNow);
  fireEvent.click(submit);
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  server.on(setBusy, { data: busy });
  fireEvent.click(within(dialog).getByLabelText(/^Until closing/));
  fireEvent.click(submit);
  await told('Busy until 07:30.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(setBusy).map(({ body }) => body)).toEqual([
    { storeId: 3, minutes: 15, length: 30 },
    { storeId: 3, minutes: 15, length: 'REST_OF_DAY' },
  ]);
});

test('staff have no link to the opening hours', async () => {
  const { items } = await openMenu(openStatus, 'staff');
  expect(items()).toEqual(['Pause new orders', 'Busy: add prep time', 'Close store']);
});

test("an accountant's home shows the state of the store without its switch and pauses", async () => {
  const show = async (store: Partial<Business>) => {
    const server = openStore()
      .on(findBusinesses, oneStore(store))
      .on(findOffMenu, { data: [] })
      .on(findTodayStats, { data: noOrdersToday });
    renderScreen(server, '/dashboard/app');
    await screen.findByRole('switch', { name: 'Store is open' });
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(
    expect.arrayContaining(['Store is open', 'Pause', 'Busy']),
  );
  expect(screen.getByRole('switch', { name: 'Store is open' })).toBeDisabled();
  expect(screen.getByText(/^Only /)).toBeVisible();
});
