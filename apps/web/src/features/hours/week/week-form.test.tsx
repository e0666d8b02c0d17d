import {
  findBusinesses,
  findHoursRecord,
  findStoreHours,
  saveStoreHours,
  type StoreHours,
} from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const address = '/dashboard/settings/hours';
const monday = { weekday: 1, from: '09:00', to: '17:00' };
const friday = { weekday: 5, from: '18:00', to: '02:00' };
const week: StoreHours = {
  hours: [monday, friday],
  deliveryHours: null,
  exceptions: [],
  olVersion: 3,
};

function aServer(hours: StoreHours = week) {
  return openStore()
    .on(findStoreHours, { data: hours })
    .on(findHoursRecord, { data: { content: [], totalElements: 0 } });
}

/** Opens the hours for somebody who may not change them. */
function readHours(hours?: StoreHours) {
  const business = aBusiness({ role: 'accountant' });
  const server = aServer(hours).on(findBusinesses, {
    data: [business],
    message: '',
    newSignIns: [],
  });
  renderScreen(server, address);
}

/** Opens the hours for somebody who may change them. */
async function editHours(hours?: StoreHours) {
  const server = aServer(hours);
  const user = renderScreen(server, address);
  const form = await screen.findByRole('form', { name: 'Opening hours' });
  const save = async () => user.click(within(form).getByRole('button', { name: 'Save changes' }));
  const day = (name: string) => within(within(form).getByRole('group', { name }));
  const enter = (label: string, value: string) => {
    const field = within(form).getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const copy = async (name: string, to: string) => {
    await user.click(within(form).getByRole('button', { name: `Copy ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: to }));
  };
  return { server, user, form, save, day, enter, copy };
}

/** The hours of days as they were sent last, like `1 09:00-17:00`. */
const sentHours = (server: ReturnType<typeof openStore>): string[] =>
  (server.received(saveStoreHours).at(-1)?.body.hours ?? [])
    .map(({ weekday, from, to }) => `${weekday} ${from}-${to}`)
    .toSorted();

test('a week shows each day, today, and what runs into the next one', async () => {
  readHours();
  const list = await screen.findByRole('list', { name: 'Opening hours' });
  const days = within(list).getAllByRole('listitem');
  const said: unknown = Object.fromEntries(
    days.map(({ firstChild, lastChild }) => [firstChild?.textContent, lastChild?.textContent]),
  );
  expect(said).toMatchObject({
    Monday: '09:00–17:00',
    Tuesday: 'Closed',
    Friday: '18:00–02:00 next day',
    Saturday: 'Closed',
  });
  const bars = (name: string) =>
    [...(within(list).getByText(name).closest('li')?.querySelectorAll('[style]') ?? [])].map(
      (bar) => bar.getAttribute('style'),
    );
  expect(bars('Monday')).toEqual(['inset-inline-start: 37.5%; width: 33.333333333333336%;']);
  expect(bars('Friday')).toEqual(['inset-inline-start: 75%; width: 25%;']);
  expect(bars('Saturday')).toEqual(['inset-inline-start: 0%; width: 8.333333333333334%;']);
  expect(bars('Tuesday')).toEqual([]);
  const today = days.filter((one) => one.hasAttribute('data-today'));
  expect(today.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Friday']);
});

test('hours of deliveries stand beside those of pickups, where they differ', async () => {
  readHours({ ...week, deliveryHours: [monday] });
  const delivery = await screen.findByRole('list', { name: 'Delivery hours' });
  expect(within(delivery).getAllByText('Closed')).toHaveLength(6);
  const pickup = screen.getByRole('list', { name: 'Pickup hours' });
  expect(within(pickup).getAllByText('Closed')).toHaveLength(5);
});

test('who may not change the hours is offered no form', async () => {
  readHours();
  await screen.findByRole('list', { name: 'Opening hours' });
  expect(screen.queryByRole('form', { name: 'Opening hours' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add exception' })).toBeNull();
});

/** The same hours on all days, as they are sent. */
const onAllDays = (times: string) =>
  ['0', '1', '2', '3', '4', '5', '6'].map((day) => `${day} ${times}`);

test('a week of equal days is one line, and its times are those of every day', async () => {
  const times = { from: '09:00', to: '21:00' };
  const hours = [3, 1, 2, 0, 4, 6, 5].map((weekday) => ({ weekday, ...times }));
  const { server, form, day, enter, save } = await editHours({ ...week, hours });
  expect(within(form).queryByRole('group', { name: 'Monday' })).toBeNull();
  expect(within(form).queryByRole('button', { name: 'Save changes' })).toBeNull();
  expect(day('Every day').queryByRole('button', { name: /^Remove/ })).toBeNull();
  enter('Every day from', '10:00');
  enter('Every day to', '22:30');
  server.on(saveStoreHours, { data: week });
  await save();
  await screen.findByText('The hours are saved.');
  expect(sentHours(server)).toEqual(onAllDays('10:00-22:30'));
});

test('a second time of every day is added, refused at its own line, and removed', async () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...monday, weekday }));
  const { server, user, form, day, enter, save } = await editHours({ ...week, hours });
  await user.click(day('Every day').getByRole('button', { name: 'Add hours on every day' }));
  enter('Every day 2 from', '16:00');
  enter('Every day 2 to', '20:00');
  await save();
  await waitFor(() =>
    expect(within(form).getByLabelText('Every day 2 from')).toHaveAccessibleDescription(
      'Overlaps with other hours',
    ),
  );
  expect(within(form).getByLabelText('Every day 1 from')).toBeValid();
  expect(server.received(saveStoreHours)).toEqual([]);
  await user.click(day('Every day').getByRole('button', { name: 'Remove Every day 1' }));
  server.on(saveStoreHours, { data: week });
  await save();
  await screen.findByText('The hours are saved.');
  expect(sentHours(server)).toEqual(onAllDays('16:00-20:00'));
});

test('days are set apart and made alike again, as the first one is', async () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...monday, weekday }));
  const { server, user, form, enter, save } = await editHours({ ...week, hours });
  const alike = within(form).getByLabelText('Same hours every day');
  expect(alike).toBeChecked();
  await user.click(alike);
  expect(within(form).queryByRole('button', { name: 'Save changes' })).toBeNull();
  enter('Monday to', '18:00');
  enter('Monday to', '17:00');
  // Days that are alike again stay where they are.
  expect(within(form).getByLabelText('Tuesday to')).toHaveValue('17:00');
  enter('Monday to', '16:00');
  await user.click(alike);
  expect(within(form).getByLabelText('Every day to')).toHaveValue('16:00');
  server.on(saveStoreHours, { data: week });
  await save();
  await screen.findByText('The hours are saved.');
  expect(sentHours(server)).toEqual(onAllDays('09:00-16:00'));
});

test('making days alike can be discarded', async () => {
  const { user, form } = await editHours();
  const alike = () => within(form).getByLabelText('Same hours every day');
  expect(alike()).not.toBeChecked();
  await user.click(alike());
  expect(within(form).queryByRole('group', { name: 'Friday' })).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Discard' }));
  expect(within(form).getByLabelText('Friday from')).toHaveValue('18:00');
  expect(alike()).not.toBeChecked();
});

test('a time that is entered ends being open around the clock', async () => {
  const { server, user, form, enter, save } = await editHours({ ...week, hours: [] });
  const always = within(form).getByRole('radio', { name: 'Around the clock' });
  expect(always).toBeChecked();
  expect(within(form).getByLabelText('Every day from')).toHaveValue('');
  enter('Every day from', '10:00');
  expect(always).not.toBeChecked();
  await save();
  await waitFor(() =>
    expect(within(form).getByLabelText('Every day to')).toHaveAccessibleDescription(
      'Choose a time',
    ),
  );
  await user.click(always);
  expect(within(form).queryByRole('button', { name: 'Save changes' })).toBeNull();
  enter('Every day from', '10:00');
  enter('Every day to', '20:00');
  server.on(saveStoreHours, { data: week });
  await save();
  await screen.findByText('The hours are saved.');
  expect(sentHours(server)).toEqual(onAllDays('10:00-20:00'));
});

test('who chooses hours around the clock begins with usual ones', async () => {
  const { user, form } = await editHours({ ...week, hours: [] });
  await user.click(within(form).getByRole('radio', { name: 'At these hours' }));
  expect(within(form).getByLabelText('Every day from')).toHaveValue('09:00');
  expect(within(form).getByRole('button', { name: 'Save changes' })).toBeVisible();
});

test('the hours are saved with their version, and then shown', async () => {
  const { server, form, save, day, enter } = await editHours();
  expect(day('Tuesday').getByText('Closed')).toBeVisible();
  expect(day('Monday').queryByText('Closed')).toBeNull();
  expect(within(form).queryByRole('group', { name: 'Delivery' })).toBeNull();
  enter('Monday to', '16:00');
  const saved = { ...week, hours: [{ ...monday, to: '16:00' }, friday], olVersion: 4 };
  // The screen shows the answer before it reads anything again.
  server
    .on(saveStoreHours, { data: saved })
    .on(findStoreHours, async () => new Promise(() => undefined));
  await save();
  await screen.findByText('The hours are saved.');
  expect(within(form).getByLabelText('Monday to')).toHaveValue('16:00');
  expect(within(form).queryByRole('button', { name: 'Save changes' })).toBeNull();
  expect(server.received(saveStoreHours).map(({ body }) => body)).toEqual([
    { storeId: 3, hours: saved.hours, deliveryHours: null, olVersion: 3 },
  ]);
});

test('times are added to a day, each one named, and taken away', async () => {
  const { server, user, day, enter, save } = await editHours();
  await user.click(day('Monday').getByRole('button', { name: 'Add hours on Monday' }));
  expect(day('Monday').getByLabelText('Monday 2 from')).toHaveValue('17:00');
  enter('Monday 2 to', '20:00');
  await user.click(day('Tuesday').getByRole('button', { name: 'Add hours on Tuesday' }));
  await user.click(day('Friday').getByRole('button', { name: 'Remove Friday' }));
  expect(day('Friday').getByText('Closed')).toBeVisible();
  server.on(saveStoreHours, { data: week });
  await save();
  await screen.findByText('The hours are saved.');
  expect(sentHours(server)).toEqual(['1 09:00-17:00', '1 17:00-20:00', '2 09:00-21:00']);
});

test.each([
  ['Copy to every day', ['0', '1', '2', '3', '4', '5', '6']],
  ['Copy to weekdays', ['1', '2', '3', '4', '5']],
  ['Copy to Tuesday', ['1', '2', '5']],
])('%s copies the hours of Monday', async (name, weekdays) => {
  const { server, copy, save } = await editHours();
  await copy('Monday', name);
  server.on(saveStoreHours, { data: week });
  await save();
  await screen.findByText('The hours are saved.');
  expect(sentHours(server)).toEqual(
    weekdays.map((day) =>
      name === 'Copy to Tuesday' && day === '5' ? '5 18:00-02:00' : `${day} 09:00-17:00`,
    ),
  );
});

test('Saturday is followed by Sunday', async () => {
  const { user, form } = await editHours();
  await user.click(within(form).getByRole('button', { name: 'Copy Saturday' }));
  const sunday = await screen.findByRole('menuitem', { name: 'Copy to Sunday' });
  expect(sunday).toBeInTheDocument();
});

test('an end on the next day, at midnight or after a whole day is said', async () => {
  const sunday = { weekday: 0, from: '00:00', to: '00:00' };
  const tuesday = { weekday: 2, from: '10:00', to: '00:00' };
  const { form } = await editHours({ ...week, hours: [monday, tuesday, friday, sunday] });
  const field = (label: string) => within(form).getByLabelText(label);
  expect(field('Friday to')).toHaveAccessibleDescription('On the next day.');
  expect(field('Tuesday to')).toHaveAccessibleDescription('Midnight.');
  expect(field('Sunday to')).toHaveAccessibleDescription('The whole day.');
  expect(field('Monday to')).not.toHaveAccessibleDescription();
});

test('around the clock needs no hours, and a week without any is refused before it is sent', async () => {
  const { server, user, form, day, save } = await editHours({ ...week, hours: [monday] });
  await user.click(day('Monday').getByRole('button', { name: 'Remove Monday' }));
  await save();
  expect(await within(form).findByText('Add hours, or choose around the clock')).toBeVisible();
  expect(within(form).getByText('Check the highlighted hours.')).toBeVisible();
  expect(server.received(saveStoreHours)).toEqual([]);
  await user.click(within(form).getByRole('radio', { name: 'Around the clock' }));
  expect(within(form).queryByText('Check the highlighted hours.')).toBeNull();
  expect(within(form).queryByRole('group', { name: 'Monday' })).toBeNull();
  server.on(saveStoreHours, { data: { ...week, hours: [] } });
  await save();
  await screen.findByText('The hours are saved.');
  expect(sentHours(server)).toEqual([]);
});

test('hours of deliveries begin as those of pickups, and are refused at their own place', async () => {
  const { server, user, form, enter, save } = await editHours({ ...week, hours: [monday] });
  await user.click(within(form).getByLabelText('Use different hours for delivery'));
  const [pickup, delivery] = within(form).getAllByLabelText<HTMLInputElement>('Monday to');
  expect(delivery).toHaveValue('17:00');
  if (!pickup || !delivery) throw new Error('There are hours of both ways.');
  fireEvent.change(delivery, { target: { value: '' } });
  fireEvent.blur(delivery);
  await save();
  await waitFor(() => expect(delivery).toBeInvalid());
  expect(pickup).toBeValid();
  expect(server.received(saveStoreHours)).toEqual([]);
  await user.click(within(form).getByLabelText('Use different hours for delivery'));
  enter('Monday to', '18:00');
  server.on(saveStoreHours, { data: week });
  await save();
  await screen.findByText('The hours are saved.');
  expect(server.received(saveStoreHours)[0]?.body.deliveryHours).toBeNull();
});

test('deliveries without any hours are refused, where pickups have some', async () => {
  const { user, form, save } = await editHours({
    ...week,
    hours: [monday],
    deliveryHours: [monday],
  });
  const [, remove] = within(form).getAllByRole('button', { name: 'Remove Monday' });
  if (remove) await user.click(remove);
  await save();
  expect(await within(form).findAllByText('Add hours, or choose around the clock')).toHaveLength(1);
});

test('what the server refuses is said at its field, or below', async () => {
  const { server, form, enter, save } = await editHours();
  enter('Monday to', '16:00');
  const errors = [{ path: 'hours.0.to', message: 'That is too early.' }];
  server.on(saveStoreHours, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  await save();
  const field = within(form).getByLabelText('Monday to');
  await waitFor(() => expect(field).toHaveAccessibleDescription('That is too early.'));
  expect(within(form).getByText('Check the highlighted hours.')).toBeVisible();
  server.on(saveStoreHours, new Refusal(409, 'CONFLICT', 'Ben was faster.'));
  await save();
  expect(await within(form).findByText('Ben was faster.')).toBeVisible();
  expect(field).not.toHaveAccessibleDescription('That is too early.');
  enter('Monday to', '15:00');
  expect(within(form).queryByText('Ben was faster.')).toBeNull();
});

test('who leaves changed hours is asked, and may discard them', async () => {
  const { user, form, enter } = await editHours();
  const leave = async () => {
    const [away] = screen.getAllByRole('link', { name: 'Orders' });
    if (away) await user.click(away);
  };
  enter('Monday to', '16:00');
  await leave();
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(within(form).getByRole('button', { name: 'Discard' }));
  expect(within(form).getByLabelText('Monday to')).toHaveValue('17:00');
  expect(within(form).queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('hours that somebody else saved meanwhile are told, taken over, or saved over', async () => {
  const { server, user, form, enter, save } = await editHours();
  enter('Monday to', '16:00');
  const theirs = { ...week, hours: [{ ...monday, to: '12:00' }, friday], olVersion: 9 };
  const stale = new Refusal(409, 'CHANGED_MEANWHILE', 'Ben changed it at 07:00.');
  server.on(saveStoreHours, stale).on(findStoreHours, { data: theirs });
  await save();
  expect(await within(form).findByText(/^Ben changed it at 07:00\. Your changes/)).toBeVisible();
  expect(within(form).getByLabelText('Monday to')).toHaveValue('16:00');
  await user.click(within(form).getByRole('button', { name: 'Take theirs' }));
  expect(within(form).getByLabelText('Monday to')).toHaveValue('12:00');
  expect(within(form).queryByRole('button', { name: 'Save changes' })).toBeNull();

  enter('Monday to', '15:00');
  const newer = { ...theirs, olVersion: 10 };
  server.on(findStoreHours, { data: newer });
  await save();
  await within(form).findByText(/^Ben changed it at 07:00\./);
  server.on(saveStoreHours, { data: { ...newer, olVersion: 11 } });
  await save();
  await screen.findByText('The hours are saved.');
  expect(server.received(saveStoreHours).map(({ body }) => body.olVersion)).toEqual([3, 9, 10]);
  expect(sentHours(server)).toEqual(['1 09:00-15:00', '5 18:00-02:00']);
});

test('a form that was opened and not changed can be left', async () => {
  const { user, form, enter } = await editHours();
  enter('Monday to', '16:00');
  enter('Monday to', '17:00');
  const [away] = screen.getAllByRole('link', { name: 'Orders' });
  if (away) await user.click(away);
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).toBeNull();
});
