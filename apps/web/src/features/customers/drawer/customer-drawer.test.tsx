import {
  blockCustomer,
  eraseCustomer,
  findCustomer,
  findCustomers,
  recordConsent,
  saveCustomerNotes,
  unblockCustomer,
  type Customer,
} from '@counter/contract/customers';
import { countFeedback } from '@counter/contract/feedback';
import { findCustomerOrders } from '@counter/contract/orders';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const wilma: Customer = {
  id: 12,
  name: 'Wilma Oak',
  phoneNumber: '+12125557702',
  orders: 4,
  spend: 61_03,
  firstVisit: '2026-11-01T12:00:00Z',
  lastVisit: '2026-11-19T12:00:00Z',
  blocked: null,
  notes: { text: '', olVersion: 3, changedBy: '', changedAt: null },
  consented: false,
  consents: [],
};

const lost = new Refusal(503, 'UNAVAILABLE', 'Not now.');

/** Opens a customer of a server that changes it as it is told. */
async function openCustomer(
  change: Partial<Customer> = {},
  role: 'owner' | 'staff' | 'manager' = 'owner',
) {
  const kept = { ...wilma, ...change };
  const turn = (next: Partial<Customer>) => Object.assign(kept, next);
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(countFeedback, { data: { newInquiries: 0, newReviews: 0, reviews: 0 } })
    .on(findCustomerOrders, { data: { latest: [], favourites: [], formerNames: [] } })
    .on(findCustomers, { data: { content: [], totalElements: 0 } })
    .on(findCustomer, () => ({ data: kept }));
  const user = renderScreen(server, '/dashboard/customers?open=12');
  const title = kept.name === '' ? kept.phoneNumber : kept.name;
  const drawer = await screen.findByRole('dialog', {
    name: (name) => name.startsWith(title),
  });
  const ui = within(drawer);
  await ui.findByRole('heading', { name: 'Notes' });
  const part = (name: string) => within(ui.getByRole('region', { name }));
  return { server, user, drawer, ui, turn, part };
}

const press = (button: HTMLElement) => fireEvent.click(button);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Presses a button and returns the dialog that it opens. */
async function ask(button: HTMLElement, name: string) {
  press(button);
  const dialog = await screen.findByRole('dialog', { name });
  return { dialog, ui: within(dialog) };
}

const gone = async (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());

test('a customer shows figures, visits and empty notes', async () => {
  const { drawer, ui, part } = await openCustomer();
  const figure = (name: string) => ui.getByText(name).nextSibling;
  expect(figure('Spend')).toHaveTextContent('$ 61.03');
  expect(figure('Orders')).toHaveTextContent('4');
  expect(figure('Average order')).toHaveTextContent('$ 15.26');
  expect(figure('First visit')).toHaveTextContent(/1 Nov/);
  expect(figure('Last visit')).toHaveTextContent(/19 Nov|Yesterday/);
  expect(part('Notes').getByText(/^No notes yet/)).toBeVisible();
  expect(part('Notes').getByRole('button', { name: 'Add notes' })).toBeVisible();
  expect(part('Text messages').getByText(/^No texts/)).toBeVisible();
  expect(part('Text messages').queryByRole('list')).toBeNull();
  expect(drawer).not.toHaveTextContent(/Blocked|No completed orders/);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  const page = ui.getByRole('link', { name: 'Open full page' });
  expect(page).toHaveAttribute('href', '/dashboard/customers/12');
  expect(page.parentElement).toContainElement(ui.getByRole('button', { name: 'Block customer' }));
});

test('a number that never ordered has no name, visits or average', async () => {
  const never = { name: '', orders: 0, spend: 0, firstVisit: null, lastVisit: null };
  const { drawer, ui } = await openCustomer(never);
  expect(drawer).toHaveTextContent('No completed orders');
  expect(ui.getByText('Average order').nextSibling).toHaveTextContent('$ 0.00');
  expect(drawer).not.toHaveTextContent(/visit/);
  press(ui.getByRole('button', { name: 'Block customer' }));
  await screen.findByRole('dialog', { name: `Block ${wilma.phoneNumber}?` });
});

