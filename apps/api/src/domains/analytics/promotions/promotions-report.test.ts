import { refundOrder } from '@counter/contract/adjustments';
import { findPromotionsReport, type PromotionsReport } from '@counter/contract/analytics';
import type { Order } from '@counter/contract/orders';
import { removePromo } from '@counter/contract/promotions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDeal } from '../../../testing/stores/deals.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { sell } from '../../../testing/stores/payouts.ts';
import { addPromo } from '../../../testing/stores/promotions.ts';

let market: TestMarket;
let shop: TestShop;

const noon = new Date('2026-03-04T17:00:00Z');
const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

async function read(days = march): Promise<PromotionsReport> {
  const body = { storeId: shop.store.id, ...days };
  return market.ask(findPromotionsReport, { body }, shop.owner);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe('the result of a promo code or deal', () => {
  beforeEach(async () => {
    market.clock.set(noon);
    shop = await market.addShop();
  });

  const customer = (number: number) => ({
    name: `Customer ${number}`,
    phone: `+1212555${9000 + number}`,
  });

  async function order(change: Parameters<typeof sell>[1], minutes = 1): Promise<Order> {
    market.clock.set(new Date(market.clock.now().getTime() + minutes * 60_000));
    return sell(shop, change);
  }

  const row = (report: PromotionsReport, name: string) =>
    report.promotions.filter((one) => one.name === name);

  it('counts new customers and ignores cancelled orders', async () => {
    await addPromo(market, shop);
    await order({ customer: customer(1) });
    await order({ customer: customer(1), promoCode: 'WELCOME10' });
    await order({ customer: customer(2), promoCode: 'WELCOME10' });
    await order({ customer: customer(2), promoCode: 'WELCOME10' });
    const cancelled = await order({ customer: customer(3), promoCode: 'WELCOME10' });
    await shop.move(cancelled.id, 'cancel');
    const report = await read();
    expect(row(report, 'WELCOME10')).toMatchObject([{ orders: 3, newCustomers: 1, sales: 3750 }]);
    expect(report.totals).toMatchObject({ orders: 3, newCustomers: 1, inSeveralRows: 0 });
  });

  it('keeps a deleted code apart from a later one with the same name', async () => {
    const id = await addPromo(market, shop);
    await order({ promoCode: 'WELCOME10' });
    const params = { storeId: String(shop.store.id), promoCodeId: String(id) };
    await market.ask(removePromo, { params }, shop.owner);
    const later = await addPromo(market, shop);
    await order({ promoCode: 'WELCOME10' });
    const rows = row(await read(), 'WELCOME10');
    expect(new Map(rows.map((one) => [one.id, one.orders]))).toEqual(
      new Map([
        [id, 1],
        [later, 1],
      ]),
    );
  });

  it('splits an order between its code and its deals to the cent and counts it once in the total', async () => {
    await addPromo(market, shop);
    const lunch = await addDeal(market, shop);
    const dinner = await addDeal(market, shop, { name: 'Dinner', price: 1999 });
    const placed = await order({
      items: [],
      deals: [
        { dealId: lunch, quantity: 1, parts: [], specialInstructions: '' },
        { dealId: dinner, quantity: 1, parts: [], specialInstructions: '' },
      ],
      promoCode: 'WELCOME10',
    });
    const { promotions, totals } = await read();
    expect(promotions.filter(({ kind }) => kind === 'CODE')).toHaveLength(1);
    const deals = promotions.filter(({ kind }) => kind === 'DEAL');
    expect(new Set(deals.map(({ id }) => id))).toEqual(new Set([lunch, dinner]));
    expect(sum(promotions.map(({ ownDiscount }) => ownDiscount))).toBe(placed.discount);
    for (const one of promotions) expect(one.ownDiscount).toBeGreaterThan(0);
    expect(totals).toMatchObject({ orders: 1, ownDiscount: placed.discount, inSeveralRows: 1 });
  });

  it("shows refunds separately and doesn't change the earnings", async () => {
    await addPromo(market, shop);
    const { id: orderId } = await order({ promoCode: 'WELCOME10' });
    const before = (await read()).totals;
    const refund = { type: 'CUSTOM', reason: 'QUALITY', amount: 333 } as const;
    await market.ask(
      refundOrder,
      { body: { storeId: shop.store.id, orderId, ...refund } },
      shop.owner,
    );
    expect((await read()).totals).toEqual({ ...before, refunded: 333 });
  });

  it('counts orders by the day placed, first and last day included', async () => {
    await addPromo(market, shop);
    await order({ promoCode: 'WELCOME10' });
    const on = async (startDate: string, endDate: string) =>
      (await read({ startDate, endDate })).totals.orders;
    expect(await on('2026-03-04', '2026-03-04')).toBe(1);
    expect(await on('2026-03-05', '2026-03-06')).toBe(0);
    expect(await on('2026-03-02', '2026-03-03')).toBe(0);
  });
});
