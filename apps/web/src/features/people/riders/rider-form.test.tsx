import { findRiders, removeRider, restoreRider, saveRider } from '@counter/contract/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { omar } from '../../../testing/people.ts';
import { currentAddress, passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const list = '/dashboard/business/cedar-kitchen/rider';
const form = `${list}/form`;

const field = (name: RegExp | string) => screen.findByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

test('a blank rider form marks each missing field and sends nothing', async () => {
  const server = openStore().on(saveRider, { data: 1 });
  const user = renderScreen(server, form);
  await field(/^Name/);
  await user.click(press('Add rider'));
  const name = await field(/^Name/);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Rider name is required.'));
  expect(await field(/^Plate/)).toHaveAccessibleDescription('Plate is required.');
  expect(name).toHaveFocus();
  await user.type(name, 'Omar Farouk');
  await waitFor(() => expect(name).not.toHaveAccessibleDescription(/required/));
  expect(server.received(saveRider)).toEqual([]);
});

test("the server's errors show at their fields, or for the whole form", async () => {
  const taken = [{ path: 'phone', message: 'Another rider has this number.' }];
  const server = openStore()
    .on(findRiders, { data: [omar] })
    .on(saveRider, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', taken));
  const user = renderScreen(server, `${form}?id=5`);
  await user.type(await field(/^Name/), ' Jr');
  await user.click(press('Save changes'));
  const phone = await field(/^Phone/);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Another rider has this number\./));
  expect(phone).toHaveFocus();
  server.on(saveRider, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.type(phone, '1');
  await user.click(press('Save changes'));
  await screen.findByText('Not now.');
  expect(await field(/^Name/)).toHaveValue('Omar Farouk Jr');
});

test('a rider is saved once, with their version, and the list opens', async () => {
  const answer = Promise.withResolvers<{ data: number; message: string }>();
  const server = openStore()
    .on(findRiders, { data: [omar] })
    .on(saveRider, () => answer.promise);
  const user = renderScreen(server, `${form}?id=5`);
  await user.type(await field(/^Name/), ' Jr');
  await user.click(press('Save changes'));
  await user.click(press('Save changes'));
  answer.resolve({ data: 5, message: 'Omar Farouk Jr was saved' });
  await screen.findByText('Omar Farouk Jr was saved');
  await waitFor(() => expect(currentAddress()).toBe(list));
  const [sent, ...more] = server.received(saveRider);
  expect(sent?.body).toMatchObject({ storeId: 3, id: 5, olVersion: 4, name: 'Omar Farouk Jr' });
  expect(more).toEqual([]);
});

test('retrying after a lost response reuses the key, and another change gets a new one', async () => {
  const server = openStore()
    .on(findRiders, { data: [omar] })
    .on(saveRider, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, `${form}?id=5`);
  await user.type(await field(/^Name/), ' Jr');
  const attempt = async (count: number) => {
    await user.click(press('Save changes'));
    await waitFor(() => expect(server.received(saveRider)).toHaveLength(count));
    await screen.findByText('Not now.');
    await waitFor(() => expect(press('Save changes')).toHaveAttribute('aria-busy', 'false'));
  };
  await attempt(1);
  await attempt(2);
  await user.type(await field(/^Name/), '.');
  await attempt(3);
  const keys = server.received(saveRider).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the slower editor keeps what they typed, and can overwrite the other version or take it', async () => {
  const reason = 'Marcus Bell has changed this rider meanwhile.';
  const server = openStore()
    .on(findRiders, { data: [omar] })
    .on(saveRider, new Refusal(409, 'CHANGED_MEANWHILE', reason));
  const user = renderScreen(server, `${form}?id=5`);
  await user.type(await field(/^Name/), ' Jr');
  server.on(findRiders, { data: [{ ...omar, name: 'Omar F.', olVersion: 9 }] });
  await user.click(press('Save changes'));
  const told = (await screen.findByText(reason, { exact: false })).closest('[role=alert]');
  expect(told).not.toBeNull();
  expect(await field(/^Name/)).toHaveValue('Omar Farouk Jr');

  await user.click(press('Save changes'));
  await waitFor(() => expect(server.received(saveRider)).toHaveLength(2));
  expect(server.received(saveRider)[1]?.body.olVersion).toBe(9);

  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect(await field(/^Name/)).toHaveValue('Omar F.'));
  expect(screen.queryByText(reason, { exact: false })).toBeNull();
});

test('leaving unsaved changes asks first', async () => {
  const server = openStore().on(findRiders, { data: [omar] });
  const user = renderScreen(server, form);
  await user.type(await field(/^Name/), 'Omar');
  const leave = async () => {
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    return screen.findByRole('dialog', { name: 'Leave without saving?' });
  };
  const question = await leave();
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(currentAddress()).toBe(form);
  expect(await field(/^Name/)).toHaveValue('Omar');
  await user.click(within(await leave()).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentAddress()).toBe(list));
});

test("leaving an untouched form doesn't ask", async () => {
  const server = openStore().on(findRiders, { data: [] });
  const user = renderScreen(server, form);
  await field(/^Name/);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(currentAddress()).toBe(list));
});

test('a removed rider can be restored for ten seconds', async () => {
  const server = openStore()
    .on(findRiders, { data: [omar] })
    .on(removeRider, { data: 5 })
    .on(restoreRider, { data: 5 });
  const user = renderScreen(server, list);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: /Omar Farouk/ }));
    server.on(findRiders, { data: [] });
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    return screen.findByText('Removed Omar Farouk');
  };
  await remove();
  await screen.findByText('No rider found');
  server.on(findRiders, { data: [{ ...omar, onDuty: false }] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Restored Omar Farouk (off duty)');
  expect(server.received(restoreRider).map(({ body }) => body)).toEqual([{ storeId: 3, id: 5 }]);
  const told = await remove();
  await passTime(9000);
  expect(told).toBeInTheDocument();
  await passTime(2000);
  expect(told).not.toBeInTheDocument();
});

test('a rider that failed to be removed stays, says why and can be retried', async () => {
  const server = openStore()
    .on(findRiders, { data: [omar] })
    .on(removeRider, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, list);
  await user.click(await screen.findByRole('button', { name: /Omar Farouk/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const told = await screen.findByText("We couldn't remove Omar Farouk. Not now.");
  await passTime(30_000);
  expect(told).toBeVisible();
  server.on(removeRider, { data: 5 }).on(findRiders, { data: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Removed Omar Farouk');
});

test('a list that failed to load says why and can be retried', async () => {
  const server = openStore().on(findRiders, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, list);
  await screen.findByText('Not now.');
  server.on(findRiders, { data: [omar] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Omar Farouk')).toBeVisible();
  expect(screen.queryByText('Not now.')).toBeNull();
});

test('the URL filters the list, and an empty result says so', async () => {
  const server = openStore().on(findRiders, { data: [omar] });
  const user = renderScreen(server, `${list}?duty=off`);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Omar Farouk');
  expect(currentAddress()).toBe(list);
  await user.type(screen.getByRole('searchbox'), 'nobody');
  await screen.findByRole('button', { name: 'Clear filters' });
  await waitFor(() => expect(currentAddress()).toBe(`${list}?search=nobody`));
});
