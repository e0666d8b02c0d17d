import {
  findBusinesses,
  findStoreHours,
  saveStoreHours,
  type StoreHours,
} from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  aWeek as week,
  editHours,
  friday,
  hoursAddress,
  monday,
  openHours,
  sentHours,
} from '../../../testing/hours.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness } from '../../../testing/store.ts';

/** Opens the hours for somebody who may not change them. */
function readHours(hours?: StoreHours) {
  const data = [aBusiness({ role: 'accountant' })];
  renderScreen(
    openHours(hours).on(findBusinesses, { data, message: '', newSignIns: [] }),
    hoursAddress,
  );
}

/** Returns how the hours of a day are drawn. */
function barsIn(day: Element | null) {
  const bars = day?.querySelectorAll('[style^="inset-inline-start"]') ?? [];
  return [...bars].map((bar) => bar.getAttribute('style'));
}

test('a week shows each day, today, and hours that run into the next day', async () => {
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
  const bars = (name: string) => barsIn(within(list).getByText(name).closest('li'));
  expect(bars('Monday')).toEqual(['inset-inline-start: 37.5%; width: 33.333333333333336%;']);
  expect(bars('Friday')).toEqual(['inset-inline-start: 75%; width: 25%;']);
  expect(bars('Saturday')).toEqual(['inset-inline-start: 0%; width: 8.333333333333334%;']);
  expect(bars('Tuesday')).toEqual([]);
  const today = days.filter((one) => one.hasAttribute('data-today'));
  expect(today.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Friday']);
});

test('delivery hours are shown beside pickup hours if they differ', async () => {
  readHours({ ...week, deliveryHours: [monday] });
  const delivery = await screen.findByRole('list', { name: 'Delivery hours' });
  expect(within(delivery).getAllByText('Closed')).toHaveLength(6);
  const pickup = screen.getByRole('list', { name: 'Pickup hours' });
  expect(within(pickup).getAllByText('Closed')).toHaveLength(5);
});

test("members who can't change the hours see no form", async () => {
  readHours();
  await screen.findByRole('list', { name: 'Opening hours' });
  expect(screen.queryByRole('form', { name: 'Opening hours' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add exception' })).toBeNull();
});

test('each day is drawn as its times are entered, without those that are not whole', async () => {
  const { form, enter } = await editHours();
  const bars = (name: string) => barsIn(within(form).getByRole('group', { name }));
  expect(bars('Monday')).toEqual(['inset-inline-start: 37.5%; width: 33.333333333333336%;']);
  expect(bars('Saturday')).toEqual(['inset-inline-start: 0%; width: 8.333333333333334%;']);
  enter('Monday to', '21:00');
  expect(bars('Monday')).toEqual(['inset-inline-start: 37.5%; width: 50%;']);
  enter('Monday to', '');
  expect(bars('Monday')).toEqual([]);
});

test('saving sends the hours with their version and then shows them', async () => {
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

test('periods can be added to a day, each with its own name, and removed', async () => {
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
])("%s copies Monday's hours", async (name, weekdays) => {
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

test('Sunday follows Saturday', async () => {
  const { user, form } = await editHours();
  await user.click(within(form).getByRole('button', { name: 'Copy Saturday' }));
  const sunday = await screen.findByRole('menuitem', { name: 'Copy to Sunday' });
  expect(sunday).toBeInTheDocument();
});

test('says if hours end the next day, at midnight or after a whole day', async () => {
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

test('delivery hours start as a copy of pickup hours and show errors at their own fields', async () => {
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

test('empty delivery hours are refused if pickup has some', async () => {
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

test("the server's errors show at their fields, or below", async () => {
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

test('leaving changed hours asks first, and can discard them', async () => {
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

test("changed hours don't ask when a dialog of the same screen opens and closes", async () => {
  const { user, form, enter } = await editHours();
  enter('Monday to', '16:00');
  for (const opens of ['Add exception', 'Pause', 'Busy']) {
    await user.click(screen.getByRole('button', { name: opens }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).not.toHaveAccessibleName('Leave without saving?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
  expect(within(form).getByLabelText('Monday to')).toHaveValue('16:00');
});

test('hours that somebody else saved meanwhile are reported, and can be taken or overwritten', async () => {
  const { server, user, form, enter, save } = await editHours();
  enter('Monday to', '16:00');
  const theirs = { ...week, hours: [{ ...monday, to: '12:00' }, friday], olVersion: 9 };
  const stale = new Refusal(409, 'CHANGED_MEANWHILE', 'Ben changed it at 07:00.');
  server.on(saveStoreHours, stale).on(findStoreHours, { data: theirs });
  await save();
  const notice = await within(form).findByRole('alert', { name: 'Changed by someone else' });
  expect(notice).toHaveTextContent(/^Ben changed it at 07:00\. Your changes are still here\./);
  expect(within(notice).queryByRole('button', { name: 'Keep mine' })).toBeNull();
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

test("leaving an unchanged form doesn't ask", async () => {
  const { user, form, enter } = await editHours();
  enter('Monday to', '16:00');
  enter('Monday to', '17:00');
  const [away] = screen.getAllByRole('link', { name: 'Orders' });
  if (away) await user.click(away);
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).toBeNull();
});
