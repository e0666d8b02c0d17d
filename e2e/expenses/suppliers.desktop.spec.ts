import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const screen = `/dashboard/business/${kitchen}/supplier`;

test('a supplier is added, opened with its expenses, removed and brought back', async ({
  page,
}) => {
  test.slow();
  const name = 'Corner Dairy';
  await page.goto(`/dashboard/business/${kitchen}`);
  await page.getByRole('link', { name: /^Supplier/ }).click();
  await expect(page).toHaveURL(screen);
  const rows = page.getByRole('main').locator('tbody tr, ul[aria-label="All Suppliers"] > li');
  await expect(rows.filter({ hasText: 'Atlantic Produce' })).toContainText(/\d+ expenses/);

  await page.getByRole('button', { name: 'Add New Supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Supplier' });
  await dialog.getByRole('button', { name: 'Add supplier' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Supplier name is required.');
  await dialog.getByLabel('Name').fill('atlantic produce');
  await dialog.getByRole('button', { name: 'Add supplier' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
    'There is a supplier atlantic produce already.',
  );
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Phone').fill('718 555 0100');
  await dialog.getByRole('button', { name: 'Add supplier' }).click();
  await expect(page.getByText('Supplier is added successfully')).toBeVisible();
  await page.getByLabel('Search suppliers').fill(name);
  // The list follows when typing has paused.
  await expect(page).toHaveURL(/search=Corner/);
  const row = rows.filter({ hasText: name });
  await expect(row).toContainText('No expenses');
  await row.getByText(name).first().click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toContainText('No expenses yet.');
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Not found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toBeVisible();

  await page.getByLabel('Search suppliers').fill('lentils');
  await expect(page).toHaveURL(/search=lentils/);
  await rows.getByText('Levant Dry Goods').click();
  await page.getByRole('link', { name: /^All \d+ expenses from Levant Dry Goods$/ }).click();
  await expect(page).toHaveURL(/expense\?supplier=\d+/);
  await expect(page.getByRole('list', { name: 'Spending by type' })).toHaveText(/^Ingredients/);
});
