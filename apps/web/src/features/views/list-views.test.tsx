import { findCustomers, type ListedCustomer } from '@counter/contract/customers';
import { countFeedback } from '@counter/contract/feedback';
import { Refusal } from '@counter/contract/testing';
import {
  findListViews,
  removeListView,
  restoreListView,
  saveListView,
  type ListView,
} from '@counter/contract/views';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { phone } from '../../testing/stub-browser.ts';

const list = '/dashboard/customers';

const wilma: ListedCustomer = {
  id: 1,
  name: 'Wilma Oak',
  phoneNumber: '+1 (212) 555-7702',
  orders: 2,
  spend: 60_00,
  firstVisit: '2026-11-01T12:00:00Z',
  lastVisit: '2026-11-19T12:00:00Z',
  consented: false,
  blocked: false,
};

const regulars: ListView = {
  id: 7,
  list: 'customers',
  name: 'Regulars',
  filters: [
    { name: 'show', value: 'regular' },
    { name: 'sort', value: 'spend' },
  ],
  columns: [
    { id: 'lastVisit', shown: true },
    { id: 'orders', shown: false },
    { id: 'spend', shown: true },
    { id: 'firstVisit', shown: true },
    { id: 'standing', shown: true },
  ],
};

/** A server that keeps views as the real one does. */
function storeWith(...first: readonly ListView[]) {
  let views = [...first];
  let removed: ListView[] = [];
  return openStore()
    .on(countFeedback, { data: { newInquiries: 0, newReviews: 0, reviews: 0 } })
    .on(findCustomers, { data: { content: [wilma], totalElements: 1 } })
    .on(findListViews, () => ({ data: views }))
    .on(saveListView, ({ body: { storeId: _store, ...sent } }) => {
      const same = views.find(({ list: of, name }) => of === sent.list && name === sent.name);
      const id = sent.id || (same?.id ?? 40 + views.length);
      views = [...views.filter((view) => view.id !== id), { ...sent, id }];
      return { data: views };
    })
    .on(removeListView, ({ body }) => {
      removed = views.filter(({ id }) => id === body.id);
      views = views.filter(({ id }) => id !== body.id);
      return { data: views };
    })
    .on(restoreListView, () => {
      views = [...views, ...removed];
      return { data: views };
    });
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const openViews = async (name: string) => screen.findByRole('button', { name });

// Without a layout, the menu believes that its button is out of sight.
const item = async (name: string) => screen.findByRole('menuitem', { name, hidden: true });

test('a view filters, sorts and sets columns, and leaving it restores the list', async () => {
  const user = renderScreen(storeWith(regulars), list);
  await screen.findByRole('button', { name: /Wilma Oak/ });
  expect(heads()).toEqual(['Name', 'Orders', 'Spend', 'Last visit', 'First visit', 'Status']);
  await user.click(await openViews('View: All'));
  await user.click(await item('Regulars'));
  await waitFor(() => expect(currentAddress()).toBe(`${list}?show=regular&sort=spend`));
  expect(heads()).toEqual(['Name', 'Last visit', 'Spend', 'First visit', 'Status']);
  await user.click(screen.getByRole('button', { name: 'View: Regulars' }));
  await user.click(await item('All'));
  await waitFor(() => expect(currentAddress()).toBe(list));
  expect(heads()).toContain('Orders');
});

test('columns are hidden and moved by keyboard, and the server saves them', async () => {
  const server = storeWith();
  const user = renderScreen(server, list);
  await screen.findByRole('button', { name: /Wilma Oak/ });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const drawer = await screen.findByRole('dialog', { name: /^Columns of All / });
  await user.click(within(drawer).getByRole('checkbox', { name: 'First visit' }));
  within(drawer).getByRole('button', { name: 'Move Spend' }).focus();
  await user.keyboard(' {ArrowUp}{Enter}');
  await waitFor(() => expect(server.received(saveListView)).toHaveLength(2));
  expect(server.received(saveListView).at(-1)?.body).toMatchObject({
    list: 'customers',
    name: '',
    filters: [],
    columns: [
      { id: 'spend', shown: true },
      { id: 'orders', shown: true },
      { id: 'lastVisit', shown: true },
      { id: 'firstVisit', shown: false },
      { id: 'standing', shown: true },
    ],
  });
  await user.click(within(drawer).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(heads()).toEqual(['Name', 'Spend', 'Orders', 'Last visit', 'Status']));
});

test('the current list can be saved as a view, renamed, deleted and restored', async () => {
  const server = storeWith();
  const user = renderScreen(server, `${list}?show=away`);
  await user.click(await openViews('View: All'));
  await user.click(await item('Save as a new view'));
  const dialog = await screen.findByRole('dialog', { name: 'New view' });
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  await within(dialog).findByText('Name is required');
  await user.type(within(dialog).getByLabelText('Name'), 'Win back{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Win back is saved.')).toBeVisible();
  await user.click(await openViews('View: Win back'));
  await user.click(await item('Rename Win back'));
  const rename = await screen.findByRole('dialog', { name: 'Rename view' });
  await user.clear(within(rename).getByLabelText('Name'));
  await user.type(within(rename).getByLabelText('Name'), 'Away{Enter}');
  await waitFor(() => expect(rename).not.toBeInTheDocument());
  await user.click(await openViews('View: Away'));
  await user.click(await item('Delete Away'));
  await openViews('View: All');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await openViews('View: Away');
});

