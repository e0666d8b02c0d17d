import { acceptOrder } from '@counter/contract/orders';
import type { Page } from '@playwright/test';
import { drawerOf, openOrder, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

/** Presses a move in an order's drawer and waits until the drawer has closed over it. */
async function move(page: Page, orderNumber: string, name: string): Promise<void> {
  const drawer = await openOrder(page, orderNumber);
  await drawer.getByRole('button', { name, exact: true }).click();
  await expect(drawer).toBeHidden();
}

test('an order goes from New to Completed', async ({ page, marketplace }) => {
  const { orderNumber } = await marketplace.order();
  await page.goto('/dashboard/orders');
  const row = rowOf(page, orderNumber);

  const accepted = page.waitForResponse(`**/api/v1${acceptOrder.path}`);
  await move(page, orderNumber, 'Accept Order');
  const { message = '' } = acceptOrder.answer.parse(await (await accepted).json());
  await expect(page.getByText(message, { exact: true }).last()).toBeVisible();
  await expect(row).toContainText('Store Accepted');

  await move(page, orderNumber, 'Ready');
  await expect(page.getByText('order is ready')).toBeVisible();

  await move(page, orderNumber, 'Completed');
  await expect(page.getByText('order is completed')).toBeVisible();
  await expect(row).toContainText('Completed');

  const drawer = await openOrder(page, orderNumber);
  const timeline = drawer.getByRole('region', { name: 'Timeline' });
  for (const step of ['Placed', 'Accepted', 'Ready', 'Completed'])
    await expect(timeline.getByRole('listitem').filter({ hasText: step })).toHaveCount(1);
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Accepted' })).toContainText(
    /by Sofia Karam.* · \w/,
  );
});

test('a toast of a success leaves by itself', { tag: '@once' }, async ({ page, marketplace }) => {
  const { orderNumber } = await marketplace.order();
  await page.goto('/dashboard/orders');
  await move(page, orderNumber, 'Accept Order');
  await move(page, orderNumber, 'Ready');
  const toast = page.getByText('order is ready');
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
});

test('the next step is in the row', async ({ page, marketplace, colleague }) => {
  const { orderNumber } = await marketplace.order();
  await colleague.lookAtEverything();
  await page.goto('/dashboard/orders');
  const row = rowOf(page, orderNumber);
  await row.getByRole('button', { name: 'Accept Order' }).click();
  await expect(row).toContainText('Store Accepted');
  await row.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Completed' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/orders');
});

test('a cancel asks for its reason', async ({ page, marketplace }) => {
  const { orderNumber } = await marketplace.order();
  await page.goto('/dashboard/orders');
  const drawer = await openOrder(page, orderNumber);
  await drawer.getByRole('button', { name: 'Cancel Order' }).click();

  const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
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
});

test(
  'going back from the cancel changes nothing',
  { tag: '@once' },
  async ({ page, marketplace, colleague }) => {
    const { orderNumber } = await marketplace.order();
    await page.goto(`/dashboard/orders/${orderNumber}`);
    await drawerOf(page, orderNumber).getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(dialog).toBeHidden();
    expect((await colleague.find(orderNumber)).status).toBe('NEW');
  },
);

test(
  'a completed order can be cancelled, with its money back',
  { tag: '@once' },
  async ({ page, marketplace }) => {
    const { orderNumber, chargedDisplayValue } = await marketplace.order();
    await page.goto('/dashboard/orders');
    for (const name of ['Accept Order', 'Ready', 'Completed']) await move(page, orderNumber, name);
    const drawer = await openOrder(page, orderNumber);
    await drawer.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
    await expect(dialog).toContainText(`full ${chargedDisplayValue} back`);
    await dialog.getByLabel('Reason').selectOption('Customer request');
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(drawer).toBeHidden();
    await openOrder(page, orderNumber);
    await expect(drawer).toContainText(`Refunded− ${chargedDisplayValue}`);
  },
);
