import { findBusinesses, type Business } from '@counter/contract/store';
import {
  editProducts,
  findCategories,
  findOffMenu,
  findPlannedChanges,
  findStoreProducts,
  removePlannedChange,
  restorePlannedChange,
  savePlannedChange,
  undoPlannedChange,
  type PlannedChange,
} from '@counter/contract/menu';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/product-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

function aPlan(change: Partial<PlannedChange> = {}): PlannedChange {
  return {
    id: 5,
    at: '2040-11-26T14:00:00Z',
    productIds: [1, 2],
    productNames: ['Plum cake', 'Rye bread'],
    edit: { price: { kind: 'BY_PERCENT', basisPoints: -1000 } },
    state: 'PLANNED',
    failure: '',
    plannedBy: 'Marcus Bell',
    undoable: false,
    undoneBy: null,
    olVersion: 3,
    ...change,
  };
}

function withPlans(plans: PlannedChange[]): FakeServer {
  return openStore()
    .on(findPlannedChanges, { data: plans })
    .on(findCategories, { data: [] })
    .on(findOffMenu, { data: [] })
    .on(editProducts, { data: { applied: false, rows: [] } })
    .on(findStoreProducts, { data: { content: [aProduct()], totalElements: 1 } });
}

const address = '/dashboard/products/planned';
const upcoming = async () => within(await screen.findByRole('list', { name: 'Upcoming' }));

async function choose(user: ReturnType<typeof renderScreen>, action: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions for the change/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test("a change to selected products can be planned in the store's time zone", async () => {
  const row = { id: 1, name: 'Rye bread', changes: [] };
  const server = withPlans([])
    .on(editProducts, { data: { applied: false, rows: [row] } })
    .on(savePlannedChange, { data: [aPlan()] });
  const user = renderScreen(server, '/dashboard/products');
  await user.click(await screen.findByRole('checkbox', { name: /Rye bread/ }));
  await user.click(screen.getByRole('button', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Replaces all its categories.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Availability'), 'AVAILABLE');
  await user.selectOptions(dialog.getByLabelText('When'), 'LATER');
  fireEvent.change(dialog.getByLabelText(/^Date and time of the change/), {
    target: { value: '2040-11-26T09:00' },
  });
  await user.click(dialog.getByRole('button', { name: 'Preview changes' }));
  const plan = await dialog.findByRole('button', { name: /^Plan for/ });
  expect(dialog.getByRole('status')).toHaveTextContent('1 product stays as it is.');
  expect(dialog.queryByText(/prices at that time/)).toBeNull();
  await user.click(plan);
  await screen.findByText(/^1 product will change/);
  expect(server.received(savePlannedChange).map(({ body }) => body)).toEqual([
    {
      storeId: 3,
      id: 0,
      olVersion: undefined,
      ids: [1],
      edit: { availability: { available: true } },
      at: '2040-11-26T14:00:00.000Z',
    },
  ]);
});

test('the list of products shows the next planned change of each, and how many there are', async () => {
  const plans = [
    aPlan({ id: 6, at: '2040-11-26T14:00:00Z', productIds: [1] }),
    aPlan({ id: 7, at: '2040-12-24T14:00:00Z', productIds: [1, 2] }),
    aPlan({ id: 8, at: '2040-11-01T14:00:00Z', productIds: [3], state: 'APPLIED' }),
  ];
  const content = [1, 2, 3, 4].map((id) => aProduct({ id, name: `Dish ${id}` }));
  const server = withPlans(plans).on(findStoreProducts, { data: { content, totalElements: 4 } });
  const user = renderScreen(server, '/dashboard/products');
  const table = within(await screen.findByRole('table', { name: 'Products' }));
  const marks = await table.findAllByText(/^Planned change/);
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'Planned change: Mon 26 Nov 2040 09:00',
    'Planned change: Mon 24 Dec 2040 09:00',
  ]);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Planned changes (2)' });
});

test('a plan shows its time, change and author, and a failed one the reason', async () => {
  const failure = 'Its products are no longer on the menu.';
  const failed = aPlan({ id: 6, productNames: [], state: 'FAILED', failure });
  renderScreen(withPlans([aPlan(), failed]), address);
  const [row] = (await upcoming()).getAllByRole('listitem');
  expect(row).toHaveTextContent(/Plum cake, Rye bread.*Price: 10% less.*Planned by Marcus Bell/);
  expect(screen.getByText(`Not applied. ${failure}`)).toBeVisible();
});

test('editing a plan sends the state that was shown', async () => {
  const server = withPlans([aPlan()]).on(savePlannedChange, { data: [aPlan({ olVersion: 4 })] });
  const user = renderScreen(server, address);
  await choose(user, 'Change');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Edit the planned change of 2 products' }),
  );
  expect(dialog.getByText('Replaces all their categories.')).toBeVisible();
  expect(dialog.queryByLabelText('When')).toBeNull();
  fireEvent.change(dialog.getByLabelText(/^Date and time of the change/), {
    target: { value: '2040-11-27T09:00' },
  });
  await user.click(dialog.getByRole('button', { name: 'Preview changes' }));
  expect(await dialog.findByText(/prices at that time/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: /^Plan for/ }));
  await screen.findByText(/^2 products will change/);
  expect(server.received(savePlannedChange)[0]?.body).toMatchObject({
    id: 5,
    olVersion: 3,
    ids: [1, 2],
    edit: { price: { kind: 'BY_PERCENT', basisPoints: -1000 } },
    at: '2040-11-27T14:00:00.000Z',
  });
});

