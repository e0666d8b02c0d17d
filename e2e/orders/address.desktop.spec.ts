import { drawerOf, openOrder, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('the address says what is shown of today, which order is open, and of which store', async ({
  page,
  marketplace,
}) => {
  const customer = { name: 'Quentin Zubiri', phone: '+1 (212) 555-0117' };
  const { orderNumber } = await marketplace.order({ customer });
  await page.goto('/dashboard/orders');
  const parts = page.getByRole('navigation', { name: 'Show' });
  await parts.getByRole('link', { name: /^New/ }).click();
  await expect(page).toHaveURL('/dashboard/orders?show=new');

  await test.step('Back closes the order, Forward opens it again', async () => {
    const drawer = await openOrder(page, orderNumber);
    await expect(page).toHaveURL(`/dashboard/orders/${orderNumber}?show=new`);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/dashboard/orders?show=new');
    await page.goForward();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
  });

  await test.step("today's parts and its search are in the address", async () => {
    await page.getByRole('searchbox').fill('zubiri');
    await expect(page).toHaveURL(/show=new&search=zubiri/);
    await page.reload();
    await expect(rowOf(page, orderNumber)).toBeVisible();
    await parts.getByRole('link', { name: /^Ready/ }).click();
    await expect(page.getByText('Not found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(rowOf(page, orderNumber)).toBeVisible();
  });

  await test.step('a time is told in full to whoever points at it', async () => {
    const pickup = rowOf(page, orderNumber).locator('time', { hasText: /^\d{1,2}:\d\d [AP]M$/ });
    await expect(pickup).not.toHaveAttribute('title');
    await pickup.hover();
    await expect(pickup).toHaveAttribute('title', /day, .* \d{4} at \d{1,2}:\d\d [AP]M E[SD]T/);
  });

  await test.step("a store's own address shows that store's orders, and no other's", async () => {
    const riverside = '/dashboard/business/cedar-kitchen-riverside/orders';
    await page.goto(`${riverside}?tab=history`);
    await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
    await expect(page.getByRole('button', { name: /switch store/ })).toBeVisible();
    const first = page
      .getByRole('main')
      .getByRole('button', { name: /^[A-Z]{2}-\d/ })
      .first();
    const theirs = (await first.textContent()) ?? '';
    await first.click();
    await expect(page).toHaveURL(`${riverside}/${theirs}?tab=history`);
    await expect(drawerOf(page, theirs)).toContainText('Timeline');
    await page.goto(`/dashboard/orders/${theirs}`);
    await expect(drawerOf(page, theirs)).toContainText("We couldn't find this order");
  });
});
