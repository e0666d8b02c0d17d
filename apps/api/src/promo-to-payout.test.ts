import { findOrder } from '@counter/contract/orders';
import {
  findPayout,
  findPayouts,
  findPayoutOrders,
  startPayoutRun,
} from '@counter/contract/payouts';
import { findPromos } from '@counter/contract/promotions';
import { findBreakdown } from '@counter/contract/reports';
import { placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { createTasks } from './wiring.ts';
import { addConsumer } from './testing/stores/consumers.ts';
import { addUser } from './testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from './testing/stores/orders.ts';
import { addPaidShop } from './testing/stores/payouts.ts';
import { addPromo } from './testing/stores/promotions.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

it('a promo code goes from its form to the basket, the breakdown and the payout', async () => {
  const shop = await addPaidShop(market);
  const { id: storeId, storeUrl } = shop.store;
  await addPromo(market, shop, { promoCode: 'SPRING20', percentage: 20 });

  const wish = {
    deliveryMethod: 'PICKUP' as const,
    items: [{ productId: shop.products[0]?.id ?? 0, quantity: 2 }],
    tip: { amount: 100 },
    promoCode: 'spring20',
  };
  const consumer = await addConsumer(market.test.database.db);
  const asked = await market.test.call(quoteWebOrder, { params: { storeUrl }, body: wish });
  const quote = z.parse(quoteWebOrder.answer, asked.json()).data;
  expect(quote).toMatchObject({ subtotal: 2500, promoDiscount: 500, promo: { reason: '' } });

  const customer = { name: 'Maya Lind', phone: '(212) 555-0142' };
  const payment = 'AT_COUNTER' as const;
  const body = { ...wish, customer, payment, expectedTotal: quote.total };
  const as = { consumer, idempotencyKey: crypto.randomUUID() };
  const placed = await market.test.call(placeWebOrder, { params: { storeUrl }, body }, as);
  const { orderNumber } = z.parse(placeWebOrder.answer, placed.json()).data;
  const inPath = { storeId: String(storeId) };
  const order = await market.ask(findOrder, { params: { ...inPath, orderNumber } }, shop.owner);
  expect(order).toMatchObject({ promoCode: 'SPRING20', discount: 500, payable: quote.total });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
  const inApp = await shop.place({ promoCode: 'SPRING20' });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(inApp.id, move);

  const days = { startDate: '2026-03-04', endDate: '2026-03-04' };
  const listed = { body: { storeId, pageNumber: 0, ...days } };
  const breakdown = await market.ask(findBreakdown, listed, shop.owner);
  const discount = 500 + inApp.discount;
  expect(breakdown.totals.completed).toMatchObject({ orders: 2, discount });
  expect(breakdown.content.find((row) => row.orderNumber === orderNumber)).toMatchObject({
    discount: 500,
    total: order.total,
  });
  const { content } = await market.ask(
    findPromos,
    { params: { ...inPath, pageNumber: '0' } },
    shop.owner,
  );
  expect(content).toMatchObject([{ promoCode: 'SPRING20', uses: 2, given: discount }]);

  market.clock.set(new Date('2026-03-09T13:00:00Z'));
  const operator = await addUser(market.test.database.db, { operator: true });
  const { id: runId } = await market.ask(startPayoutRun, {}, operator);
  await createTasks(market.test.platform, null)['payouts.run']?.({ runId });
  const payouts = await market.ask(findPayouts, { body: { storeId, pageNumber: 0 } }, shop.owner);
  const transactionId = payouts.content[0]?.transactionId ?? '';
  const payout = await market.ask(findPayout, { params: { ...inPath, transactionId } }, shop.owner);
  expect(payout.breakdown).toMatchObject({ discounts: -discount, collected: -quote.total });
  expect(payout.payoutAmount).toBe(breakdown.totals.completed.total - quote.total);
  const part = { body: { storeId, transactionId, pageNumber: 0 } };
  const orders = await market.ask(findPayoutOrders, part, shop.owner);
  expect(orders.content.map((row) => row.discount)).toEqual([500, inApp.discount]);
});
