import {
  exportPayout,
  exportPayouts,
  findPayout,
  findPayoutAdjustments,
  findPayoutOrders,
  findPayouts,
} from '@counter/contract/payouts';
import { moneyInput } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import {
  addPaidShop,
  charge,
  onStore,
  readPayout,
  readPayouts,
  sell,
} from '../../testing/stores/payouts.ts';
import { checkLedger } from '../ledger/index.ts';
import { payStore } from './paying.service.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

const at = (instant: string) => market.clock.set(new Date(instant));
const pay = async (shop: TestShop) => onStore(market, shop, payStore);
const inPath = ({ store }: TestShop) => ({ storeId: String(store.id) });
const noFaults = async ({ store }: TestShop) =>
  expect(await checkLedger(market.test.database.db, store.id)).toEqual([]);

/** Wednesday noon in New York, and the Monday after. */
const wednesday = '2026-03-04T17:00:00Z';
const monday = '2026-03-09T13:00:00Z';

describe('a payout', () => {
  it("is a week's orders less their fees plus everything else, to the cent", async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const picked = await sell(shop, { tip: 250 });
    const delivered = await sell(shop, { deliveryMethod: 'DIRECT' });
    const refunded = await sell(shop);
    await shop.move(refunded.id, 'cancel');
    await charge(market, shop, 120);
    at(monday);
    const { transactionId, amount } = await pay(shop);
    const orders = picked.total + delivered.total + refunded.total;
    expect(amount).toBe(orders - refunded.total - 120);

    const [row] = await readPayouts(market, shop);
    expect(row).toMatchObject({
      transactionId: `PO-2026W10-${String(shop.store.id).padStart(4, '0')}`,
      status: 'PENDING',
      periodStart: '2026-03-02',
      periodEnd: '2026-03-08',
      payoutAmount: amount,
      totalOrders: 3,
      totalRestaurantTip: 250,
      totalTax: picked.tax + delivered.tax + refunded.tax,
      transactionFee: picked.fee + delivered.fee + refunded.fee,
      totalOrdersAmount: picked.charged + delivered.charged + refunded.charged,
      adjustments: -refunded.total - 120,
    });

    const detail = await readPayout(market, shop, transactionId);
    expect(Object.values(detail.breakdown).reduce((sum, part) => sum + part, 0)).toBe(amount);
    expect(detail.breakdown).toMatchObject({
      refunds: -refunded.charged,
      feesReturned: refunded.fee,
      charges: -120,
    });
    expect(detail.plans).toEqual([
      { plan: 'DELIVERED', rate: 1500, orders: 1, base: 1250, fee: delivered.fee },
      { plan: 'PICKED_UP', rate: 600, orders: 2, base: 2500, fee: picked.fee + refunded.fee },
    ]);
    expect(detail.days).toEqual([
      {
        day: '2026-03-04',
        orders: 3,
        charged: detail.totalOrdersAmount,
        fee: detail.transactionFee,
        adjustments: detail.adjustments,
        collected: 0,
      },
    ]);
    await noFaults(shop);
  });

  it('shows its orders and adjustments, and the CSV matches', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const orders = [await sell(shop), await sell(shop, { deliveryMethod: 'POOLED', tip: 99 })];
    await charge(market, shop, 50);
    at(monday);
    const { transactionId, amount } = await pay(shop);
    const wanted = { storeId: shop.store.id, transactionId: transactionId ?? '' };
    const body = { ...wanted, pageNumber: 0 };
    const listed = await market.ask(findPayoutOrders, { body }, shop.owner);
    expect(listed.totalElements).toBe(2);
    expect(listed.content).toMatchObject([
      { orderNumber: orders[0]?.orderNumber, plan: 'PICKED_UP', base: 1250, rate: 600, fee: 75 },
      { orderNumber: orders[1]?.orderNumber, plan: 'DELIVERED', base: 1250, rate: 1500, fee: 188 },
    ]);
    const adjusted = await market.ask(findPayoutAdjustments, { body }, shop.owner);
    expect(adjusted.content).toMatchObject([
      { kind: 'CHARGE', reference: 'CH-1', note: 'Cold food', amount: -50 },
    ]);
    const total = [...listed.content.map((row) => row.total), -50].reduce((a, b) => a + b, 0);
    expect(total).toBe(amount);

    const file = await market.test.call(exportPayout, { body: wanted }, shop.owner);
    const csv = file.body.split('\r\n');
    expect(csv.slice(1, -1).map((line) => line.split(',').at(-2))).toEqual([
      ...listed.content.map((row) => moneyInput(row.total)),
      '-0.50',
      moneyInput(amount),
    ]);
    expect(csv[1]).toContain('Picked up 6%');
  });

  it('is filtered by state and by the days it was created, and exported as filtered', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const names: (string | null)[] = [];
    for (const week of ['2026-03-09', '2026-03-16', '2026-03-23']) {
      await sell(shop);
      at(`${week}T13:00:00Z`);
      names.unshift((await pay(shop)).transactionId);
    }
    expect((await readPayouts(market, shop)).map((row) => row.transactionId)).toEqual(names);
    const storeId = shop.store.id;
    const between = { startDate: '3/10/2026', endDate: '2026-03-16' };
    const body = { storeId, pageNumber: 0, ...between };
    const found = await market.ask(findPayouts, { body }, shop.owner);
    expect(found.content.map((row) => row.transactionId)).toEqual([names[1]]);
    const none = { storeId, pageNumber: 0, status: 'PAID' } as const;
    expect(await market.ask(findPayouts, { body: none }, shop.owner)).toMatchObject({
      content: [],
      totalElements: 0,
      totals: { payouts: 0, totalOrders: 0, payoutAmount: 0 },
    });
    expect(found.totals).toMatchObject({
      payouts: 1,
      totalOrders: 1,
      payoutAmount: found.content[0]?.payoutAmount,
    });
    const csv = await market.test.call(
      exportPayouts,
      { body: { storeId, ...between } },
      shop.owner,
    );
    const [amount] = found.content.map((row) => moneyInput(row.payoutAmount));
    expect(csv.body.split('\r\n').slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^${names[1]},2026-03-16,.*,1,.*,${amount},USD,The same`)),
      expect.stringMatching(new RegExp(`^Total,,Without failed,,,1,.*,${amount},USD,,$`)),
      '',
    ]);
  });

  it('explains the difference from the previous one, shown beside it', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    await sell(shop);
    await sell(shop);
    at('2026-03-09T13:00:00Z');
    const first = await pay(shop);
    const one = await sell(shop);
    await charge(market, shop, 40);
    at('2026-03-16T13:00:00Z');
    const second = await pay(shop);
    await sell(shop);
    at('2026-03-30T13:00:00Z');
    const late = await pay(shop);

    const rows = await readPayouts(market, shop);
    expect(rows.map(({ comparison }) => comparison)).toEqual([
      {
        weekBefore: false,
        difference: 40,
        orders: 0,
        causes: [{ cause: 'charges', amount: 40 }],
      },
      {
        weekBefore: true,
        difference: second.amount - first.amount,
        orders: -1,
        causes: [{ cause: 'orders', amount: -one.total }],
      },
      null,
    ]);
    // The one before is also found if the filter leaves it out.
    const filtered = await readPayouts(market, shop, { startDate: '2026-03-10' });
    expect(filtered).toEqual(rows.slice(0, 2));
    const detail = await readPayout(market, shop, late.transactionId);
    expect(detail.comparison).toEqual(rows[0]?.comparison);
    expect(detail.before).toMatchObject({
      transactionId: second.transactionId,
      totalOrders: 1,
      payoutAmount: second.amount,
      breakdown: { charges: -40 },
    });
    expect((await readPayout(market, shop, first.transactionId)).before).toBeNull();
  });

  it('is hidden from other stores', async () => {
    at(wednesday);
    const [shop, other] = [await addPaidShop(market), await addPaidShop(market)];
    await sell(shop);
    at(monday);
    const { transactionId } = await pay(shop);
    const params = { ...inPath(other), transactionId: transactionId ?? '' };
    const refused = await market.test.call(findPayout, { params }, other.owner);
    expect(refused.statusCode).toBe(404);
    const foreign = { params: { ...inPath(shop), transactionId: transactionId ?? '' } };
    expect((await market.test.call(findPayout, foreign, other.owner)).statusCode).toBe(403);
  });
});
