import type { Page } from '@playwright/test';
import type { Merchant } from '../support/merchant.ts';
import { acceptOrder, drawerOf, openOrder, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

/** Presses a move in an order's drawer and waits until the drawer has closed over it. */
async function move(page: Page, orderNumber: string, name: string): Promise<void> {
  const drawer = await openOrder(page, orderNumber);
  if (name === 'Accept Order') await acceptOrder(drawer);
  else await drawer.getByRole('button', { name: `${name} ${orderNumber}` }).click();
  await expect(drawer).toBeHidden();
}

test('orders go from New to Completed, in the drawer and in the row, and can be cancelled', async ({
  page,
  marketplace,
  colleague,
  isMobile,
}) => {
  test.slow();
  const refused = await marketplace.order();
  const byDrawer = await marketplace.order();
  const byRow = await marketplace.order();
  // Or their alarm would lie over the drawer of a phone.
  await colleague.lookAtEverything();

  if (isMobile) await page.goto('/dashboard/orders');
  else await expectCancelled(page, colleague, refused.orderNumber);

  await test.step('an order goes from New to Completed', async () => {
    const { orderNumber } = byDrawer;
    const row = rowOf(page, orderNumber);
    await move(page, orderNumber, 'Accept Order');
    await expect(page.getByText(`${orderNumber} accepted for`)).toBeVisible();
    await expect(row).toContainText('Store Accepted');

    await move(page, orderNumber, 'Ready');
    const toast = page.getByText('order is ready');
    await expect(toast).toBeVisible();

    await move(page, orderNumber, 'Completed');
    // One message at a time.
    await expect(toast).toBeHidden();
    await expect(page.getByText('order is completed')).toBeVisible();
    await expect(row).toContainText('Completed');

    const drawer = await openOrder(page, orderNumber);
    const steps = drawer.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    for (const step of ['Placed', 'Accepted', 'Ready', 'Completed'])
      await expect(steps.filter({ hasText: step })).toHaveCount(1);
    await expect(steps.filter({ hasText: 'Accepted' })).toContainText(/by Sofia Karam.* · \w/);
  });

  await test.step('cancelling a completed order refunds it', async () => {
    const { orderNumber, chargedDisplayValue } = byDrawer;
    const drawer = drawerOf(page, orderNumber);
    if (isMobile) {
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toBeHidden();
      return;
    }
    await drawer.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    await expect(dialog).toContainText(`gets ${chargedDisplayValue} back`);
    await dialog.getByLabel('Reason').selectOption('Customer request');
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(drawer).toBeHidden();
    await openOrder(page, orderNumber);
    await expect(drawer).toContainText(`Refunded− ${chargedDisplayValue}`);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('the row offers the next step', async () => {
    const row = rowOf(page, byRow.orderNumber);
    await acceptOrder(row);
    await expect(row).toContainText('Store Accepted');
    await row.getByRole('button', { name: /^Ready/ }).click();
    await expect(row.getByRole('button', { name: 'Completed' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/orders');
  });
});

/** Opens a new order by its address, changes one's mind, and cancels it. */
async function expectCancelled(
  page: Page,
  colleague: Merchant,
  orderNumber: string,
): Promise<void> {
  await test.step("an order's URL opens it", async () => {
    const drawer = drawerOf(page, orderNumber);
    await page.goto(`/dashboard/orders/${orderNumber}`);
    await expect(drawer).toContainText('Nadia Rahman');
    await page.reload();
    await expect(drawer).toContainText('Nadia Rahman');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(drawer).toBeHidden();
  });

  await test.step('cancelling requires a reason, and going back changes nothing', async () => {
    const drawer = await openOrder(page, orderNumber);
    await drawer.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(dialog).toBeHidden();
    expect((await colleague.find(orderNumber)).status).toBe('NEW');

    await drawer.getByRole('button', { name: 'Cancel Order' }).click();
    const reason = dialog.getByLabel('Reason');
    await expect(reason.getByRole('option')).toHaveText([
      'Select Reason',
      'Out of stock',
      'Pricing error',
      'Fraud – stop shipment',
      'Address not serviceable',
      'Customer request',
    ]);
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(reason).toHaveAccessibleDescription('Select Reason');
    await reason.selectOption('Out of stock');
    await dialog.getByLabel('Message').fill('The last lentils are gone.');
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(page.getByText('order is cancelled')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(drawer).toBeHidden();
    await expect(rowOf(page, orderNumber)).toContainText('Cancelled');

    await openOrder(page, orderNumber);
    await expect(drawer).toContainText('Out of stock: The last lentils are gone.');
    await expect(drawer.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });
}
