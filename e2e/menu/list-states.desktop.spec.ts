import { removeFromBusiness, restoreToBusiness } from '@counter/contract/menu';
import { callApi } from '../support/api.ts';
import { choose, menuOf, productRow, productRows } from '../support/products-page.ts';
import { connectionLost, expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

test('a menu with nothing on it says so, and a product that could not be deleted is back', async ({
  page,
  counter,
  colleague,
}) => {
  const { add, find, storeId, token } = menuOf(counter.url, colleague);
  const ids = (await find('')).map(({ id }) => id);
  const body = { businessId: storeId, discriminator: 'PRODUCT' as const, ids };
  await callApi(counter.url, removeFromBusiness, { body }, { token });
  await page.goto(`/dashboard/business/${kitchen}/products`);
  await expect(page.getByText('No product found')).toBeVisible();
  // What others do is heard of.
  await callApi(counter.url, restoreToBusiness, { body }, { token });
  await expect(productRows(page)).toHaveCount(20);

  await add('Loaf that stays');
  await page.getByRole('searchbox').fill('Loaf that stays');
  await expect(productRows(page)).toHaveCount(1);
  await page.route('**/product/remove', (route) => route.abort());
  await choose(page, 'Loaf that stays', 'Delete');
  await expect(page.getByText(/^We couldn't delete Loaf that stays\./)).toBeVisible();
  await expect(productRow(page, 'Loaf that stays')).toBeVisible();
  await page.unroute('**/product/remove');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(productRow(page, 'Loaf that stays')).toBeHidden();
  await expect(page.getByText(/^Loaf that stays was deleted/)).toBeVisible();
});