test('a plan can be cancelled, and Undo restores it', async () => {
  const server = withPlans([aPlan()])
    .on(removePlannedChange, { data: [] })
    .on(restorePlannedChange, { data: [aPlan()] });
  const user = renderScreen(server, address);
  await upcoming();
  server.on(findPlannedChanges, { data: [] });
  await choose(user, 'Cancel the change');
  await screen.findByText('No planned changes');
  server.on(findPlannedChanges, { data: [aPlan()] });
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await screen.findByText('The planned change is back');
  expect((await upcoming()).getAllByRole('listitem')).toHaveLength(1);
});

test('a list that failed to load says so and can be retried', async () => {
  const server = withPlans([]).on(findPlannedChanges, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the planned changes");
  server.on(findPlannedChanges, { data: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No planned changes')).toBeVisible();
});

test("an applied change can be undone and lists what couldn't be", async () => {
  const done = aPlan({ at: '2026-11-18T14:00:00Z', state: 'APPLIED', undoable: true });
  const undone = { ...done, undoable: false, undoneBy: 'Olivia Hart' };
  const message = 'The change was undone, but for what changed since: price of Rye bread.';
  const server = withPlans([done]).on(undoPlannedChange, { data: [undone], message });
  const user = renderScreen(server, address);
  const button = await screen.findByRole('button', { name: /^Undo the change of .*18/ });
  server.on(findPlannedChanges, { data: [undone] });
  await user.click(button);
  await screen.findByText(message);
  const lately = await screen.findByRole('list', { name: 'Last 30 days' });
  expect(lately).toHaveTextContent('Planned by Marcus Bell · Undone by Olivia Hart');
  expect(screen.queryByRole('button', { name: /^Undo the change/ })).toBeNull();
  expect(server.received(undoPlannedChange)[0]?.body).toEqual({ storeId: 3, id: 5 });
});

test("a change that was completely overridden since can't be undone, and says why", async () => {
  const done = aPlan({ state: 'APPLIED', undoable: true });
  const refusal = new Refusal(409, 'CONFLICT', 'All of it was changed since.');
  const user = renderScreen(withPlans([done]).on(undoPlannedChange, refusal), address);
  await user.click(await screen.findByRole('button', { name: /^Undo the change/ }));
  const words = "We couldn't undo the change. All of it was changed since.";
  expect(await screen.findByText(words)).toBeVisible();
});

test("members who can't change the menu see planned changes and no actions", async () => {
  const show = async (store: Partial<Business>) => {
    const done = aPlan({ id: 6, at: '2026-11-18T14:00:00Z', state: 'APPLIED', undoable: true });
    renderScreen(withPlans([aPlan(), done]).on(findBusinesses, oneStore(store)), address);
    await screen.findByRole('list', { name: 'Upcoming' });
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'staff' }, show)).toEqual([
    'Actions for the change Mon 26 Nov 2040 09:00',
    'Undo the change of Wed 18 Nov 09:00',
  ]);
});
