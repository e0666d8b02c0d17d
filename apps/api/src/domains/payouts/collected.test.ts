import { refundOrder } from '@counter/contract/adjustments';
import { exportStatement, findStatement } from '@counter/contract/ledger';
import type { Order } from '@counter/contract/orders';
import { exportPayout, findPayoutAdjustments, findPayoutOrders } from '@counter/contract/payouts';
import { moneyInput } from '@counter/contract/shared';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPaidShop, onStore, readPayout, sell } from '../../testing/stores/payouts.ts';
import { checkLedger } from '../ledger/index.ts';
import { checkPayouts } from './index.ts';
import { payStore } from './paying.service.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

const at = (instant: string) => market.clock.set(new Date(instant));
const pay = async (shop: TestShop) => onStore(market, shop, payStore);
const wednesday = '2026-03-04T17:00:00Z';
const monday = '2026-03-09T13:00:00Z';

async function noFaults({ store }: TestShop): Promise<void> {
  const { db } = market.test.database;
  expect([...(await checkLedger(db, store.id)), ...(await checkPayouts(db, store.id))]).toEqual([]);
}

async function giveBack({ store, owner }: TestShop, { id }: Order, amount: number): Promise<void> {
  const refund = { type: 'CUSTOM', reason: 'QUALITY', amount } as const;
  const body = { ...refund, storeId: store.id, orderId: id };
  const answer = await market.test.call(refundOrder, { body }, owner);
  expect(answer.statusCode).toBe(200);
}

describe('a payment at the counter', () => {
  it("isn't paid out again, and its fee is still owed", async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const inApp = await sell(shop, { tip: 300 });
    const atCounter = await sell(shop, { payment: 'AT_COUNTER', tip: 200 });
    const collected = await sell(shop, { deliveryMethod: 'DIRECT', payment: 'ON_DELIVERY' });
    at(monday);
    const { transactionId, amount } = await pay(shop);
    expect(amount).toBe(inApp.total + collected.total - atCounter.fee);

    const detail = await readPayout(market, shop, transactionId);
    expect(detail).toMatchObject({
      payoutAmount: amount,
      totalOrders: 3,
      adjustments: 0,
      collected: -atCounter.charged,
      breakdown: { collected: -atCounter.charged },
      days: [{ collected: -atCounter.charged }],
    });
    const { totalOrdersAmount, transactionFee } = detail;
    expect(amount).toBe(totalOrdersAmount - transactionFee - atCounter.charged);

    const wanted = { storeId: shop.store.id, transactionId: transactionId ?? '' };
    const body = { ...wanted, pageNumber: 0 };
    const orders = await market.ask(findPayoutOrders, { body }, shop.owner);
    expect(orders.content.map(({ payment }) => payment)).toEqual([
      'MARKETPLACE',
      'AT_COUNTER',
      'ON_DELIVERY',
    ]);
    // The orders say so already; the file, which has to add up by itself, has a line for each.
    const adjustments = await market.ask(findPayoutAdjustments, { body }, shop.owner);
    expect(adjustments).toEqual({ content: [], totalElements: 0 });
    const file = await market.test.call(exportPayout, { body: wanted }, shop.owner);
    const lines: Record<string, string>[] = parse(file.body, { bom: true, columns: true });
    const cents = lines.map((line) => Math.round(Number(line['Amount']) * 100));
    expect(lines.at(-1)).toMatchObject({ Kind: 'PAYOUT', Amount: moneyInput(amount, 'USD') });
    expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1));
    expect(lines).toContainEqual(
      expect.objectContaining({ Kind: 'COLLECTED', Reference: atCounter.orderNumber }),
    );
    await noFaults(shop);
  });

  it('is refunded at the counter, and its fee in proportion', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const order = await sell(shop, { payment: 'AT_COUNTER' });
    await giveBack(shop, order, 500);
    const days = { startDate: '2026-03-04', endDate: '2026-03-04' };
    const wanted = { storeId: shop.store.id, ...days };
    const body = { ...wanted, pageNumber: 0, search: '' };
    const statement = await market.ask(findStatement, { body }, shop.owner);
    const share = Math.floor((order.fee * 500) / order.charged);
    expect(statement.content).toMatchObject([
      { kind: 'COLLECTED', amount: 500, note: 'Given back at the counter' },
      { kind: 'REFUND', amount: share - 500 },
      { kind: 'COLLECTED', amount: -order.charged, orderNumber: order.orderNumber },
      { kind: 'ORDER', amount: order.total },
    ]);
    expect(statement.totals.closing).toBe(share - order.fee);
    const file = await market.test.call(
      exportStatement,
      { body: { ...wanted, search: '' } },
      shop.owner,
    );
    expect(file.body).toContain('Paid at your counter');

    await shop.move(order.id, 'cancel');
    const after = await market.ask(findStatement, { body }, shop.owner);
    expect(after.totals.closing).toBe(0);
    at(monday);
    expect(await pay(shop)).toMatchObject({ outcome: 'CARRIED', amount: 0 });
    await noFaults(shop);
  });

  it('leaves its fees, without other earnings, to the next payout', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const order = await sell(shop, { payment: 'AT_COUNTER' });
    at(monday);
    expect(await pay(shop)).toMatchObject({ outcome: 'CARRIED', amount: -order.fee });
    const next = await sell(shop);
    at('2026-03-16T13:00:00Z');
    expect(await pay(shop)).toMatchObject({ outcome: 'PAID', amount: next.total - order.fee });
    await noFaults(shop);
  });

  it('adds up to the cent with everything else in a week', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const happenings = fc.sample(
      fc.record({
        order: fc.constantFrom(
          { deliveryMethod: 'PICKUP', payment: 'MARKETPLACE' } as const,
          { deliveryMethod: 'PICKUP', payment: 'AT_COUNTER' } as const,
          { deliveryMethod: 'POOLED', payment: 'ON_DELIVERY' } as const,
          { deliveryMethod: 'DIRECT', payment: 'MARKETPLACE' } as const,
        ),
        tip: fc.integer({ min: 0, max: 700 }),
        back: fc.option(fc.integer({ min: 1, max: 900 })),
        cancelled: fc.boolean(),
      }),
      { numRuns: 24, seed: 20_261_122 },
    );
    let owed = 0;
    for (const { order, tip, back, cancelled } of happenings) {
      const sold = await sell(shop, { ...order, tip });
      if (back !== null) await giveBack(shop, sold, back);
      if (cancelled) await shop.move(sold.id, 'cancel');
      const returned = cancelled ? sold.charged : (back ?? 0);
      const kept = order.payment === 'AT_COUNTER' ? 0 : sold.charged - returned;
      owed += kept - sold.fee + Math.floor((sold.fee * returned) / sold.charged);
    }
    at(monday);
    const { transactionId, amount } = await pay(shop);
    expect(amount).toBe(owed);
    const { breakdown, days } = await readPayout(market, shop, transactionId);
    expect(Object.values(breakdown).reduce((sum, part) => sum + part, 0)).toBe(owed);
    const ofDays = days.map((day) => day.charged - day.fee + day.adjustments + day.collected);
    expect(ofDays.reduce((sum, part) => sum + part, 0)).toBe(owed);
    await noFaults(shop);
  });
});
