import { pictureFile } from '../store/picture-files.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { dealCard, dealsAddress, dealsOf, pickProduct } from '../support/deals-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('a merchant adds a deal, which shows its price and savings', async ({
  page,
  counter,
  colleague,
}) => {
  const menu = dealsOf(counter.url, colleague);
  await menu.addProduct('Picnic soup', 900);
  await menu.addProduct('Picnic bread', 450);
  await page.goto('/dashboard/business/cedar-kitchen');
  await page.getByRole('link', { name: /^Deals/ }).click();
  await page.getByRole('link', { name: 'Add deal' }).first().click();
  const save = page.getByRole('button', { name: 'Add deal' });
  await save.click();
  for (const told of ['Deal name is required', 'Price is required', 'Add the products of the deal'])
    await expect(page.getByText(told, { exact: true })).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Picnic basket');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(pictureFile('basket.png'));
  await expect(page.getByText('Uploaded basket.png.')).toBeAttached();
  await pickProduct(page, 'Picnic soup');
  await pickProduct(page, 'Picnic bread');
  await page.getByLabel('Quantity', { exact: true }).first().fill('2');
  const price = page.getByLabel('Price', { exact: true });
  await price.fill('22.51');
  await price.blur();
  await expect(price).toHaveAccessibleDescription(
    'A deal must not cost more than its parts, $ 22.50.',
  );
  await price.fill('18');
  await expect(page.getByText('Apart $ 22.50 — customers save $ 4.50 (20%)')).toBeVisible();
  await expectGoodInBothThemes(page);
  await save.click();

  await expect(page).toHaveURL(dealsAddress);
  await expect(page.getByText('Deal added.')).toBeVisible();
  const card = dealCard(page, 'Picnic basket');
  await expect(card).toContainText('$ 18.00');
  await expect(card).toContainText('Save $ 4.50');
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await card.getByText('View details').click();
  await expect(card.getByRole('row', { name: '2 Picnic soup' })).toBeVisible();
  await expectGoodInBothThemes(page);
});
