import {
  findOptionGroups,
  removeOptionGroup,
  saveOptionGroup,
  updateChoiceAvailability,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const plain = { id: 11, name: 'Plain', price: 0, available: true, unavailableUntil: null };
const sesame = { ...plain, id: 12, name: 'Sesame', price: 50 };
const poppy = { ...plain, id: 13, name: 'Poppy', available: false };
const rye = { ...poppy, id: 14, name: 'Rye', unavailableUntil: '2026-11-21T05:00:00Z' };

const toppings: StoreOptionGroup = {
  id: 1,
  storeId: 3,
  name: 'Toppings',
  minimum: 0,
  maximum: 2,
  choices: [plain, sesame, poppy, rye],
  products: [],
  olVersion: 4,
};

const sizes: StoreOptionGroup = {
  ...toppings,
  id: 2,
  name: 'Sizes',
  minimum: 1,
  maximum: 1,
  choices: [{ ...plain, id: 21, name: 'Small' }],
  products: [{ id: 5, name: 'Rye bread' }],
};

function show(groups: StoreOptionGroup[], role: 'owner' | 'staff' | 'accountant' = 'owner') {
  const server = openStore()
    .on(findOptionGroups, { data: groups })
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] });
  renderScreen(server, '/dashboard/products/options');
  return server;
}

const type = (field: HTMLElement, value: string) =>
  void fireEvent.change(field, { target: { value } });

const gone = new Refusal(409, 'CONFLICT', 'Someone else was faster.');

const groupNamed = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') ?? document.body);
};