test('other filters modify a view and can be saved to it', async () => {
  const server = storeWith(regulars);
  const user = renderScreen(server, `${list}?show=regular&sort=spend`);
  // The button cuts off a long name.
  expect(await openViews('View: Regulars')).toHaveAttribute('title', 'Regulars');
  await user.click(await openViews('View: Regulars'));
  await user.click(await item('Regulars'));
  fireEvent.change(screen.getByLabelText('Customer group'), { target: { value: 'new' } });
  await user.click(await openViews('View: Regulars, changed'));
  await user.click(await item('Save changes to Regulars'));
  expect(await screen.findByText('Regulars is saved.')).toBeVisible();
  await openViews('View: Regulars');
  expect(server.received(saveListView).at(-1)?.body).toMatchObject({
    id: 7,
    filters: [
      { name: 'show', value: 'new' },
      { name: 'sort', value: 'spend' },
    ],
    columns: regulars.columns,
  });
});

test('changes that failed to be saved say why, of a view and of its columns', async () => {
  const server = storeWith(regulars);
  const user = renderScreen(server, `${list}?show=regular&sort=spend`);
  await user.click(await openViews('View: Regulars'));
  await user.click(await item('Regulars'));
  server.on(saveListView, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  fireEvent.change(screen.getByLabelText('Customer group'), { target: { value: 'new' } });
  await user.click(await openViews('View: Regulars, changed'));
  await user.click(await item('Save changes to Regulars'));
  expect(await screen.findByText('The view was not saved. Not now.')).toBeVisible();
  await openViews('View: Regulars, changed');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const drawer = await screen.findByRole('dialog', { name: /^Columns of / });
  await user.click(within(drawer).getByRole('checkbox', { name: 'First visit' }));
  expect(await screen.findByText('The columns were not saved. Not now.')).toBeVisible();
  expect(within(drawer).getByRole('checkbox', { name: 'First visit' })).toBeChecked();
});

test('a duplicate name is reported at its field', async () => {
  const server = storeWith(regulars);
  const message = 'You have a view named Regulars already.';
  server.on(saveListView, new Refusal(422, 'INVALID_FIELDS', message, [{ path: 'name', message }]));
  const user = renderScreen(server, `${list}?show=new`);
  await user.click(await openViews('View: All'));
  await user.click(await item('Save as a new view'));
  const dialog = await screen.findByRole('dialog', { name: 'New view' });
  await user.type(within(dialog).getByLabelText('Name'), 'regulars{Enter}');
  expect(await within(dialog).findByText(message)).toBeVisible();
});

test('the list still shows its rows if its views failed to load', async () => {
  const server = storeWith().on(findListViews, new Refusal(500, 'INTERNAL', 'Something broke.'));
  renderScreen(server, list);
  expect(await screen.findByRole('button', { name: /Wilma Oak/ })).toBeVisible();
});

test('on a phone the views are among the filters, without columns', async () => {
  const user = renderScreen(storeWith(regulars), list, phone);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await openViews('View: All'));
  await user.click(await item('Regulars'));
  await waitFor(() => expect(currentAddress()).toBe(`${list}?show=regular&sort=spend`));
  expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
});

test('on a phone customers are sorted among the filters, dates from the newest', async () => {
  const user = renderScreen(storeWith(), `${list}?sort=name`, phone);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const choice = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(choice).toHaveDisplayValue('Name: A to Z');
  await user.selectOptions(choice, 'Last visit: oldest first');
  await waitFor(() => expect(currentAddress()).toBe(`${list}?reversed=true`));
  await user.selectOptions(choice, 'Last visit: newest first');
  await waitFor(() => expect(currentAddress()).toBe(list));
});
