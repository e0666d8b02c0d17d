import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writeDatesIn } from '../../lib/time/date-format.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';

const address = '/dashboard/business/cedar-kitchen/employee/form';

async function openForm() {
  const user = renderScreen(openStore(), address);
  const form = await screen.findByRole('form', { name: 'Add New Employee' });
  return { user, form, date: within(form).getByLabelText('Joining Date') };
}

test.each([
  ['DAY_FIRST', '5/6/2024', '5 Jun 2024'],
  ['MONTH_FIRST', '5/6/2024', 'May 6, 2024'],
  ['YEAR_FIRST', '5 Jun 2024', '2024-06-05'],
] as const)('with %s, %s typed into a date becomes %s', async (order, typed, written) => {
  const { user, date } = await openForm();
  writeDatesIn({ order, clock: '24_HOUR' });
  await user.type(date, typed);
  expect(date).toHaveValue(typed);
  await user.tab();
  expect(date).toHaveValue(written);
  expect(date).toBeValid();
});

test("an unreadable date stays, with an example in the person's format", async () => {
  const { user, date } = await openForm();
  await user.type(date, 'soon');
  await user.tab();
  expect(date).toHaveValue('soon');
  expect(await screen.findByText('Enter a date such as 20 Nov 2026')).toBeVisible();
});
