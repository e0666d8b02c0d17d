import { findCustomerMonths, monthsUntil, type CustomerMonth } from '@counter/contract/analytics';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { cellsOf } from '../../../testing/tables.ts';

const address = '/dashboard/analytics/customers';
const today = '2026-11-20';

const none: CustomerMonth[] = monthsUntil(today).map((month) => ({
  month,
  newCustomers: 0,
  returningCustomers: 0,
  lostCustomers: 0,
  newWithTime: 0,
  newAgain: 0,
}));

const months = none.map((month): CustomerMonth => {
  if (month.month === '2026-10') {
    const seen = { newCustomers: 8, returningCustomers: 4, lostCustomers: 2 };
    return { ...month, ...seen, newWithTime: 6, newAgain: 3 };
  }
  if (month.month === '2026-11') return { ...month, newCustomers: 5, returningCustomers: 15 };
  return month;
});

test('customers are shown by month, with the share who order again and explanations', async () => {
  const downloads = keepDownloads();
  const server = openStore().on(findCustomerMonths, { data: { today, months } });
  const user = renderScreen(server, address);
  const table = await screen.findByRole('table', { name: 'Customers by month' });
  await screen.findByText('Most new customers in October 2026: 8.');
  expect(cellsOf(table).slice(1, 3)).toEqual([
    ['November 2026', '5', '15', '0', '–'],
    ['October 2026', '8', '4', '2', '50.0% (3 of 6)'],
  ]);
  // The ten months before the first customer are left out.
  expect(cellsOf(table)).toHaveLength(4);
  expect(screen.getByText('Since September 2026')).toBeVisible();
  expect(screen.getByText("75.0% of this month's customers")).toBeVisible();
  expect(screen.getByText('3 of 6 new customers')).toBeVisible();
  expect(screen.getByText(/Hasn't ordered for 60 days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const lines = (await downloads[0]?.content)?.split('\r\n') ?? [];
  expect(lines.slice(1, 3)).toEqual(['2026-11,5,15,0,0,0', '2026-10,8,4,2,6,3']);
});

test('a store without customers says what will be here, and a failure can be retried', async () => {
  const server = openStore().on(findCustomerMonths, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the customers");
  server.on(findCustomerMonths, { data: { today, months: none } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No customers yet')).toBeVisible();
});
