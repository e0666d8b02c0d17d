import { findTodayStats } from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import { findDayReport, findDays } from '@counter/contract/sales';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { noOrdersToday } from '../../../testing/today-stats.ts';

const wishes = [
  ['refund', 'Adjustments'],
  ['refnud', 'Adjustments'],
  ['coupon', 'Promo Code'],
  ['86', 'Unavailable items'],
  ['forcast', 'Tomorrow and beyond'],
  ['grill', 'Stations'],
  ['radius', 'Delivery fees'],
  ['pasword', 'My Profile'],
  ['statement', 'User Finance'],
  ['count cash', 'Close the day'],
  ['payroll', 'Hours worked'],
] as const;

test("finds screens by people's own words, typos included", async () => {
  const user = renderScreen(openStore(), '/dashboard/orders');
  await screen.findByRole('heading', { name: 'Order Management' });
  await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
  const field = await screen.findByRole('combobox');
  for (const [query, label] of wishes) {
    await user.clear(field);
    await user.type(field, query);
    await waitFor(() => {
      const [first] = within(screen.getByRole('listbox')).getAllByRole('option');
      expect(first).toHaveTextContent(label);
    });
  }
});

test('finds and opens a part of a screen, and names it in the tab', async () => {
  const later = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = openStore().on(findDays, later).on(findDayReport, later);
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByRole('heading', { name: 'Order Management' });
  await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
  await user.type(await screen.findByRole('combobox'), 'close the day');
  await user.click(await screen.findByRole('option', { name: /^Close the day/ }));
  await waitFor(() =>
    expect(currentAddress()).toBe('/dashboard/business/cedar-kitchen/sale?view=close'),
  );
  await waitFor(() => expect(document.title).toBe('Close the day · Counter'));
});

test('"pause 60" opens the pause dialog at 60 minutes', async () => {
  const server = openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday });
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByRole('heading', { name: 'Order Management' });
  await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
  await user.type(await screen.findByRole('combobox'), 'pause 60');
  await user.click(await screen.findByRole('option', { name: /^Pause 60 minutes/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pause new orders' });
  expect(within(dialog).getByRole('radio', { name: '60 minutes' })).toBeChecked();
});
