import {
  findOperatorStore,
  findOperatorStores,
  liftSuspension,
  suspendStore,
  updateCommission,
} from '@counter/contract/operator';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOperatorStore, openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';

const store = anOperatorStore();
const address = `/operator/stores/${store.id}`;

const open = () =>
  openMarketplace()
    .on(findOperatorStore, { data: store })
    .on(findOperatorStores, { data: { content: [store], totalElements: 1 } });

const press = (name: string) => screen.getByRole('button', { name });

test('a commission is limited, is saved as typed, and can be discarded', async () => {
  const server = open().on(updateCommission, ({ body }) => {
    const saved = anOperatorStore({ deliveredFee: body.deliveredFee });
    server.on(findOperatorStore, { data: saved });
    return { data: saved };
  });
  const user = renderScreen(server, address);
  const delivered = await screen.findByLabelText(/^Delivered orders/);
  const fill = async (value: string) => {
    await user.clear(delivered);
    await user.type(delivered, value);
  };
  await fill('70');
  await user.click(press('Save changes'));
  await waitFor(() =>
    expect(delivered).toHaveAccessibleDescription(/Commission must be between 0 and 50/),
  );
  expect(server.received(updateCommission)).toEqual([]);
  await fill('12.5');
  await user.click(press('Save changes'));
  await screen.findByText('Commission is 12.5% delivered, 6% picked up, 10% of delivery fees.');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(server.received(updateCommission)[0]?.body).toEqual({
    storeId: 3,
    deliveredFee: 12.5,
    pickedUpFee: 6,
    deliveryCommission: 10,
  });

  await fill('13');
  await user.click(press('Discard'));
  expect(delivered).toHaveValue('12.5');
  await fill('14');
  await user.click(screen.getAllByRole('link', { name: 'Stores' }).at(-1) ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/stores'));
});

test('a suspension requires a reason and a future end, and says so beforehand', async () => {
  const until = '2026-11-27T12:00:30.000Z';
  const suspended = anOperatorStore({ suspension: { reason: 'The health office.', until } });
  const server = open().on(suspendStore, () => {
    server.on(findOperatorStore, { data: suspended });
    return { data: suspended };
  });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Suspend store' }));
  const dialog = await screen.findByRole('dialog', { name: `Suspend ${store.name}` });
  const send = within(dialog).getByRole('button', { name: 'Suspend store' });
  const reason = within(dialog).getByLabelText(/^Reason/);
  await user.selectOptions(within(dialog).getByLabelText('Ends'), 'AT');
  await user.click(send);
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/store will read it/));
  const moment = within(dialog).getByLabelText('Date and time');
  expect(moment).toHaveAccessibleDescription(/Choose a date and a time/);
  await user.type(reason, 'The health office.');
  await user.type(moment, '2020-01-01T12:00');
  await user.click(send);
  await waitFor(() => expect(moment).toHaveAccessibleDescription(/Choose a time in the future/));
  expect(server.received(suspendStore)).toEqual([]);

  await user.selectOptions(within(dialog).getByLabelText('Ends'), 'WEEK');
  expect(dialog).toHaveTextContent('your time');
  await user.click(send);
  await screen.findByText(`Suspended ${store.name}.`);
  const [sent] = server.received(suspendStore);
  expect(sent?.body).toMatchObject({ storeId: 3, reason: 'The health office.' });
  expect(sent?.body.until).toMatch(/^2026-11-27T/);
  const panel = screen.getByRole('region', { name: 'Suspension' });
  await waitFor(() => expect(panel).toHaveTextContent('It ends automatically.'));
});

