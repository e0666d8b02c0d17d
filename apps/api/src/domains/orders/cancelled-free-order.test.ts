import { saveMarketplacePromo } from '@counter/contract/promotions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from '../../testing/partner-api/partners.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { findLedgerHead } from '../ledger/index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

it('leaves the store nothing of an order that the marketplace paid whole, once it is cancelled', async () => {
  const { db } = market.test.database;
  const operator = await addUser(db, { operator: true });
  const promo = {
    storeId: shop.store.id,
    promoCode: 'ONUS',
    type: 'PERCENTAGE',
    percentage: 100,
    minOrderValue: 0,
    startDate: '2026-03-04',
    endDate: '2026-04-04',
    paidBy: 'MARKETPLACE',
  };
  const saved = await post(market.test, saveMarketplacePromo, promo, operator);
  expect(saved.statusCode).toBe(200);
  const order = await shop.place({ promoCode: 'ONUS', tip: 0 });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
  const earned = (await findLedgerHead(db, shop.store.id))?.balance;
  const cancelled = await shop.move(order.id, 'cancel');
  expect(cancelled.statusCode).toBe(200);
  const left = (await findLedgerHead(db, shop.store.id))?.balance;
  expect({ earned, left }).toEqual({ earned: order.subtotal, left: 0 });
});
