import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';
import { expectFormLoaded, field, otherDevice, saveButton } from './form-page.ts';

test.use({ person: 'owner@demo.test' });

test('two people edit one product and neither loses a change', async ({
  page,
  counter,
  colleague,
}) => {
  const other = otherDevice(counter.url, colleague);

  const id = await other.add('Walnut loaf');
  await page.goto(`/dashboard/product/form?id=${id}`);
  await expectFormLoaded(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit' })).toBeVisible();
  await other.change(id, { pickupPrice: 500, description: 'With walnuts of the year.' });
  await field(page, 'Product Name').fill('Walnut bread');
  await field(page, 'Price').fill('6');
  await saveButton(page).click();

  const notice = page.getByRole('region', { name: /^Marcus Bell changed this product, today/ });
  await expect(notice).toBeFocused();
  const part = (label: string) => notice.getByRole('listitem').filter({ hasText: label });
  await expect(part('Price')).toContainText('Theirs: $ 5.00');
  await expect(part('Price')).toContainText('Yours: $ 6.00');
  await expect(part('Description')).toContainText('Theirs is in the form');
  await expect(field(page, 'Description')).toHaveValue('With walnuts of the year.');
  await expect(field(page, 'Product Name')).toHaveValue('Walnut bread');
  await expectGoodInBothThemes(page);
  await notice.getByRole('button', { name: 'Keep mine', exact: true }).click();
  await expect(page.getByText('Product edit successfully')).toBeVisible();
  expect(await other.read(id)).toMatchObject({
    name: 'Walnut bread',
    pickupPrice: 600,
    description: 'With walnuts of the year.',
  });
});
