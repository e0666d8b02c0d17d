import type { Locator, Page } from '@playwright/test';
import { acceptOrder, expectLive, popupOf, rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

function numbersOf(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^[A-Z]{2}-\d/ });
}

async function rowUnderHand(page: Page): Promise<Locator> {
  const text = await numbersOf(page).nth(3).textContent();
  const row = rowOf(page, /^[A-Z]{2}-\d{4}/.exec(text ?? '')?.[0] ?? '');
  await row.hover();
  return row;
}

test.afterEach(async ({ colleague }) => {
  const placed = (await colleague.todays()).filter(({ customer, status }) => {
    return customer === 'Nadia Rahman' && status === 'NEW';
  });
  for (let cancelled = 0; cancelled < placed.length; cancelled += 20) {
    const some = placed.slice(cancelled, cancelled + 20);
    await Promise.all(some.map((order) => colleague.cancel(order)));
  }
});

test('a rush shows each order once, and a list of 100 orders holds still under the pointer', async ({
  page,
  marketplace,
  colleague,
}) => {
  test.slow();
  await page.goto('/dashboard/orders?show=new');
  await expectLive(page);

  await test.step('shows every order of a rush once', async () => {
    const orders = [...(await marketplace.orders(40))];
    while (orders.length < 100) orders.push(...(await marketplace.orders(20)));
    const timesShown = async () => {
      const shown = await numbersOf(page).allTextContents();
      return orders.map(
        ({ orderNumber }) => shown.filter((text) => text.includes(orderNumber)).length,
      );
    };
    await expect.poll(timesShown, { timeout: 20_000 }).toEqual(orders.map(() => 1));
    await colleague.lookAtEverything();
    await expect(popupOf(page)).toBeHidden();
  });

  await test.step('new orders wait while the pointer is on the list, and appear once it leaves', async () => {
    const row = await rowUnderHand(page);
    const before = await row.boundingBox();
    const { orderNumber } = await marketplace.order();
    const pill = page.getByRole('button', { name: '1 new', exact: true });
    await expect(pill).toBeVisible();
    await expect(rowOf(page, orderNumber)).toBeHidden();
    expect(await row.boundingBox()).toEqual(before);

    await pill.click();
    await expect(rowOf(page, orderNumber)).toBeVisible();
    await page.mouse.move(0, 0);
    const next = await marketplace.order();
    await expect(rowOf(page, next.orderNumber)).toBeVisible();
  });

  await test.step('an accepted order keeps its place under the pointer', async () => {
    const row = await rowUnderHand(page);
    const before = await row.boundingBox();
    await acceptOrder(row);
    await expect(row).toContainText('Store Accepted');
    expect(await row.boundingBox()).toEqual(before);
    await page.mouse.move(0, 0);
    await expect(row).toBeHidden();
  });
});
