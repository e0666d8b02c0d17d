import { drawerOf, openOrder, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('the address of an order opens it', async ({ page, marketplace }) => {
  const { orderNumber } = await marketplace.order();
  await page.goto(`/dashboard/orders/${orderNumber}`);
  const drawer = drawerOf(page, orderNumber);
  await expect(drawer).toContainText('Nadia Rahman');
  await page.reload();
  await expect(drawer).toContainText('Nadia Rahman');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(drawer).toBeHidden();
});

test(
  'Back closes the order, Forward opens it again',
  { tag: '@once' },
  async ({ page, marketplace }) => {
    const { orderNumber } = await marketplace.order();
    await page.goto('/dashboard/orders?show=new');
    const drawer = await openOrder(page, orderNumber);
    await expect(page).toHaveURL(`/dashboard/orders/${orderNumber}?show=new`);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/dashboard/orders?show=new');
    await page.goForward();
    await expect(drawer).toBeVisible();
  },
);

test('an order that is not there says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/dashboard/orders/ZZ-0000');
  await expect(page.getByRole('dialog').getByText('No such order')).toBeVisible();
});

test('tabs, filters, page and search outlive a reload', async ({ page, isMobile }) => {
  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('searchbox', { name: 'Search by order number or customer' }).fill('an');
  await expect(page).toHaveURL(/search=an/);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status').selectOption('Completed');
  await page.getByLabel('Method').selectOption('Delivery');
  if (isMobile) await page.getByRole('button', { name: 'Show orders' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('Page 2 of');
  const address = page.url();
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    tab: 'history',
    search: 'an',
    status: 'COMPLETED',
    method: 'DIRECT',
    page: '2',
  });
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const orderNumbers = await page
    .getByRole('main')
    .getByRole('button', { name: /^[A-Z]{2}-\d/ })
    .allTextContents();

  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(pages).toContainText('Page 2 of');
  await expect(page.getByRole('searchbox')).toHaveValue('an');
  await expect(page.getByRole('main').getByRole('button', { name: /^[A-Z]{2}-\d/ })).toHaveText(
    orderNumbers,
  );
  await page.goBack();
  await expect(pages).toContainText('Page 1 of');
});

test(
  "today's parts and its search are in the address",
  { tag: '@once' },
  async ({ page, marketplace }) => {
    const order = await marketplace.order({
      customer: { name: 'Quentin Zubiri', phone: '+1 (212) 555-0117' },
    });
    await page.goto('/dashboard/orders');
    const parts = page.getByRole('navigation', { name: 'Show' });
    await parts.getByRole('link', { name: /^New/ }).click();
    await expect(page).toHaveURL(/show=new/);
    await page.getByRole('searchbox').fill('zubiri');
    await expect(page).toHaveURL(/search=zubiri/);
    await page.reload();
    await expect(rowOf(page, order.orderNumber)).toBeVisible();
    await parts.getByRole('link', { name: /^Ready/ }).click();
    await expect(page.getByText('Not found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(rowOf(page, order.orderNumber)).toBeVisible();
  },
);

test("a store's own address shows that store's orders", { tag: '@once' }, async ({ page }) => {
  await page.goto('/dashboard/business/cedar-kitchen-riverside/orders?tab=history');
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await expect(page.getByRole('button', { name: /switch store/ })).toBeVisible();
  const first = page
    .getByRole('main')
    .getByRole('button', { name: /^[A-Z]{2}-\d/ })
    .first();
  const orderNumber = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(
    `/dashboard/business/cedar-kitchen-riverside/orders/${orderNumber}?tab=history`,
  );
  await expect(drawerOf(page, orderNumber)).toContainText('Timeline');
  await page.goto(`/dashboard/orders/${orderNumber}`);
  await expect(drawerOf(page, orderNumber)).toContainText('No such order');
});
