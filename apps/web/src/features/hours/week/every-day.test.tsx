import { saveStoreHours } from '@counter/contract/store';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWeek as week, editHours, monday, sentHours } from '../../../testing/hours.ts';

/** The same hours on all days, as they are sent. */
const onAllDays = (times: string) =>
  ['0', '1', '2', '3', '4', '5', '6'].map((day) => `${day} ${times}`);

test('a week of equal days is one line with the hours of every day', async () => {
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

test('a second period for every day can be added, refused at its own line, and removed', async () => {
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

test('days can be set separately, and made equal again to the first one', async () => {
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

test('making days equal can be discarded', async () => {
  const { user, form } = await editHours();
  const alike = () => within(form).getByLabelText('Same hours every day');
  expect(alike()).not.toBeChecked();
  await user.click(alike());
  expect(within(form).queryByRole('group', { name: 'Friday' })).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Discard' }));
  expect(within(form).getByLabelText('Friday from')).toHaveValue('18:00');
  expect(alike()).not.toBeChecked();
});

/** The parts of the day that the bar draws, as shares of it. */
const drawnParts = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLElement>('[style*="inset-inline-start"]')].map(
    ({ style }) => style.width,
  );

test('the bar of a store open around the clock is the whole day', async () => {
  const { form, enter } = await editHours({ ...week, hours: [] });
  expect(drawnParts(form)).toEqual(['100%']);
  enter('Every day from', '12:00');
  expect(drawnParts(form)).toEqual([]);
  enter('Every day to', '18:00');
  expect(drawnParts(form)).toEqual(['25%']);
});

test('entering a time ends being open around the clock', async () => {
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

test('turning off around-the-clock hours starts with the usual ones', async () => {
  const { user, form } = await editHours({ ...week, hours: [] });
  await user.click(within(form).getByRole('radio', { name: 'At these hours' }));
  expect(within(form).getByLabelText('Every day from')).toHaveValue('09:00');
  expect(within(form).getByRole('button', { name: 'Save changes' })).toBeVisible();
});
