import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('financials of a duration by picture, keys and table, and a performance that follows', async ({
  page,
  colleague,
}) => {
  test.slow();
  await page.goto('/dashboard/financials');
  const durations = page.getByRole('navigation', { name: 'Duration' });
  await expect(durations.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const chart = page.getByRole('figure', { name: 'Sales and Orders' });
  await expect(chart).toContainText(/orders, \$\s[\d,.]+ in the last 7 days/);
  await expect(page.getByRole('list', { name: 'Top Selling Items' })).toContainText('orders');
  await expect(
    page
      .getByRole('main')
      .getByText(/vs the previous 7 days/)
      .first(),
  ).toBeVisible();

  const reader = chart.getByRole('slider', { name: 'Sales and Orders, point by point' });
  await reader.focus();
  await reader.press('Home');
  await expect(reader).toHaveValue('0');
  await reader.press('ArrowRight');
  await expect(reader).toHaveAttribute(
    'aria-valuetext',
    /\$ \(Amount in USD\) [\d,]+\.\d\d, Orders/,
  );
  await chart.getByRole('button', { name: 'View as table' }).click();
  const financialTable = chart.getByRole('table', { name: 'Sales and Orders' });
  await expect(financialTable.getByRole('columnheader')).toHaveText([
    'Day',
    '$ (Amount in USD)',
    'Orders',
  ]);
  await expect(financialTable.getByRole('row')).toHaveCount(8);

  await durations.getByRole('link', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/duration=LAST_30_DAYS/);
  await expect(chart).toContainText('in the last 30 days');
  await expect(financialTable.getByRole('row')).toHaveCount(31);
  await page.goBack();
  await expect(chart).toContainText('in the last 7 days');

  await test.step('the performance follows the closing of the store', async () => {
    await page.goto('/dashboard/analytics?duration=TODAY');
    const closures = page.getByRole('region', { name: 'Closures' });
    await expect(closures).toContainText(/closure|None in this period/);
    await colleague.toggle(false);
    await expect(closures.getByText(/still closed/)).toBeVisible({ timeout: 20_000 });
    await colleague.toggle(true);
    await expect(closures.getByText(/still closed/)).toBeHidden({ timeout: 20_000 });
  });
});