test("staff see a customer's feedback and can't change anything", async () => {
  const { ui, drawer } = await openCustomer({ spend: undefined }, 'staff');
  expect(drawer).not.toHaveTextContent(/Spend|Average order/);
  expect(ui.queryByRole('button', { name: /notes|consent|Block|Erase/ })).toBeNull();
  expect(ui.queryByRole('region', { name: 'Privacy' })).toBeNull();
});

test('a customer can be blocked with a reason, which is shown, and unblocked', async () => {
  const { server, user, ui, drawer, turn } = await openCustomer();
  const asked = await ask(ui.getByRole('button', { name: 'Block customer' }), 'Block Wilma Oak?');
  expect(asked.dialog).toHaveTextContent("You won't get any more orders from +1 (212) 555-7702.");
  expect(asked.ui.queryByLabelText(/^Phone/)).toBeNull();
  const send = asked.ui.getByRole('button', { name: 'Block customer' });
  press(send);
  await asked.ui.findByText('Reason is required');
  fill(asked.ui.getByLabelText(/^Reason/), 'Never picked up');
  server.on(blockCustomer, lost);
  press(send);
  expect(await asked.ui.findByText(/^Not now\./)).toBeVisible();
  const at = '2026-11-20T12:00:00Z';
  const answer = Promise.withResolvers<{ data: number }>();
  server.on(blockCustomer, () => answer.promise);
  press(send);
  await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  fireEvent.submit(asked.ui.getByRole('form'));
  turn({ blocked: { reason: 'Never picked up', by: 'Sofia Reyes', at } });
  answer.resolve({ data: 12 });
  await gone(asked.dialog);
  expect(await screen.findByText('Blocked Wilma Oak.')).toBeVisible();
  const body = { storeId: 3, phoneNumber: '+12125557702', reason: 'Never picked up' };
  expect(server.received(blockCustomer).slice(1)).toMatchObject([{ body }]);
  await waitFor(() => expect(drawer).toHaveTextContent(/by Sofia Reyes: Never picked up/));
  server.on(unblockCustomer, () => {
    turn({ blocked: null });
    return { data: 12 };
  });
  await user.click(ui.getByRole('button', { name: 'Unblock customer' }));
  expect(await screen.findByText('Wilma Oak can order again.')).toBeVisible();
  expect(server.received(unblockCustomer)[0]?.body).toMatchObject({ storeId: 3, customerId: 12 });
  await waitFor(() => expect(drawer).not.toHaveTextContent(/Never picked up/));
});

test('recording consent requires how it was given', async () => {
  const { server, part, turn } = await openCustomer();
  const texts = part('Text messages');
  const first = await ask(texts.getByRole('button', { name: 'Record consent' }), 'Record consent');
  expect(first.dialog).toHaveTextContent('Only if Wilma Oak agreed.');
  const record = first.ui.getByRole('button', { name: 'Record consent' });
  press(record);
  await first.ui.findByText('Select how');
  fill(first.ui.getByLabelText(/^How they agreed/), 'PHONE');
  fill(first.ui.getByLabelText(/^Note/), 'News only');
  server.on(recordConsent, lost);
  press(record);
  expect(await first.ui.findByText(/^Not now\./)).toBeVisible();
  const given = {
    id: 1,
    how: 'PHONE' as const,
    givenAt: '2026-11-20T12:00:00Z',
    givenBy: 'Sofia Reyes',
    note: 'News only',
    withdrawn: null,
  };
  const answer = Promise.withResolvers<void>();
  server.on(recordConsent, async () => {
    await answer.promise;
    turn({ consented: true, consents: [given] });
    return { data: [given] };
  });
  press(record);
  await waitFor(() => expect(record).toHaveAttribute('aria-busy', 'true'));
  fireEvent.submit(first.ui.getByRole('form'));
  answer.resolve();
  await gone(first.dialog);
  expect(await screen.findByText('You can now text Wilma Oak.')).toBeVisible();
  const claim = { storeId: 3, phoneNumber: '+12125557702', how: 'PHONE' };
  expect(server.received(recordConsent).slice(1)).toMatchObject([
    { body: { ...claim, note: 'News only' } },
  ]);
  expect(await texts.findByText('Agreed')).toBeVisible();
  const history = within(texts.getByRole('list', { name: 'Consent history' }));
  expect(history.getByText('Recorded by Sofia Reyes')).toBeVisible();
  expect(history.getByText('News only')).toBeVisible();
  expect(texts.getByRole('button', { name: 'Withdraw consent' })).toBeVisible();
});

