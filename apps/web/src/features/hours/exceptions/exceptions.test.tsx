import {
  findBusinesses,
  findHoursRecord,
  findStoreHours,
  removeHoursException,
  saveHoursException,
  type Business,
  type HoursException,
  type StoreHours,
} from '@counter/contract/store';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

const feast: HoursException = {
  id: 4,
  name: 'Thanksgiving',
  firstDay: '2026-11-26',
  lastDay: '2026-11-26',
  way: null,
  stretches: [],
};
const late: HoursException = {
  ...feast,
  id: 5,
  name: 'Late nights',
  firstDay: '2026-12-24',
  lastDay: '2027-01-01',
  way: 'DELIVERY',
  stretches: [{ from: '18:00', to: '02:00' }],
};
const hours: StoreHours = {
  hours: [],
  deliveryHours: null,
  exceptions: [feast, late],
  olVersion: 1,
};
const failed = new Refusal(409, 'CONFLICT', 'Someone else was faster.');

function openHours() {
  const server = openStore()
    .on(findStoreHours, { data: hours })
    .on(findHoursRecord, { data: { content: [], totalElements: 0 } });
  return { server, user: renderScreen(server, '/dashboard/settings/hours') };
}

test('exceptions show their days, hours and delivery method', async () => {
  openHours();
  const list = await screen.findByRole('list', { name: 'Exceptions' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ThanksgivingThu 26 Nov 2026Closed all day$/),
    expect.stringMatching(
      /^Late nightsThu 24 Dec 2026 to 1 Jan 2027.*02:00 next day · Delivery only$/,
    ),
  ]);
});

test('a new exception is one closed day, unless other hours are chosen', async () => {
  const { server, user } = openHours();
  await user.click(await screen.findByRole('button', { name: 'Add exception' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add exception' });
  const form = within(dialog);
  await user.type(form.getByLabelText(/^Name/), 'Inventory');
  const firstDay = form.getByLabelText(/^First day/);
  fireEvent.change(firstDay, { target: { value: '2026-12-01' } });
  fireEvent.blur(firstDay);
  await waitFor(() => expect(form.getByLabelText(/^Last day/)).toHaveValue('1 Dec 2026'));
  expect(form.getByRole('radio', { name: 'Closed all day' })).toBeChecked();
  expect(form.queryByLabelText('Hours 1 from')).toBeNull();
  await user.click(form.getByRole('radio', { name: 'Other hours' }));
  expect(form.getByLabelText('Hours 1 from')).toHaveValue('09:00');
  expect(form.getByLabelText('Hours 1 to')).toHaveValue('17:00');
  server.on(saveHoursException, { data: hours });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Inventory is saved.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(saveHoursException).map(({ body }) => body)).toEqual([
    {
      storeId: 3,
      id: 0,
      name: 'Inventory',
      firstDay: '2026-12-01',
      lastDay: '2026-12-01',
      way: null,
      stretches: [{ from: '09:00', to: '17:00' }],
    },
  ]);
});

test.each([feast, late])('editing $name starts with its current values', async (exception) => {
  const { server, user } = openHours();
  await user.click(await screen.findByRole('button', { name: `Change ${exception.name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Change ${exception.name}` });
  await user.type(within(dialog).getByLabelText(/^Name/), ' Eve');
  server.on(saveHoursException, failed);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('Someone else was faster.');
  server.on(saveHoursException, { data: hours });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const changed = { ...exception, storeId: 3, name: `${exception.name} Eve` };
  expect(server.received(saveHoursException).at(-1)?.body).toEqual(changed);
});

test('an exception can be removed, and its toast can restore it', async () => {
  const { server, user } = openHours();
  const left = { ...hours, exceptions: [feast] };
  server.on(removeHoursException, { data: left });
  const remove = await screen.findByRole('button', { name: 'Remove Late nights' });
  server.on(findStoreHours, { data: left });
  await user.click(remove);
  await screen.findByText('Late nights is removed.');
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  expect(server.received(removeHoursException)[0]?.body).toEqual({ storeId: 3, id: 5 });
  server.on(saveHoursException, { data: hours }).on(findStoreHours, { data: hours });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Late nights is back.');
  expect(server.received(saveHoursException)[0]?.body).toEqual({ ...late, storeId: 3, id: 0 });
  expect(await screen.findByRole('button', { name: 'Remove Late nights' })).toBeVisible();
});

test('an exception that failed to be restored says so, even after its row is gone', async () => {
  const { server, user } = openHours();
  const left = { ...hours, exceptions: [feast] };
  server.on(removeHoursException, { data: left });
  const remove = await screen.findByRole('button', { name: 'Remove Late nights' });
  server.on(findStoreHours, { data: left }).on(saveHoursException, failed);
  await user.click(remove);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText("We couldn't restore Late nights. Someone else was faster.");
});

test('an exception that failed to be removed stays, and can be retried', async () => {
  const { server, user } = openHours();
  server.on(removeHoursException, failed);
  await user.click(await screen.findByRole('button', { name: 'Remove Late nights' }));
  await screen.findByText("We couldn't remove Late nights. Someone else was faster.");
  server.on(removeHoursException, { data: { ...hours, exceptions: [feast] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Late nights is removed.');
  expect(server.received(removeHoursException)).toHaveLength(2);
});

test('exceptions are changed by people who may change the hours', async () => {
  const show = async (store: Partial<Business>) => {
    const server = openStore()
      .on(findBusinesses, oneStore(store))
      .on(findStoreHours, { data: hours })
      .on(findHoursRecord, { data: { content: [], totalElements: 0 } });
    renderScreen(server, '/dashboard/settings/hours');
    await screen.findByText('Late nights');
    return screen.getByRole('region', { name: 'Exceptions' });
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual([
    'Add exception',
    'Change Late nights',
    'Change Thanksgiving',
    'Remove Late nights',
    'Remove Thanksgiving',
  ]);
});
