import {
  businessProductFormCases,
  categoryFormCases,
  optionGroupFormCases,
  productFormCases,
  type FormCases,
} from '@counter/contract/cases';
import { expect, kitchen, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';
import { expectFormLoaded, field } from './form-page.ts';

test.use({ person: 'owner@demo.test' });

/** The cases that a form shows which has a daily limit. */
const limited = ({ field: name, given }: FormCases['cases'][number]): boolean =>
  name !== 'dailyLimit' || given !== undefined;

test('every rule of a product is told at its field, in the form of a store and of a business', async ({
  page,
}) => {
  test.slow();
  await page.goto('/dashboard/product/form');
  await expectFormLoaded(page);
  await field(page, "Use the store's rate").uncheck();
  await field(page, 'Daily limit').check();
  const labels = {
    name: 'Product Name',
    pickupPrice: 'Price',
    taxRate: 'Tax Rate',
    dailyLimit: 'Quantity per day',
  };
  const cases = productFormCases.cases.filter(limited);
  const filled = { ...productFormCases.filled, dailyLimit: '12' };
  await walkCases(page.getByRole('main'), labels, { filled, cases });
  await field(page, 'Description').fill('n'.repeat(2001));
  await field(page, 'Description').blur();
  await expect(field(page, 'Description')).toHaveAccessibleDescription(/Too Long!/);

  await page.goto(`/dashboard/business/${kitchen}/product/form`);
  await expectFormLoaded(page);
  const businessLabels = {
    productName: 'Product Name',
    code: 'Bar Code',
    price: 'Price',
    discount: 'Discount',
    displayUnitValue: 'Display Unit Value',
    weight: 'Weight',
    tag: 'Hash Tags',
    calories: 'Calories',
  };
  await walkCases(page.getByRole('main'), businessLabels, businessProductFormCases);
});

test('every rule of a category and of an option group is told at its field', async ({ page }) => {
  test.slow();
  await page.goto('/dashboard/products?dialog=category');
  const form = page.getByRole('dialog', { name: 'Add category' });
  const categoryLabels: Readonly<Record<string, string>> = {
    name: 'Name',
    description: 'Description',
  };
  for (const { field: name, value, message } of categoryFormCases.cases) {
    await test.step(`${name} "${String(value).slice(0, 40)}": ${message}`, async () => {
      const input = form.getByRole('textbox', { name: categoryLabels[name] ?? name });
      await input.fill(message === null ? 'x'.repeat(600) : String(categoryFormCases.filled[name]));
      await input.blur();
      await input.fill(String(value));
      await input.blur();
      if (message === null) await expect(input).not.toHaveAttribute('aria-invalid', 'true');
      else await expect(input).toHaveAccessibleDescription(new RegExp(read(message)));
    });
  }

  await page.goto('/dashboard/products/options');
  await page.getByRole('button', { name: 'Add option group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New option group' });
  await dialog.getByRole('button', { name: 'Remove option 2' }).click();
  const labels = {
    name: 'Group name',
    minimum: 'Minimum',
    maximum: 'Maximum',
    'choices.0.name': 'Option 1',
    'choices.0.price': 'Price of option 1',
  };
  await walkCases(dialog, labels, optionGroupFormCases);
  await dialog.getByRole('button', { name: 'Remove option 1' }).click();
  await dialog.getByRole('button', { name: 'Add option group' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Add at least one option' }),
  ).toBeVisible();
});

/** A message as it is read out, where blanks in a row are one. */
function read(message: string): string {
  const text = message.replaceAll(/\s+/g, ' ');
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
