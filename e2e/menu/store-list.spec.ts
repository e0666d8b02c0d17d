import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { choose, expectListed, menuOf, productRow, productRows } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const list = '/dashboard/products';

test('the list is searched, filtered and paged, and its address says so', async ({
  page,
  isMobile,
}) => {
  await page.goto('/dashboard/app');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Menu', exact: true })
    .click();
  await expect(page).toHaveURL(list);
  await expect(productRows(page)).toHaveCount(10);
  await expectListed(page);
  await expectGoodInBothThemes(page);

  const search = page.getByRole('searchbox', { name: 'Search product' });
  await search.fill('hu');
  await expect(page.getByText('Type 3 characters to search.')).toBeVisible();
  await expect(productRows(page)).toHaveCount(10);
  await search.fill('hummus');
  await expect(page).toHaveURL(/search=hummus/);
  await expect(productRow(page, 'Beet Hummus')).toBeVisible();
  await expectListed(page);
  await expect(productRows(page).filter({ hasNotText: /hummus/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(list);

  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Category', { exact: true }).selectOption('Drinks');
  await page.getByLabel('Status').selectOption('Not available');
  await expect(page).toHaveURL(/category=\d+&status=notAvailable/);
  if (isMobile) await page.getByRole('button', { name: 'Show products' }).click();
  await expect(productRows(page).filter({ hasNotText: /Unavailable/ })).toHaveCount(0);
  await page.reload();
  await expectListed(page);
  await expect(productRows(page).filter({ hasNotText: /Drinks/ })).toHaveCount(0);

  await page.goto(`${list}?page=2`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/11–20 of \d+/);
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(productRows(page)).toHaveCount(25);
  await expect(page).toHaveURL(`${list}?size=25`);
});

test(
  'a product is off for the rest of today and on again, and what is deleted comes back by Undo',
  { tag: '@once' },
  async ({ page, counter, colleague }) => {
    const menu = menuOf(counter.url, colleague);
    await menu.add('Rye bread of today');
    const off = async () => (await menu.find('Rye bread of today'))[0]?.unavailableUntil;
    await page.goto(`${list}?search=Rye+bread+of+today`);
    const row = productRow(page, 'Rye bread of today');
    const offered = row.getByRole('switch', { name: 'Rye bread of today is available' });
    await offered.press('Space');
    const dialog = page.getByRole('dialog', { name: 'Mark Rye bread of today as unavailable' });
    await expect(dialog.getByLabel('For the rest of today')).toBeChecked();
    await dialog.getByLabel('Until a date and time').check();
    await dialog.getByLabel('Date and time', { exact: true }).fill('2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Mark as unavailable' }).click();
    await expect(dialog.getByLabel('Date and time', { exact: true })).toHaveAccessibleDescription(
      'Choose a time in the future',
    );
    await expectGoodInBothThemes(page);
    await dialog.getByLabel('For the rest of today').check();
    await dialog.getByRole('button', { name: 'Mark as unavailable' }).click();
    await expect(row).toContainText('Unavailable until tomorrow');
    await expect.poll(off).toEqual(expect.any(String));
    await expect(offered).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(row).not.toContainText('Unavailable');
    await expect.poll(off).toBeNull();

    for (const name of ['Oat loaf one', 'Oat loaf two', 'Oat loaf three']) await menu.add(name);
    const names = async () => (await menu.find('Oat loaf')).map(({ name }) => name);
    await page.getByRole('searchbox', { name: 'Search product' }).fill('Oat loaf');
    await expect(productRows(page)).toHaveCount(3);
    await choose(page, 'Oat loaf one', 'Delete');
    await expect(productRow(page, 'Oat loaf one')).toBeHidden();
    await expect(page.getByText(/^Oat loaf one was deleted/)).toBeVisible();
    await expect.poll(names).toEqual(['Oat loaf three', 'Oat loaf two']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(productRow(page, 'Oat loaf one')).toBeVisible();
    await expect.poll(names).toHaveLength(3);

    await productRow(page, 'Oat loaf one').getByRole('checkbox').check();
    await productRow(page, 'Oat loaf two').getByRole('checkbox').check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(productRows(page)).toHaveCount(1);
    await expect(page.getByText('2 selected')).toBeHidden();
    await expect.poll(names).toEqual(['Oat loaf three']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(names).toHaveLength(3);
    await expect(productRows(page)).toHaveCount(3);
  },
);
