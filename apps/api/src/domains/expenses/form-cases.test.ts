import { expenseFormCases, supplierFormCases } from '@counter/contract/cases';
import { saveExpense, saveSupplier } from '@counter/contract/expenses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentOf, verdictAt, verdictOf, type SentCase } from '../../testing/form-cases.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const ofExpenses: readonly SentCase[] = [
  { field: 'description', value: null, message: 'Short description is required' },
  { field: 'amount', value: -1, message: 'Must not be below 0' },
  { field: 'expenseDate', value: null, message: 'Expense Date is required.' },
  { field: 'expenseDate', value: '3/4/2026', message: null },
  {
    field: 'expenseDate',
    value: '2026-03-05',
    message: 'Expense Date cannot be later than today.',
  },
  { field: 'supplierId', value: 999_999, message: 'Choose a supplier of this store.' },
  {
    field: 'receipt',
    value: '/uploads/pictures/none-large.webp',
    message: 'This picture no longer exists. Upload it again.',
  },
  { field: 'receipt', value: 'https://elsewhere.test/a.png', message: 'Upload the picture first' },
];

describe.each([
  ['an expense', saveExpense, expenseFormCases, ofExpenses],
  ['a supplier', saveSupplier, supplierFormCases, []],
] as const)('the API validates %s', (_what, endpoint, { filled, sent, cases }, extras) => {
  let saved = 0;

  it.each([...cases, ...extras])('$field $value: $message', async (one) => {
    const value = sentOf(one);
    saved += 1;
    const own = endpoint === saveSupplier ? { name: `Miller ${saved}` } : {};
    const body = { storeId: shop.store.id, ...filled, ...sent, ...own, [one.field]: value };
    const response = await post(market.test, endpoint, body, shop.owner);
    expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
  });
});
