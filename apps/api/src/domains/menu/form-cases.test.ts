import {
  businessProductFormCases,
  categoryFormCases,
  optionGroupFormCases,
  productFormCases,
  type FormCases,
} from '@counter/contract/cases';
import {
  saveBusinessProduct,
  saveCategory,
  saveOptionGroup,
  saveProduct,
} from '@counter/contract/menu';
import { centsHint } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentOf, verdictAt, verdictOf, type SentCase } from '../../testing/form-cases.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addMenu, type TestMenu } from '../../testing/stores/menu.ts';
import { post } from '../../testing/partner-api/partners.ts';

let test: TestApp;
let menu: TestMenu;
let category: number;

beforeAll(async () => {
  test = await createTestApp();
  menu = await addMenu(test);
  category = await menu.addCategory('Cakes');
});
afterAll(async () => test.close());

/** The whole form as the API is sent it. */
function bodyOf({ filled, sent }: FormCases, one: SentCase) {
  return { ...filled, ...sent, ...one.given, [one.field]: sentOf(one) };
}

const yesterday = '2020-01-01T00:00:00Z';
const toCome = 'Choose a time in the future.';

const productExtras: readonly SentCase[] = [
  { field: 'name', value: null, message: 'Product name is required' },
  { field: 'pickupPrice', value: -1, message: 'Must not be below 0' },
  { field: 'pickupPrice', value: 6.5, message: centsHint('Product price') },
  { field: 'taxRate', value: null, message: null },
  { field: 'taxRate', value: 7, message: null },
  { field: 'taxRate', value: undefined, message: 'Tax rate is required' },
  {
    field: 'unavailableUntil',
    value: yesterday,
    message: toCome,
    given: { available: false },
  },
  { field: 'unavailableUntil', value: yesterday, message: null, given: { available: true } },
  { field: 'categories', value: [999], message: 'Choose a category of this store' },
  { field: 'optionGroupIds', value: [999], message: 'Choose an option group of this store' },
  {
    field: 'images',
    value: ['/uploads/pictures/0123456789abcdef-large.webp'],
    message: 'This picture no longer exists. Upload it again.',
  },
  {
    field: 'images',
    value: Array.from({ length: 9 }, () => '/uploads/a-large.webp'),
    message: 'At most 8 pictures',
  },
];

describe('the API enforces every rule for a product', () => {
  it.each([...productFormCases.cases, ...productExtras])('$field $value: $message', async (one) => {
    const body = { ...bodyOf(productFormCases, one), storeId: menu.store.id };
    expect(verdictAt(await post(test, saveProduct, body, menu.manager), one.field)).toEqual(
      verdictOf(one),
    );
  });
});

const businessExtras: readonly SentCase[] = [
  { field: 'unit', value: 'STONE', message: 'Choose one of: kg, gm, mg, L, ml' },
  { field: 'unit', value: undefined, message: 'Unit is required' },
  { field: 'unit', value: 'ml', message: null },
  { field: 'weight', value: -1, message: 'Must not be below 0' },
  { field: 'category', value: 999_999, message: 'Choose a category of this store' },
  { field: 'discriminator', value: 'PRODUCT', message: null },
];

describe('the API enforces every rule for a product in the business-scoped form', () => {
  it.each([...businessProductFormCases.cases, ...businessExtras])(
    '$field $value: $message',
    async (one) => {
      const place = { discriminator: 'PRODUCT', businessId: menu.store.id };
      const filled = { ...businessProductFormCases.sent, ...place, category };
      const body = bodyOf({ ...businessProductFormCases, sent: filled }, one);
      const response = await post(test, saveBusinessProduct, body, menu.manager);
      expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
    },
  );
});

const categoryExtras: readonly SentCase[] = [
  { field: 'name', value: null, message: 'Name  is required.' },
  { field: 'name', value: ' CAKES ', message: 'You already have a category with this name.' },
];

describe('the API enforces every rule for a category', () => {
  it.each([...categoryFormCases.cases, ...categoryExtras])(
    '$field $value: $message',
    async (one) => {
      await test.platform.db.deleteFrom('categories').where('id', '!=', category).execute();
      const body = { ...bodyOf(categoryFormCases, one), storeId: menu.store.id };
      expect(verdictAt(await post(test, saveCategory, body, menu.manager), one.field)).toEqual(
        verdictOf(one),
      );
    },
  );
});

const choice = { name: 'Large', price: 250 };

const groupExtras: readonly SentCase[] = [
  { field: 'minimum', value: -1, message: 'Enter a whole number from 0 to 30' },
  {
    field: 'maximum',
    value: 1,
    message: 'Maximum must not be below the minimum',
    given: { minimum: 2 },
  },
  { field: 'choices', value: [], message: 'Add at least one option' },
  {
    field: 'choices',
    value: [choice, { ...choice, name: ' LARGE ' }],
    message: 'Two options have the same name',
  },
  {
    field: 'choices',
    value: Array.from({ length: 51 }, (_, place) => ({ ...choice, name: `Option ${place}` })),
    message: 'Too many options',
  },
];

describe('the API enforces every rule for an option group', () => {
  it.each([...optionGroupFormCases.cases, ...groupExtras])(
    '$field $value: $message',
    async (one) => {
      const {
        'choices.0.name': name,
        'choices.0.price': price,
        ...fields
      }: Record<string, unknown> = bodyOf(optionGroupFormCases, one);
      const body = { choices: [{ name, price }], ...fields, storeId: menu.store.id };
      expect(verdictAt(await post(test, saveOptionGroup, body, menu.manager), one.field)).toEqual(
        verdictOf(one),
      );
    },
  );
});
