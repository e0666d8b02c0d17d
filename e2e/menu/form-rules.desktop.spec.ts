import {
  businessProductFormCases,
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

test('every rule of the store-level form is told at its field', async ({ page }) => {
  test.slow();
  await page.goto('/dashboard/product/form');
  await expectFormLoaded(page);
  await field(page, "Use the store's rate").uncheck();
  await field(page, 'Daily limit').check();
  const labels = {
    name: 'Product Name',
    pickupPrice: 'Price',
    taxRate: 'Tax Rate',
    dailyLimit: 'How many a day',
  };
  const cases = productFormCases.cases.filter(limited);
  const filled = { ...productFormCases.filled, dailyLimit: '12' };
  await walkCases(page.getByRole('main'), labels, { filled, cases });
  await field(page, 'Description').fill('n'.repeat(2001));
  await field(page, 'Description').blur();
  await expect(field(page, 'Description')).toHaveAccessibleDescription(/Too Long!/);
});

test('every rule of the business-scoped form is told at its field', async ({ page }) => {
  test.slow();
  await page.goto(`/dashboard/business/${kitchen}/product/form`);
  await expectFormLoaded(page);
  const labels = {
    productName: 'Product Name',
    code: 'Bar Code',
    price: 'Price',
    discount: 'Discount',
    displayUnitValue: 'Display Unit Value',
    weight: 'Weight',
    tag: 'Hash Tags',
  };
  await walkCases(page.getByRole('main'), labels, businessProductFormCases);
});

test('every rule of an option group is told at its field', async ({ page }) => {
  test.slow();
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