test('consent from the web store is quoted and has no recorder', async () => {
  const givenAt = '2026-11-01T12:00:00Z';
  const web = { how: 'WEB_STORE' as const, givenAt, givenBy: 'Nobody', id: 1 };
  const withdrawn = { at: givenAt, how: 'WEB_STORE' as const, by: 'Nobody' };
  const { part } = await openCustomer({
    consents: [
      { ...web, note: 'Send me deals', withdrawn },
      { ...web, id: 2, note: '', withdrawn: null },
    ],
  });
  const [quoted, plain] = part('Text messages').getAllByRole('listitem');
  expect(quoted).toHaveTextContent(
    /^Agreed in the web store.*"Send me deals"Withdrawn in the web store/,
  );
  expect(plain).toHaveTextContent(/^Agreed in the web store, [^"]*$/);
  expect(plain).not.toHaveTextContent(/Withdrawn|Recorded/);
  expect(quoted).not.toHaveTextContent('Recorded');
});

test('notes show their author, and overwrite a faster edit only after confirmation', async () => {
  const notes = {
    text: 'Nut allergy',
    olVersion: 4,
    changedBy: 'Marcus Bell',
    changedAt: '2026-11-19T12:00:00Z',
  };
  const { server, drawer, part, turn } = await openCustomer({ notes });
  expect(part('Notes').getByText(/^Marcus Bell,/)).toBeVisible();
  // An allergy is read before the figures.
  const [figure] = within(drawer).getAllByRole('term');
  expect(figure?.compareDocumentPosition(part('Notes').getByText('Nut allergy'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  const { dialog, ui } = await ask(
    part('Notes').getByRole('button', { name: 'Edit notes' }),
    'Notes on Wilma Oak',
  );
  expect(ui.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Nut allergy');
  fill(ui.getByRole('textbox', { name: /^Notes/ }), 'No nuts');
  const theirs = { ...notes, text: 'Peanuts', olVersion: 5 };
  server.on(saveCustomerNotes, () => {
    turn({ notes: theirs });
    return new Refusal(409, 'CHANGED_MEANWHILE', 'Marcus Bell changed the notes.');
  });
  const save = ui.getByRole('button', { name: 'Save notes' });
  press(save);
  expect(await ui.findByText(/Marcus Bell changed the notes/)).toBeVisible();
  server.on(saveCustomerNotes, ({ body }) => {
    const data = turn({ notes: { ...theirs, text: body.notes, olVersion: 6 } });
    return { data, message: 'Saved the notes.' };
  });
  press(save);
  await gone(dialog);
  expect(await screen.findByText('Saved the notes.')).toBeVisible();
  expect(await part('Notes').findByText('No nuts')).toBeVisible();
  const sent = server.received(saveCustomerNotes).map(({ body }) => body);
  expect(sent).toMatchObject([
    { storeId: 3, customerId: 12, notes: 'No nuts', olVersion: 4 },
    { notes: 'No nuts', olVersion: 5 },
  ]);
});

test('erasing a customer closes the drawer, and dismissing the dialog clears its error', async () => {
  const blocked = { reason: 'Rude', by: 'Sofia Reyes', at: '2026-11-19T12:00:00Z' };
  const { server, part } = await openCustomer({ blocked });
  server.on(eraseCustomer, lost);
  const button = part('Privacy').getByRole('button', { name: 'Erase customer' });
  const first = await ask(button, 'Erase Wilma Oak?');
  expect(first.dialog).toHaveTextContent('This also unblocks them');
  expect(first.dialog).toHaveTextContent('deleted from Cedar Kitchen');
  press(first.ui.getByRole('button', { name: 'Erase customer' }));
  expect(await first.ui.findByText(/^Not now\./)).toBeVisible();
  press(first.ui.getByRole('button', { name: 'Go back' }));
  await gone(first.dialog);
  const again = await ask(button, 'Erase Wilma Oak?');
  expect(again.dialog).not.toHaveTextContent('Not now.');
  server.on(eraseCustomer, { data: null });
  press(again.ui.getByRole('button', { name: 'Erase customer' }));
  expect(await screen.findByText('Erased customer.')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/customers'));
  expect(server.received(eraseCustomer)[1]?.body).toMatchObject({ storeId: 3, customerId: 12 });
});
