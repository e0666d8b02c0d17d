import { pictureFile } from '../store/picture-files.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expectListed } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';
import { expectFormLoaded, field, otherDevice, saveButton } from './form-page.ts';

test.use({ person: 'owner@demo.test' });

test('a merchant adds a product with every field', async ({ page, counter, colleague }) => {
  test.slow();
  const name = 'Plum cake in a box';
  await page.goto('/dashboard/products?status=featured');
  await page.getByRole('link', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Product' })).toBeVisible();
  await expectFormLoaded(page);

  await field(page, 'Product Name').fill(name);
  await field(page, 'Description').fill('With butter crumble.');
  await expect(page.getByText('20 of 2,000 characters')).toBeVisible();
  await field(page, 'Calories').fill('1,420');
  await field(page, 'Add to a category').selectOption('Desserts');
  await field(page, 'Add to a category').selectOption('Sides');
  await page.getByRole('button', { name: 'Move Sides', exact: true }).press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await field(page, 'Price').fill('1,012.5');
  await field(page, 'Price').blur();
  await expect(field(page, 'Price')).toHaveValue('1012.50');
  await field(page, "Use the store's rate").uncheck();
  await field(page, 'Tax Rate').fill('8.25');

  await field(page, 'Product pictures').setInputFiles([pictureFile('a.png'), pictureFile('b.png')]);
  for (const dialog of ['Crop the picture (2 left)', 'Crop the picture']) {
    await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Use picture' }).press('Enter');
  }
  const pictures = page.getByRole('list', { name: 'Product pictures: chosen' });
  await expect(pictures.getByRole('listitem').filter({ hasText: 'Uploaded' })).toHaveCount(2);
  await pictures.getByRole('button', { name: 'Move b.png up' }).click();
  await expect(pictures.getByRole('listitem').first()).toContainText('b.pngCover');

  await field(page, 'Add an option group').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add hours' }).click();
  await page.getByRole('button', { name: 'Sunday' }).click();
  await field(page, 'To').fill('06:30');
  await expect(page.getByText('On the next day.', { exact: true })).toBeVisible();
  await field(page, 'Daily limit').check();
  await field(page, 'Quantity per day').fill('12');
  await field(page, 'Featured').check();
  await field(page, 'Available').uncheck();
  await page.getByRole('button', { name: 'Choose until when' }).click();
  await page.getByRole('button', { name: 'Mark as unavailable' }).click();
  await expect(page.getByText(/^Unavailable until \w{3} .*00/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectGoodInBothThemes(page);

  await saveButton(page).click();
  await expect(page.getByText('Product is added successfully')).toBeVisible();
  // The list as it was left.
  await expect(page).toHaveURL('/dashboard/products?status=featured');
  await expectListed(page);
  const [product] = await otherDevice(counter.url, colleague).find(name);
  expect(product).toMatchObject({
    description: 'With butter crumble.',
    calories: 1420,
    categoryDisplayValue: 'Sides, Desserts',
    pickupPrice: 101_250,
    taxRate: 8.25,
    menuHours: [{ weekdays: [1, 2, 3, 4, 5, 6], from: '07:00', to: '06:30' }],
    enabledDailyLimit: true,
    dailyLimit: 12,
    featured: true,
    available: false,
  });
  expect(product?.images).toHaveLength(2);
  expect(product?.optionGroupIds).toHaveLength(1);
  expect(product?.unavailableUntil).not.toBeNull();
});
