import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openExpenses } from '../../testing/expenses.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';

const list = '/dashboard/business/cedar-kitchen/expense';
const open = `${list}?open=7`;

const drawer = async () => screen.findByRole('dialog', { name: 'Cake stand' });
const isAt = async (address: string) => waitFor(() => expect(currentAddress()).toBe(address));

/** Opens an expense from its list. */
async function openFromList() {
  const user = renderScreen(openExpenses(), list);
  await user.click(await screen.findByText('Cake stand'));
  await isAt(open);
  await drawer();
  return user;
}

test('Back closes a drawer opened from a list, and Forward opens it again', async () => {
  await openFromList();
  history.back();
  await isAt(list);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  history.forward();
  await isAt(open);
  await drawer();
});

test('closing goes back to the list, and only once on a double click', async () => {
  const user = await openFromList();
  const steps = history.length;
  const close = within(await drawer()).getByRole('button', { name: 'Close' });
  await user.dblClick(close);
  await isAt(list);
  expect(history).toHaveLength(steps);
  history.forward();
  await isAt(open);
  await drawer();
});

test('closing a drawer that a link opened leads to the list without a new history entry', async () => {
  const user = renderScreen(openExpenses(), `${list}?search=Cake&open=7`);
  const steps = history.length;
  await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
  await isAt(`${list}?search=Cake`);
  expect(history).toHaveLength(steps);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
