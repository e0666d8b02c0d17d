import { expectLive } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test.afterEach(async ({ colleague }) => colleague.toggle(true));

test('closing the store blocks orders, opening allows them, and other screens follow', async ({
  page,
  context,
  marketplace,
  colleague,
}) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard/app'), other.goto('/dashboard/app')]);
  await expectLive(other);
  const toggle = page.getByRole('switch', { name: /^Store is/ });
  await expect(page.getByText('Store is open', { exact: true })).toBeVisible();
  await expect(toggle).toBeChecked();

  await toggle.click();
  await expect(page.getByText('Store is closed', { exact: true })).toBeVisible();
  await expect(page.getByText('No new orders until someone opens it.')).toBeVisible();
  await expect(page.getByText(/^Closed by .+, today \d/)).toBeVisible();
  await expect(other.getByText('Store is closed', { exact: true })).toBeVisible();
  await expect(marketplace.order()).rejects.toThrow('STORE_CLOSED');

  await colleague.toggle(true);
  for (const screen of [page, other]) {
    await expect(screen.getByText('Store is open', { exact: true })).toBeVisible();
    await expect(screen.getByText(/^Opened by Marcus Bell, today/)).toBeVisible();
  }
  await marketplace.order();
  await other.close();
});
