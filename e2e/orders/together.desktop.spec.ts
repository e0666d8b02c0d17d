import { acceptOrder } from '@counter/contract/orders';
import {
  acceptButton,
  acceptOrder as pressAccept,
  drawerOf,
  expectLive,
  openOrder,
  rowOf,
} from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test("a colleague's changes show at once, and only one of two people moves an order", async ({
  page,
  managersPage: other,
  marketplace,
  colleague,
}) => {
  test.slow();
  await test.step("a colleague's changes show at once", async () => {
    const order = await marketplace.order();
    await page.goto('/dashboard/orders');
    await expectLive(page);
    const row = rowOf(page, order.orderNumber);
    await expect(row).toContainText('New');
    await colleague.accept(order);
    await expect(row).toContainText('Store Accepted');
    await colleague.cancel(order);
    await expect(row).toContainText('Cancelled');
    await expect(
      page.getByText(`Order ${order.orderNumber} was cancelled by Marcus Bell.`),
    ).toBeVisible();
  });

  const { orderNumber } = await marketplace.order();
  await Promise.all([openOrder(page, orderNumber), other.goto(`/dashboard/orders/${orderNumber}`)]);

  // The slow part comes first: what is not answered for long is queued instead.
  await drawerOf(other, orderNumber).getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = other.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
  await dialog.getByLabel('Reason').selectOption('Out of stock');

  // Both have pressed before either is answered.
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  await page.route(`**/api/v1${acceptOrder.path}`, async (route) => {
    asked.resolve();
    await go.promise;
    await route.continue();
  });
  await pressAccept(drawerOf(page, orderNumber));
  await asked.promise;
  // The next step is not offered before the server has answered.
  const accept = acceptButton(drawerOf(page, orderNumber));
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await expect(drawerOf(page, orderNumber).getByRole('button', { name: 'Ready' })).toHaveCount(0);
  await expect(rowOf(page, orderNumber)).toContainText('New');
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(rowOf(other, orderNumber)).toContainText('Cancelled');
  go.resolve();

  // One conflict, one message: the stream tells of the cancellation as well.
  const told = page.getByRole('alert').filter({ hasText: orderNumber });
  await expect(told.filter({ hasText: 'Marcus Bell' })).toHaveCount(1);
  await expect(drawerOf(page, orderNumber)).toContainText('Cancelled');
  await expect(drawerOf(page, orderNumber)).toContainText('by Marcus Bell');
  await expect(told).toHaveCount(1);
  await other.context().close();
});
