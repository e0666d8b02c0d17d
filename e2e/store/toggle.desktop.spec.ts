import { findTodaysOrders } from '@counter/contract/orders';
import { updateStoreStatus } from '@counter/contract/store';
import { expectLive } from '../support/orders-page.ts';
import { connectionLost, expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

test.afterEach(async ({ colleague }) => colleague.toggle(true));

test('closing the store keeps orders out, opening lets them in', async ({ page, marketplace }) => {
  await page.goto('/dashboard/app');
  const toggle = page.getByRole('switch', { name: /^Store is/ });
  await expect(page.getByText('Store is open', { exact: true })).toBeVisible();
  await expect(toggle).toBeChecked();

  await page.getByRole('switch', { name: 'Store is open' }).click();
  await expect(page.getByText('Store is closed', { exact: true })).toBeVisible();
  await expect(page.getByText('No new orders until someone opens it.')).toBeVisible();
  await expect(page.getByText(/^Closed by .+, today \d/)).toBeVisible();
  await expect(marketplace.order()).rejects.toThrow('STORE_CLOSED');
  await page.reload();
  await expect(toggle).not.toBeChecked();

  await page.getByRole('switch', { name: 'Store is closed' }).click();
  await expect(page.getByText(/^Opened by .+, today \d/)).toBeVisible();
  await expect(toggle).toBeChecked();
  await marketplace.order();
});

test('the switch fails, is tried again, and is followed by every other screen', async ({
  page,
  context,
  colleague,
}) => {
  test.slow();
  const address = `**/api/v1${updateStoreStatus.path}`;
  const toast = page.getByRole('alert').filter({ hasText: "We couldn't close the store." });

  await test.step('the first that fails may be the connection', async () => {
    await page.goto('/dashboard/app');
    const toggle = page.getByRole('switch', { name: 'Store is open' });
    const fetched = page.waitForResponse(/toast-content.*\.js/);
    await toggle.focus();
    await page.keyboard.press('Shift');
    // Resolves when all that the code of the toasts imports has come, too.
    await page.evaluate(async (url) => void (await import(url)), (await fetched).url());
    await context.setOffline(true);
    await toggle.click();
    await expect(toast).toBeVisible();
    await context.setOffline(false);
    await expectLive(page);
  });

  const other = await context.newPage();
  await test.step('a change that fails is taken back and can be tried again', async () => {
    await other.goto('/dashboard/app');
    await expectLive(other);
    await page.route(address, async (route) => route.abort('connectionrefused'));
    await page.getByRole('switch', { name: 'Store is open' }).click();
    await expect(toast.last()).toBeVisible();
    await expect(page.getByText('Store is open', { exact: true })).toBeVisible();
    await page.unroute(address);
    await toast.last().getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Store is closed', { exact: true })).toBeVisible();
    // The switch shows at once what was pressed; whatever comes next has to find it done.
    await expect(page.getByText('The store is closed.')).toBeVisible();
  });

  await test.step('every other screen follows', async () => {
    await expect(other.getByText('Store is closed', { exact: true })).toBeVisible();
    await colleague.toggle(true);
    for (const screen of [page, other]) {
      await expect(screen.getByText('Store is open', { exact: true })).toBeVisible();
      await expect(screen.getByText(/^Opened by Marcus Bell, today/)).toBeVisible();
    }
    await other.close();
  });

  await test.step('a day without orders says why none come in, as long as that is so', async () => {
    await page.route(`**/api/v1${findTodaysOrders.path}`, (route) =>
      route.fulfill({ json: { data: [] } }),
    );
    await colleague.toggle(false);
    await page.goto('/dashboard/orders');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      /No new orders until someone opens it. Closed by Marcus Bell, today \d/,
    );
    await expectLive(page);
    await colleague.toggle(true);
    await expect(main.getByText('New orders appear here automatically')).toBeVisible();
  });
});
