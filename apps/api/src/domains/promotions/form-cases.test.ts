import { promoFormCases } from '@counter/contract/cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDate, sentOf, verdictAt, verdictOf, type SentCase } from '../../testing/form-cases.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { sendPromo } from '../../testing/stores/promotions.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const extras: readonly SentCase[] = [
  { field: 'promoCode', value: null, message: 'Promo code required.' },
  { field: 'type', value: 'FREE', message: 'Choose one of: PERCENTAGE, AMOUNT' },
  { field: 'type', value: undefined, message: 'Type is required' },
  { field: 'startDate', value: null, message: 'Start date required.' },
  { field: 'startDate', value: 'tomorrow', message: noDate },
  { field: 'startDate', value: '2026-03-03', message: 'Start date must not be before today.' },
  { field: 'startDate', value: '3/4/2026', message: null },
  { field: 'endDate', value: '2090-02-30', message: noDate },
  { field: 'minOrderValue', value: -1, message: 'Must not be below 0' },
  { field: 'paidBy', value: 'MARKETPLACE', message: 'This call has no field "paidBy"' },
];

describe('the API validates a promo code', () => {
  let saved = 0;

  it.each([...promoFormCases.cases, ...extras])('$field $value: $message', async (one) => {
    const { filled, sent } = promoFormCases;
    const value = sentOf(one);
    saved += 1;
    const promoCode = `SPRING${saved}`;
    const body = { ...filled, ...sent, promoCode, ...one.given, [one.field]: value };
    const response = await sendPromo(market, shop, body);
    expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
  });
});
