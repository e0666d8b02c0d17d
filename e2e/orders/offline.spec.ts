import { drawerOf, expectLive, popupOf, rowOf } from '../support/orders-page.ts';
import { acceptOrder } from '@counter/contract/orders';
import { connectionLost, expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

test('the screen says that it is offline and catches up when it is back', async ({
  page,
  context,
  marketplace,
}) => {
  await page.goto('/dashboard/orders');
  await expectLive(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Offline: new orders do not appear.')).toBeAttached();
  const missed = await marketplace.order();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(popupOf(page)).toContainText(missed.orderNumber);
  await expect(rowOf(page, missed.orderNumber)).toBeVisible();
  await expectLive(page);
});

test(
  'what was pressed offline is done once there is a connection',
  { tag: '@once' },
  async ({ page, context, marketplace, colleague }) => {
    const { orderNumber } = await marketplace.order();
    await colleague.lookAtEverything();
    await page.goto('/dashboard/orders');
    await expectLive(page);
    const row = rowOf(page, orderNumber);
    await expect(row).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await row.getByRole('button', { name: 'Accept Order' }).click();
    await expect(page.getByText('You are offline. 1 change waiting')).toBeVisible();
    await context.setOffline(false);
    await expect(row).toContainText('Store Accepted');
    await expect(page.getByText('You are offline.')).toBeHidden();
  },
);

test(
  'a cancel offline says that it cannot be done',
  { tag: '@once' },
  async ({ page, context, marketplace }) => {
    const { orderNumber } = await marketplace.order();
    await page.goto(`/dashboard/orders/${orderNumber}`);
    await expectLive(page);
    await drawerOf(page, orderNumber).getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    await dialog.getByLabel('Reason').selectOption('Out of stock');
    await context.setOffline(true);
    await expect(dialog.getByRole('alert')).toContainText('You are offline.');
    await context.setOffline(false);
  },
);

test(
  'a failed accept says what happened and offers to try again',
  { tag: '@once' },
  async ({ page, marketplace, colleague }) => {
    const { orderNumber } = await marketplace.order();
    await colleague.lookAtEverything();
    const address = `**/api/v1${acceptOrder.path}`;
    await page.route(address, async (route) => route.abort('connectionrefused'));
    await page.goto('/dashboard/orders');
    const row = rowOf(page, orderNumber);
    await row.getByRole('button', { name: 'Accept Order' }).click();
    const toast = page.getByRole('alert').filter({ hasText: `${orderNumber} was not accepted.` });
    await expect(toast.last()).toContainText('The server could not be reached.');
    await expect(row).toContainText('New');
    await page.unroute(address);
    await toast.last().getByRole('button', { name: 'Try again' }).click();
    await expect(row).toContainText('Store Accepted');
    await expect
      .poll(async () => (await colleague.find(orderNumber)).status)
      .toBe('STORE_ACCEPTED');
  },
);
