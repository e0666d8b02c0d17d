import { savePromo, type Promo } from '@counter/contract/promotions';
import type { TestMarket, TestShop } from './orders.ts';
import { post } from '../partner-api/partners.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Saves a promo code: 10% off from $ 5.00, for a month from the market's today, except for the given fields. */
export async function sendPromo(market: TestMarket, shop: TestShop, fields: Fields = {}) {
  const body = {
    storeId: shop.store.id,
    promoCode: 'WELCOME10',
    type: 'PERCENTAGE',
    percentage: 10,
    minOrderValue: 500,
    startDate: '2026-03-04',
    endDate: '2026-04-04',
    ...fields,
  };
  return post(market.test, savePromo, body, shop.owner);
}

/** Saves a promo code that must succeed; returns its id. */
export async function addPromo(
  market: TestMarket,
  shop: TestShop,
  fields: Fields = {},
): Promise<number> {
  const response = await sendPromo(market, shop, fields);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ data: Promo['id'] }>().data;
}
