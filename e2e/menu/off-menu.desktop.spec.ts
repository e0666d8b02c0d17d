import type { Page } from '@playwright/test';
import { Refusal } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { dealsOf } from '../support/deals-page.ts';
import { openOrder } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const home = '/dashboard/app';
const plain = { specialInstructions: '' };

function stripOf(page: Page) {
  return page.getByRole('region', { name: 'Unavailable items' });
}

test('a rush never oversells a daily limit, and the strip lists unavailable items', async ({
  page,
  counter,
  colleague,
  marketplace,
}) => {
  test.slow();
  const menu = dealsOf(counter.url, colleague);
  const productId = await menu.addProduct('Rush plum cake', 1500, { dailyLimit: 3 });
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'Hi, Welcome back' })).toBeVisible();
  const tries = Array.from({ length: 8 }, async () =>
    marketplace.order({ items: [{ ...plain, productId, quantity: 1, options: [] }] }),
  );
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(refused).toEqual(refused.map(() => ({ status: 'rejected', reason: expect.any(Refusal) })));
  await colleague.lookAtEverything();
  await stripOf(page).getByRole('button', { name: 'Show all' }).click();
  await expect(
    stripOf(page).getByRole('listitem').filter({ hasText: 'Rush plum cake' }),
  ).toContainText('sold out, back tomorrow');
  await expectGoodInBothThemes(page);

  await test.step('a product is marked unavailable in an order and made available at home', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const juice = await menu.addProduct('Quince juice', 700);
    const dealId = await menu.save('Juice for four', juice, { price: 1200 });
    const { orderNumber } = await marketplace.order({
      items: [],
      deals: [{ ...plain, dealId, quantity: 2, parts: [] }],
    });
    await colleague.lookAtEverything();
    await navigation.getByRole('link', { name: 'Orders' }).click();
    const drawer = await openOrder(page, orderNumber);
    await expect(drawer.getByRole('list', { name: '2 × Juice for four' })).toContainText('4 ×');
    await expectGoodInBothThemes(page);
    await drawer.getByRole('button', { name: 'Actions for Quince juice' }).click();
    await page.getByRole('menuitem', { name: 'Mark unavailable…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark Quince juice as unavailable' });
    await dialog.getByRole('button', { name: 'Mark as unavailable' }).click();
    await expect(drawer.getByText('Unavailable', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await menu.find('Juice for four'))?.state)
      .toBe('PART_UNAVAILABLE');

    await drawer.getByRole('button', { name: 'Close' }).click();
    await navigation.getByRole('link', { name: 'Home' }).click();
    await stripOf(page).getByRole('button', { name: 'Show all' }).click();
    await stripOf(page).getByRole('button', { name: 'Make available: Quince juice' }).click();
    await expect(page.getByText('Quince juice is available')).toBeVisible();
    await expect(stripOf(page).getByText('Quince juice')).toBeHidden();
    await expect.poll(async () => (await menu.find('Juice for four'))?.state).toBe('AVAILABLE');
  });
});
