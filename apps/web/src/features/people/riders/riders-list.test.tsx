import { findRiders, updateRiderDuty } from '@counter/contract/people';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { omar } from '../../../testing/people.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { phone } from '../../../testing/stub-browser.ts';
import { findCards } from '../../../testing/tables.ts';

const list = '/dashboard/business/cedar-kitchen/rider';

const open = () => openStore().on(findRiders, { data: [omar] });

const duty = async () => screen.findByRole('switch', { name: 'Omar Farouk is on duty' });

test('duty changes at once, is sent, and is reverted on failure', async () => {
  const late = Promise.withResolvers<void>();
  const server = open().on(updateRiderDuty, async () => {
    await late.promise;
    return new Refusal(503, 'UNAVAILABLE', 'Not now.');
  });
  const user = renderScreen(server, list);
  expect(await duty()).toBeChecked();
  await user.click(await duty());
  expect(await duty()).not.toBeChecked();
  late.resolve();
  await screen.findByText("We couldn't change Omar Farouk's duty: still on duty. Not now.");
  expect(await duty()).toBeChecked();
  server.on(updateRiderDuty, () => {
    server.on(findRiders, { data: [{ ...omar, onDuty: false }] });
    return { data: { ...omar, onDuty: false } };
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await duty()).not.toBeChecked());
  expect(server.received(updateRiderDuty).map(({ body }) => body)).toEqual([
    { storeId: 3, id: 5, onDuty: false },
    { storeId: 3, id: 5, onDuty: false },
  ]);
});

test("an accountant sees the riders but can't change them", async () => {
  const server = open().on(findBusinesses, {
    data: [aBusiness({ role: 'accountant' })],
    message: '',
    newSignIns: [],
  });
  renderScreen(server, list, phone);
  const [card] = await findCards('Riders');
  expect(card).toHaveTextContent('Omar Farouk');
  expect(card).toHaveTextContent('On duty');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add New Rider' })).toBeNull();
});

test('on a phone a card shows the vehicle with its plate and can be edited', async () => {
  const car = { ...omar, vehicle: 'CAR' as const, plate: 'KHI-204' };
  const user = renderScreen(open().on(findRiders, { data: [car] }), list, phone);
  const [card] = await findCards('Riders');
  expect(card).toHaveTextContent('Car, KHI-204');
  expect(screen.getByText('KHI-204')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Omar Farouk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(() => expect(currentAddress()).toBe(`${list}/form?id=5`));
});

test('shows a vehicle without a plate on its own', async () => {
  renderScreen(open(), list, phone);
  const [card] = await findCards('Riders');
  expect(card).toHaveTextContent(/Bicycle(?!,)/);
});

test("only permitted roles see a rider's identity number", async () => {
  const { cnic: _cnic, ...secret } = { ...omar, id: 6, name: 'Nadia Khan' };
  renderScreen(open().on(findRiders, { data: [omar, secret] }), list);
  const table = await screen.findByRole('table', { name: 'Riders' });
  const row = async (name: string) => (await within(table).findByText(name)).closest('tr');
  expect(await row('Omar Farouk')).toHaveTextContent('CNIC 35202-1234567-1');
  expect(await row('Nadia Khan')).not.toHaveTextContent('CNIC');
});
