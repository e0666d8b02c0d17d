import { openOrder, popupOf, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

for (const [screen, tag = []] of [['/dashboard/app', '@once'], ['/dashboard/orders']] as const) {
  test(
    `an order is told on ${screen} as it comes in`,
    { tag },
    async ({ page, marketplace, isMobile }) => {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(popupOf(page)).toBeHidden();
      const { orderNumber, subtotalDisplayValue } = await marketplace.order();
      const popup = popupOf(page);
      await expect(popup).toContainText(`New order ${orderNumber}`);
      await expect(popup).toContainText(`4 items · ${subtotalDisplayValue} · Pickup`);
      await expect(page).toHaveTitle(/^\(1\) /);

      const second = await marketplace.order();
      await expect(popup.getByRole('heading', { name: '2 new orders' })).toBeVisible();
      // A phone has room for one of them.
      await expect(popup).toContainText(isMobile ? 'and 1 more' : second.orderNumber);
      await expect(page).toHaveTitle(/^\(2\) /);

      await popup.getByRole('link', { name: 'Okay' }).click();
      await expect(page).toHaveURL('/dashboard/app');
      await expect(popup).toBeHidden();
      await expect(page).toHaveTitle(/^[^(]/);
    },
  );
}

test(
  'it is in the list and in the figures without a reload',
  { tag: '@once' },
  async ({ page, marketplace }) => {
    await page.goto('/dashboard/orders');
    await expect(page.getByRole('navigation', { name: 'Show' })).toContainText(/All\s*\d/);
    const order = await marketplace.order({
      customer: { name: 'Iris Vandermeer', phone: '+1 (212) 555-0139' },
    });
    const row = rowOf(page, order.orderNumber);
    await expect(row).toContainText('Iris Vandermeer');
    await expect(row).toContainText('New');
    await expect(row).toContainText(order.subtotalDisplayValue);
    await expect(row).toContainText('Pickup');
  },
);

test(
  'opening the order ends its alarm, here and at every other device',
  { tag: '@once' },
  async ({ page, browser, marketplace }) => {
    await page.goto('/dashboard/orders');
    const other = await (await browser.newContext()).newPage();
    await other.goto('/dashboard/app');
    const { orderNumber } = await marketplace.order();
    await expect(popupOf(other)).toContainText(orderNumber);
    await expect(popupOf(page)).toContainText(orderNumber);
    await popupOf(page).getByRole('link', { name: 'Open order' }).click();
    await expect(page).toHaveURL(`/dashboard/orders/${orderNumber}`);
    await expect(popupOf(page)).toBeHidden();
    await expect(popupOf(other)).toBeHidden();
    await other.context().close();
  },
);

test('the popup keeps nobody from what is below it, and comes once', async ({
  page,
  marketplace,
  isMobile,
}) => {
  await page.goto('/dashboard/orders');
  const { orderNumber } = await marketplace.order();
  await expect(popupOf(page)).toContainText(orderNumber);
  // A trial click finds out whether something lies over it.
  const accept = rowOf(page, orderNumber).getByRole('button', { name: 'Accept Order' });
  await accept.click({ trial: true, timeout: 5000 });
  const drawer = await openOrder(page, orderNumber);
  await expect(popupOf(page)).toBeHidden();
  const later = await marketplace.order();
  await expect(popupOf(page)).toContainText('1 new order');
  for (const name of ['Close', 'Accept Order', 'Cancel Order']) {
    await drawer.getByRole('button', { name }).click({ trial: true, timeout: 5000 });
  }
  await drawer.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}` });
  await dialog.getByRole('button', { name: 'Cancel Order' }).click({ trial: true, timeout: 5000 });
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toBeHidden();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(popupOf(page)).toContainText(later.orderNumber);
  const toggle = page.getByRole('switch', { name: 'Store is open' });
  await toggle.click({ trial: true, timeout: 5000 });
  await page.getByRole('button', { name: isMobile ? 'More' : /account of/ }).click();
  await page.getByText('Keyboard shortcuts').click({ trial: true, timeout: 5000 });
  await page.getByText('Logout').click({ trial: true, timeout: 5000 });

  // It was told of already: the count stays until somebody looks, and the next order brings both.
  await page.reload();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(popupOf(page)).toBeHidden();
  await marketplace.order();
  await expect(popupOf(page).getByRole('heading', { name: '2 new orders' })).toBeVisible();
});

test('the drawer shows the whole order', { tag: '@once' }, async ({ page, marketplace }) => {
  const order = await marketplace.order({ deliveryMethod: 'DIRECT', tip: 350 });
  await page.goto('/dashboard/orders');
  const drawer = await openOrder(page, order.orderNumber);
  const [item] = order.items;
  for (const text of [
    'Nadia Rahman',
    '+1 (212) 555-0188',
    'Delivery',
    '4 ×',
    item?.name ?? '',
    item?.totalQuantityPriceStr ?? '',
    order.estimatedTaxDisplayValue,
    '$ 3.50',
    order.feeDisplayValue,
    order.totalDisplayValue,
    order.payableDisplayValue,
  ])
    await expect(drawer).toContainText(text);
  await expect(drawer.getByRole('region', { name: 'Timeline' })).toContainText('Placed');
});
