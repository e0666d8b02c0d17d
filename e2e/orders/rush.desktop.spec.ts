import type { Page } from '@playwright/test';
import { expectLive, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

function numbersOf(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^[A-Z]{2}-\d/ });
}

test('with a hundred open orders nothing moves under the hand', async ({
  page,
  marketplace,
  colleague,
}) => {
  const orders = await marketplace.orders(100);
  await colleague.lookAtEverything();
  await page.goto('/dashboard/orders?show=new');
  await expectLive(page);
  await expect.poll(async () => numbersOf(page).count()).toBeGreaterThanOrEqual(100);

  const under = numbersOf(page).nth(3);
  const orderNumber = (await under.textContent())?.match(/[A-Z]{2}-\d+/)?.[0] ?? '';
  const row = rowOf(page, orderNumber);
  await row.hover();
  const before = await row.boundingBox();
  const arrived = await marketplace.order();
  const pill = page.getByRole('button', { name: '1 new', exact: true });
  await expect(pill).toBeVisible();
  await expect(rowOf(page, arrived.orderNumber)).toBeHidden();
  expect(await row.boundingBox()).toEqual(before);

  // The row that is accepted keeps its place too, though the filter would leave it out.
  await row.getByRole('button', { name: 'Accept Order' }).click();
  await expect(row).toContainText('Store Accepted');
  expect(await row.boundingBox()).toEqual(before);

  await pill.click();
  await expect(numbersOf(page).first()).toContainText(arrived.orderNumber);
  await page.mouse.move(0, 0);
  const next = await marketplace.order();
  await expect(numbersOf(page).first()).toContainText(next.orderNumber);
  expect(orders).toHaveLength(100);
});

test('every order of a burst is there, once', async ({ page, marketplace }) => {
  await page.goto('/dashboard/orders?show=new');
  await expectLive(page);
  const orders = await marketplace.orders(40);
  for (const { orderNumber } of orders) await expect(rowOf(page, orderNumber)).toHaveCount(1);
});