const optionsOf = async (name: string) =>
  within(await screen.findByRole('list', { name: `Options of ${name}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a group shows its bounds, prices, products and unavailable options', async () => {
  show([toppings, sizes]);
  expect(await optionsOf('Toppings')).toEqual([
    'PlainFree',
    'Sesame+ $ 0.50',
    'PoppyUnavailableFree',
    expect.stringMatching(/^RyeUnavailable until .*Free$/),
  ]);
  expect((await groupNamed('Toppings')).getByText(/Choose up to 2/)).toHaveTextContent(
    'Choose up to 2 · Not in any product',
  );
  expect((await groupNamed('Sizes')).getByText(/Choose 1/)).toHaveTextContent(
    'Choose 1 · In Rye bread',
  );
});

test("staff can make options unavailable but can't change groups", async () => {
  show([toppings], 'staff');
  expect(await screen.findByRole('switch', { name: 'Plain is available' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Add option group' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Toppings' })).toBeNull();
});

test('a store without groups says how to begin', async () => {
  show([]);
  expect(await screen.findByText('No option group yet')).toBeVisible();
});

test('groups that failed to load can be retried', async () => {
  const server = show([]);
  server.on(findOptionGroups, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  expect(await screen.findByText(/^We couldn't load the option groups/)).toBeVisible();
  server.on(findOptionGroups, { data: [toppings] });
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await optionsOf('Toppings')).toHaveLength(4);
});

test('an option is unavailable for the chosen time, and available again at once', async () => {
  const server = show([toppings]);
  fireEvent.click(await screen.findByRole('switch', { name: 'Plain is available' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark Plain as unavailable' });
  server
    .on(updateChoiceAvailability, { data: { ...plain, available: false } })
    .on(findOptionGroups, {
      data: [{ ...toppings, choices: [{ ...plain, available: false }, sesame, poppy] }],
    });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as unavailable' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Plain is unavailable')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Plain is available' })).not.toBeChecked();

  server.on(updateChoiceAvailability, { data: { ...poppy, available: true } });
  fireEvent.click(screen.getByRole('switch', { name: 'Poppy is available' }));
  expect(await screen.findByText('Poppy is available')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.received(updateChoiceAvailability).map(({ body }) => body)).toEqual([
    { storeId: 3, id: 11, available: false, until: 'TODAY' },
    { storeId: 3, id: 13, available: true },
  ]);
});

test('an option shows its new state while it is sent once, and reverts if refused', async () => {
  const server = show([toppings]);
  const answer = Promise.withResolvers<Refusal>();
  server.on(updateChoiceAvailability, async () => answer.promise);
  const poppySwitch = await screen.findByRole('switch', { name: 'Poppy is available' });
  fireEvent.click(poppySwitch);
  await waitFor(() => expect(poppySwitch).toBeChecked());
  fireEvent.click(poppySwitch);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as unavailable' }));
  answer.resolve(gone);
  expect(await screen.findByText(/Someone else was faster/)).toBeVisible();
  await waitFor(() => expect(poppySwitch).not.toBeChecked());
  expect(server.received(updateChoiceAvailability)).toHaveLength(1);
});

test('a group is deleted after confirmation, and stays if refused', async () => {
  const server = show([toppings, sizes]);
  const ask = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    return screen.findByRole('dialog', { name: `Delete ${name}?` });
  };
  fireEvent.click(within(await ask('Sizes')).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.received(removeOptionGroup)).toEqual([]);

  server.on(removeOptionGroup, new Refusal(409, 'CONFLICT', 'Rye bread offers it.'));
  fireEvent.click(within(await ask('Sizes')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Rye bread offers it.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  server.on(removeOptionGroup, { data: { ids: [1] } }).on(findOptionGroups, { data: [sizes] });
  fireEvent.click(within(await ask('Toppings')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Toppings was deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Toppings' })).toBeNull());
  expect(server.received(removeOptionGroup).at(-1)?.body).toEqual({ storeId: 3, id: 1 });
});

test('a new group starts with two blank options and is sorted by its name', async () => {
  const server = show([toppings, { ...sizes, name: 'Ends' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add option group' }));
  const dialog = await screen.findByRole('dialog', { name: 'New option group' });
  const form = within(dialog);
  expect(form.getByLabelText(/^Minimum/)).toHaveValue('0');
  expect(form.getByLabelText(/^Maximum/)).toHaveValue('1');
  const grips = form.getAllByRole('button', { name: /^Move/ });
  expect(grips.map((grip) => grip.getAttribute('aria-label'))).toEqual([
    'Move Option 1',
    'Move Option 2',
  ]);
  type(form.getByLabelText(/^Group name/), 'Sauces');
  type(form.getByLabelText(/^Option 1/), 'Mint');
  expect(await form.findByRole('button', { name: 'Move Mint' })).toBeVisible();
  type(form.getByLabelText(/^Option 2/), 'Dill');
  const saved = { ...toppings, id: 3, name: 'Sauces', choices: [plain] };
  const read = Promise.withResolvers<{ data: StoreOptionGroup[] }>();
  server.on(saveOptionGroup, { data: saved }).on(findOptionGroups, async () => read.promise);
  fireEvent.click(form.getByRole('button', { name: 'Add option group' }));
  expect(await screen.findByText('Option group saved.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  // Before it has been read again.
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Ends', 'Sauces', 'Toppings']);
  const blank = { id: 0, price: 0, available: true };
  expect(server.received(saveOptionGroup)[0]?.body).toMatchObject({
    id: 0,
    minimum: 0,
    maximum: 1,
    choices: [
      { ...blank, name: 'Mint' },
      { ...blank, name: 'Dill' },
    ],
  });
  read.resolve({ data: [toppings] });
});

test('Enter moves to the next option, adds one after the last, and saves from an empty one', async () => {
  const server = show([toppings]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add option group' }));
  const form = within(await screen.findByRole('dialog', { name: 'New option group' }));
  const enter = (label: RegExp) => fireEvent.keyDown(form.getByLabelText(label), { key: 'Enter' });
  type(form.getByLabelText(/^Option 1/), 'Mint');
  enter(/^Option 1/);
  expect(form.getByLabelText(/^Option 2/)).toHaveFocus();
  expect(enter(/^Option 2/)).toBe(true);
  expect(form.queryByLabelText(/^Option 3/)).toBeNull();
  type(form.getByLabelText(/^Option 2/), 'Dill');
  expect(enter(/^Price of option 2/)).toBe(false);
  await waitFor(() => expect(form.getByLabelText(/^Option 3/)).toHaveFocus());
  expect(server.received(saveOptionGroup)).toEqual([]);
});

test('Enter in an option of an existing group saves it', async () => {
  show([toppings]);
  const card = await groupNamed('Toppings');
  fireEvent.click(card.getByRole('button', { name: 'Edit Toppings' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Toppings' }));
  expect(fireEvent.keyDown(form.getByLabelText(/^Option 4/), { key: 'Enter' })).toBe(true);
  expect(form.queryByLabelText(/^Option 5/)).toBeNull();
});

test("a group that somebody else changed or deleted meanwhile isn't overwritten", async () => {
  const server = show([toppings, sizes]);
  const card = await groupNamed('Sizes');
  fireEvent.click(card.getByRole('button', { name: 'Edit Sizes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Sizes' });
  const form = within(dialog);
  expect(form.getByText('Changes show at every product that offers it: Rye bread.')).toBeVisible();
  type(form.getByLabelText(/^Group name/), 'Sizes of loaves');
  server
    .on(saveOptionGroup, new Refusal(409, 'CHANGED_MEANWHILE', 'Ada changed it.'))
    .on(findOptionGroups, { data: [toppings, { ...sizes, name: 'Lengths', olVersion: 5 }] });
  fireEvent.click(form.getByRole('button', { name: 'Save option group' }));
  expect(await form.findByText(/Ada changed it/)).toBeVisible();
  server.on(findOptionGroups, { data: [toppings] });
  fireEvent.click(form.getByRole('button', { name: 'Save option group' }));
  expect(await form.findByText('Someone deleted this option group.')).toBeVisible();
  expect(server.received(saveOptionGroup).map(({ body }) => body.olVersion)).toEqual([4, 5]);
  server.on(saveOptionGroup, { data: { ...sizes, name: 'Lengths' } });
  fireEvent.click(form.getByRole('button', { name: 'Save option group' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('options without a name get one message, not one about equal names', async () => {
  show([]);
  const [add] = await screen.findAllByRole('button', { name: 'Add option group' });
  fireEvent.click(add ?? document.body);
  const form = within(await screen.findByRole('dialog', { name: 'New option group' }));
  fireEvent.click(form.getByRole('button', { name: 'Add option group' }));
  expect(await form.findAllByText('Option name is required')).toHaveLength(2);
  expect(form.queryByText('Two options have the same name')).toBeNull();
  type(form.getByLabelText('Option 1'), 'Large');
  type(form.getByLabelText('Option 2'), 'large');
  fireEvent.click(form.getByRole('button', { name: 'Add option group' }));
  expect(await form.findByText('Two options have the same name')).toBeVisible();
});

test('an accountant sees which options are available', async () => {
  show([toppings], 'accountant');
  await groupNamed('Toppings');
  expect(screen.queryByRole('switch')).toBeNull();
});
