import { dealFormCases, dealPartCases } from '@counter/contract/cases';
import { centsHint } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDate, sentOf, verdictAt, verdictOf, type SentCase } from '../../testing/form-cases.ts';
import { sendDeal, setProduct } from '../../testing/stores/deals.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;
let soup: number;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  soup = shop.products[0]?.id ?? 0;
  // Dear enough that no price of the table is above the parts.
  await setProduct(market, soup, { price: 100_000_000 });
});
afterAll(async () => market.test.close());

const extras: readonly SentCase[] = [
  { field: 'name', value: null, message: 'Deal name is required' },
  { field: 'price', value: 24.5, message: centsHint('Price') },
  { field: 'price', value: -1, message: 'Must not be below 0' },
  { field: 'startDate', value: 'tomorrow', message: noDate },
  { field: 'endDate', value: '2026-02-30', message: noDate },
  { field: 'dealDetails', value: [], message: 'Add the products of the deal' },
  {
    field: 'image',
    value: '/uploads/pictures/0123456789abcdef-large.webp',
    message: 'This picture no longer exists. Upload it again.',
  },
];

describe('the API validates a deal', () => {
  it.each([...dealFormCases.cases, ...extras])('$field $value: $message', async (one) => {
    const { filled, sent } = dealFormCases;
    const dealDetails = [{ productId: soup, quantity: 2 }];
    const body = { ...filled, ...sent, dealDetails, ...one.given, [one.field]: sentOf(one) };
    expect(verdictAt(await sendDeal(market, shop, body), one.field)).toEqual(verdictOf(one));
  });

  it.each(dealPartCases.cases)('$field $value: $message', async (one) => {
    const dealDetails = [{ productId: soup, [one.field]: sentOf(one) }];
    const response = await sendDeal(market, shop, { dealDetails });
    expect(verdictAt(response, `dealDetails.0.${one.field}`)).toEqual(verdictOf(one));
  });

  it('takes a product once, and only of its own store', async () => {
    const part = { productId: soup, quantity: 1 };
    const twice = await sendDeal(market, shop, { dealDetails: [part, part] });
    expect(verdictAt(twice, 'dealDetails').message).toBe('A product stands here twice');
    const other = await market.addShop();
    const foreign = { productId: other.products[0]?.id ?? 0, quantity: 1 };
    const refused = await sendDeal(market, shop, { dealDetails: [foreign] });
    expect(refused.statusCode).toBe(422);
  });
});
