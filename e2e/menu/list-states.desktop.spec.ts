import { removeFromBusiness, restoreToBusiness } from '@counter/contract/menu';
import { callApi } from '../support/api.ts';
import { choose, menuOf, productRow, productRows } from '../support/products-page.ts';
import { connectionLost, expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const list = `/dashboard/business/${kitchen}/products`;

test('a menu with nothing on it says so', async ({ page, counter, colleague }) => {
  const { find, storeId, token } = menuOf(counter.url, colleague);
  const ids = (await find('')).map(({ id }) => id);
  const body = { businessId: storeId, ids };
  await callApi(counter.url, removeFromBusiness, { body }, { token });
  await page.goto(list);
  await expect(page.getByText('No product found')).toBeVisible();
  // What others do is heard of.
  await callApi(counter.url, restoreToBusiness, { body }, { token });
  await expect(productRows(page)).toHaveCount(20);
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedErrors: [connectionLost] });

  test('a product that could not be deleted is back with the reason', async ({
    page,
    counter,
    colleague,
  }) => {
    await menuOf(counter.url, colleague).add('Loaf that stays');
    await page.goto(`${list}?search=Loaf+that+stays`);
    await expect(productRow(page, 'Loaf that stays')).toBeVisible();
    await page.route('**/product/remove', (route) => route.abort());
    await choose(page, 'Loaf that stays', 'Delete');
    await expect(page.getByText(/^Loaf that stays was not deleted\./)).toBeVisible();
    await expect(productRow(page, 'Loaf that stays')).toBeVisible();
    await page.unroute('**/product/remove');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(productRow(page, 'Loaf that stays')).toBeHidden();
    await expect(page.getByText(/^Loaf that stays was deleted/)).toBeVisible();
  });
});

test.describe('for staff', () => {
  test.use({ person: 'staff@demo.test' });

  test('the menu is there to mark what is out, and nothing else', async ({ page }) => {
    await page.goto(list);
    await expect(productRows(page)).toHaveCount(20);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add product' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem')).toHaveText([/^Mark as /]);
  });
});