test('a store that waits for approval is neither suspended nor charged', async () => {
  const waiting = anOperatorStore({ approved: false, health: null });
  renderScreen(openMarketplace().on(findOperatorStore, { data: waiting }), address);
  const panel = await screen.findByRole('region', { name: 'Suspension' });
  expect(panel).toHaveTextContent("The store isn't approved yet");
  expect(within(panel).getByRole('link', { name: 'Open its application' })).toBeVisible();
  for (const name of ['Suspend store', 'Propose charge'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('dismissing the dialog suspends nothing', async () => {
  const server = open();
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Suspend store' }));
  const dialog = await screen.findByRole('dialog', { name: `Suspend ${store.name}` });
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Suspension' })).toHaveTextContent('Not suspended');
  expect(server.received(suspendStore)).toEqual([]);
});

/** Opens the dialog that suspends the store, with a reason typed in. */
async function openSuspension() {
  const server = open();
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Suspend store' }));
  const dialog = await screen.findByRole('dialog', { name: `Suspend ${store.name}` });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'The health office.');
  const send = within(dialog).getByRole('button', { name: 'Suspend store' });
  return { server, user, dialog, send };
}

test("the dialog shows the server's refusal of a suspension, unless somebody was faster", async () => {
  const { server, user, dialog, send } = await openSuspension();
  server.on(suspendStore, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(send);
  await within(dialog).findByText('Not now.');
  server.on(suspendStore, new Refusal(409, 'CONFLICT', 'Omar Said was faster.'));
  await user.click(send);
  await screen.findByText(`We couldn't suspend ${store.name}. Omar Said was faster.`);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a suspension without an end lasts until it is lifted', async () => {
  const { server, user, dialog, send } = await openSuspension();
  const suspended = anOperatorStore({ suspension: { reason: 'The health office.', until: null } });
  server.on(suspendStore, { data: suspended }).on(findOperatorStore, { data: suspended });
  await user.selectOptions(within(dialog).getByLabelText('Ends'), 'LIFTED');
  expect(dialog).not.toHaveTextContent('your time');
  await user.click(send);
  const panel = screen.getByRole('region', { name: 'Suspension' });
  await waitFor(() => expect(panel).toHaveTextContent('No new orders until you end it.'));
  expect(server.received(suspendStore)[0]?.body.until).toBeNull();
});

/** Opens a suspended store, and asks to end that. */
async function openEnd() {
  const suspended = anOperatorStore({ suspension: { reason: 'The health office.', until: null } });
  const server = open().on(findOperatorStore, { data: suspended });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'End suspension' }));
  const dialog = await screen.findByRole('dialog', {
    name: `End the suspension of ${store.name}?`,
  });
  return { server, user, dialog };
}

test('confirming ends a suspension', async () => {
  const { server, user, dialog } = await openEnd();
  server.on(liftSuspension, { data: store }).on(findOperatorStore, { data: store });
  await user.click(within(dialog).getByRole('button', { name: 'End suspension' }));
  await screen.findByText(`Ended the suspension of ${store.name}.`);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(liftSuspension)[0]?.body).toEqual({ storeId: 3 });
  await screen.findByText('Not suspended. The store takes orders during its hours.');
});

test('a suspension that failed to end can be retried', async () => {
  const { server, user, dialog } = await openEnd();
  server.on(liftSuspension, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(within(dialog).getByRole('button', { name: 'End suspension' }));
  await screen.findByText("We couldn't end the suspension. Not now.");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  server.on(liftSuspension, { data: store });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(`Ended the suspension of ${store.name}.`);
});

test('dismissing the confirmation keeps the suspension', async () => {
  const { server, user, dialog } = await openEnd();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(liftSuspension)).toEqual([]);
});

test('an unapproved store says that it takes no orders, and who owns it', async () => {
  const owners = [
    { fullName: 'Sofia Reyes', email: 'sofia@fern.test' },
    { fullName: 'Marcus Bell', email: 'marcus@fern.test' },
  ];
  const data = anOperatorStore({ approved: false, owners });
  renderScreen(open().on(findOperatorStore, { data }), address);
  const hint = await screen.findByText("The store isn't approved yet, so it can't take orders.");
  expect(within(hint).getByRole('link', { name: 'Open its application' })).toHaveAttribute(
    'href',
    '/operator/applications/3?state=ALL',
  );
  expect(screen.queryByRole('link', { name: '/s/fern-and-field' })).toBeNull();
  expect(screen.getByRole('main')).toHaveTextContent('Not approved');
  const panel = screen.getByRole('region', { name: 'Owners' });
  expect(within(panel).getByRole('link', { name: 'marcus@fern.test' })).toHaveAttribute(
    'href',
    'mailto:marcus@fern.test',
  );
});

test('a store leads to its web store, its payouts and its charges', async () => {
  renderScreen(open(), address);
  await screen.findByRole('heading', { level: 1, name: 'Fern & Field Grocer' });
  for (const [name, href] of [
    ['/s/fern-and-field', '/s/fern-and-field'],
    ['All payouts of Fern & Field Grocer', '/operator/payouts?search='],
    ['All charges against Fern & Field Grocer', '/operator/charges?search='],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', expect.stringContaining(href));
  }
});
