import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { connectionLost, expect, test } from '../support/test.ts';
import { expectFormLoaded, field, otherDevice, saveButton } from './form-page.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

test('whatever others, the server or the line do, nothing typed is lost', async ({
  page,
  context,
  counter,
  colleague,
}) => {
  test.slow();
  const other = otherDevice(counter.url, colleague);

  await test.step('two people edit one product', async () => {
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
    await notice.getByRole('button', { name: 'Take theirs: Price' }).click();
    await expect(field(page, 'Price')).toHaveValue('5.00');
    await notice.getByRole('button', { name: 'Keep mine: Price' }).click();
    await expect(field(page, 'Price')).toHaveValue('6.00');

    // Quicker once more.
    await other.change(id, { pickupPrice: 550 });
    await notice.getByRole('button', { name: 'Keep mine', exact: true }).click();
    await expect(part('Price')).toContainText('Theirs: $ 5.50');
    await expect(part('Description')).toHaveCount(0);
    await notice.getByRole('button', { name: 'Keep mine', exact: true }).click();
    await expect(page.getByText('Product edit successfully')).toBeVisible();
    expect(await other.read(id)).toMatchObject({
      name: 'Walnut bread',
      pickupPrice: 600,
      description: 'With walnuts of the year.',
    });
  });

  await test.step('what the server refuses is told at its field, theirs can be taken', async () => {
    const gone = await other.addCategory('Gone at once');
    const crackers = await other.add('Seed crackers');
    await page.goto(`/dashboard/product/form?id=${crackers}`);
    await expectFormLoaded(page);
    await other.change(crackers, { pickupPrice: 700 });
    await field(page, 'Price').fill('8');
    await saveButton(page).click();
    await page.getByRole('main').getByRole('button', { name: 'Take theirs', exact: true }).click();
    await expect(page.getByRole('region', { name: /changed this product/ })).toHaveCount(0);
    await expect(field(page, 'Price')).toHaveValue('7.00');
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);

    await field(page, 'Add to a category').selectOption('Gone at once');
    await other.deleteCategory(gone);
    await saveButton(page).click();
    await expect(field(page, 'Add to a category')).toHaveAccessibleDescription(
      'Choose a category of this store',
    );
  });

  await test.step('without a connection everything is kept, and leaving asks', async () => {
    const tart = await other.add('Fig tart');
    await page.goto(`/dashboard/product/form?id=${tart}`);
    await expectFormLoaded(page);
    await field(page, 'Product Name').fill('Fig and honey tart');
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText(/What you typed is still here\.$/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Back to products' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Product Name')).toHaveValue('Fig and honey tart');
    await saveButton(page).click();
    await expect(page).toHaveURL('/dashboard/products');
    expect((await other.read(tart)).name).toBe('Fig and honey tart');
  });
});
