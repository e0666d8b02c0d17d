import type { Locator, Page } from '@playwright/test';
import { expectLive, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

function numbersOf(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^[A-Z]{2}-\d/ });
}

async function rowUnderHand(page: Page): Promise<Locator> {
  const text = await numbersOf(page).nth(3).textContent();
  const row = rowOf(page, /[A-Z]{2}-\d+/.exec(text ?? '')?.[0] ?? '');
  await row.hover();
  return row;
}

test.afterEach(async ({ colleague }) => {
  const placed = (await colleague.todays()).filter(({ customer, status }) => {
    return customer === 'Nadia Rahman' && status === 'NEW';
  });
  await Promise.all(placed.map((order) => colleague.cancel(order)));
});

test.describe('with a hundred open orders', () => {
  test.beforeEach(async ({ page, marketplace, colleague }) => {
    for (let placed = 0; placed < 100; placed += 20) await marketplace.orders(20);
    await colleague.lookAtEverything();
    await page.goto('/dashboard/orders?show=new');
    await expectLive(page);
    await expect.poll(async () => numbersOf(page).count()).toBeGreaterThanOrEqual(100);
  });

  test('arrivals wait while a hand is on the list, and come in above', async ({
    page,
    marketplace,
  }) => {
    const row = await rowUnderHand(page);
    const before = await row.boundingBox();
    const { orderNumber } = await marketplace.order();
    const pill = page.getByRole('button', { name: '1 new', exact: true });
    await expect(pill).toBeVisible();
    await expect(rowOf(page, orderNumber)).toBeHidden();
    expect(await row.boundingBox()).toEqual(before);

    await pill.click();
    await expect(numbersOf(page).first()).toContainText(orderNumber);
    await page.mouse.move(0, 0);
    const next = await marketplace.order();
    await expect(numbersOf(page).first()).toContainText(next.orderNumber);
  });

  test('an order that is accepted keeps its place under the hand', async ({ page }) => {
    const row = await rowUnderHand(page);
    const before = await row.boundingBox();
    await row.getByRole('button', { name: 'Accept Order' }).click();
    await expect(row).toContainText('Store Accepted');
    expect(await row.boundingBox()).toEqual(before);
    await page.mouse.move(0, 0);
    await expect(row).toBeHidden();
  });
});

test('every order of a burst is there, once', async ({ page, marketplace }) => {
  await page.goto('/dashboard/orders?show=new');
  await expectLive(page);
  const orders = await marketplace.orders(40);
  for (const { orderNumber } of orders) await expect(rowOf(page, orderNumber)).toHaveCount(1);
});
