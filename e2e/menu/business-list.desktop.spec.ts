import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expectListed, productRows } from '../support/products-page.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const hub = `/dashboard/business/${kitchen}`;
const list = `${hub}/products`;

test('the list of a business has pages of 20 and filters by several categories', async ({
  page,
}) => {
  await page.goto(hub);
  await page.getByRole('link', { name: /^Products/ }).click();
  await expect(page).toHaveURL(list);
  await expect(productRows(page)).toHaveCount(20);
  await expectListed(page);
  await expect(page.getByLabel('Rows per page')).toHaveCount(0);
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Category',
    'Price',
    'Discount',
    'Weight',
    'Status',
    'Actions',
  ]);
  await expectGoodInBothThemes(page);

  await page.getByRole('button', { name: 'All categories' }).click();
  const categories = page.getByRole('group', { name: 'Categories' });
  await categories.getByLabel('Soups').check();
  await categories.getByLabel('Salads').check();
  await expect(page).toHaveURL(/categories=/);
  await page.keyboard.press('Escape');
  await page.getByLabel('Status').selectOption('Available');
  await expectListed(page);
  await expect(productRows(page).filter({ hasNotText: /Soups|Salads/ })).toHaveCount(0);
  await page.reload();
  await expect(productRows(page).filter({ hasText: 'Soups' }).first()).toBeVisible();
  await expect(productRows(page).filter({ hasText: 'Salads' }).first()).toBeVisible();

  await page.goto(`${list}?search=nobody+bakes+this`);
  await expect(page.getByText('Not found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try checking for typos or using complete words.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(productRows(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Back to Manage Business' }).click();
  await expect(page).toHaveURL(hub);
});
