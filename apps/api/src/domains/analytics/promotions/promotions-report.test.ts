import {
  findPromotionsReport,
  type PromotionKind,
  type PromotionRow,
  type PromotionsReport,
} from '@counter/contract/analytics';
import { refundOrder } from '@counter/contract/adjustments';
import { removePromo } from '@counter/contract/promotions';
import { storeAccounts } from '@counter/contract/ledger';
import { earningsOf, type Order } from '@counter/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../../testing/orders.ts';
import { onStore, sell } from '../../../testing/payouts.ts';
import { addPromo } from '../../../testing/promotions.ts';
import { simulateYear } from '../../../testing/simulated-year.ts';
import { chargeSent, importSentCampaign } from '../../marketing/index.ts';

let market: TestMarket;
let shop: TestShop;

const noon = new Date('2026-03-04T17:00:00Z');
const dayMs = 86_400_000;
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

describe('a year of codes and deals', () => {
  const quarter = { startDate: '2025-06-01', endDate: '2025-08-31' };

  beforeAll(async () => {
    shop = await simulateYear(market, 1100);
    await addDealLines();
  }, 120_000);

  /** Gives the orders with more discount than a code's a deal, every fifth two, and every eleventh none. */
  async function addDealLines(): Promise<void> {
    await sql`
      insert into order_items (store_id, order_id, line, name, unit_price, quantity, total, discount, tax,
        tax_rate, special_instructions, options, deal_id, deal_name, deal_quantity)
      select store_id, id, n, 'Soup', subtotal, 1, subtotal, (discount - promo_discount) / 3 * n, 0, 0, '', '[]',
        n + id % 3, 'Deal ' || (n + id % 3), 1
      from orders cross join generate_series(1, 2) n
      where store_id = ${shop.store.id} and discount > promo_discount and id % 11 <> 0
        and (n = 1 or id % 5 = 0)`.execute(market.test.database.db);
  }

  type Kept = Awaited<ReturnType<typeof readOrders>>[number];

  const isPromoted = ({ promoCode, deals, discount }: Kept) =>
    promoCode !== null || deals.size > 0 || discount > 0;

  const isOther = ({ discount, promoDiscount, deals }: Kept) =>
    discount > promoDiscount && deals.size === 0;

  /** The completed orders of the days with their lines, as they are kept. */
  async function readOrders() {
    const { db } = market.test.database;
    const orders = await db
      .selectFrom('orders')
      .where('storeId', '=', shop.store.id)
      .where('status', '=', 'COMPLETED')
      .where('placedDay', '>=', quarter.startDate)
      .where('placedDay', '<=', quarter.endDate)
      .selectAll()
      .execute();
    const lines = await db
      .selectFrom('orderItems')
      .where('storeId', '=', shop.store.id)
      .where('dealId', 'is not', null)
      .select(['orderId', 'dealId'])
      .execute();
    const deals = Map.groupBy(lines, ({ orderId }) => orderId);
    return orders.map((order) => ({
      ...order,
      deals: new Set(deals.get(order.id)?.map(({ dealId }) => dealId)),
      credit: order.promoPaidBy === 'MARKETPLACE' ? order.promoDiscount : 0,
    }));
  }

  it("gives away as much as its orders' discounts, in the rows and in the total", async () => {
    const { promotions, totals } = await read(quarter);
    const orders = await readOrders();
    const discount = sum(orders.map((order) => order.discount));
    expect(discount).toBeGreaterThan(0);
    const given = promotions.map((row) => row.ownDiscount + row.marketplaceDiscount);
    expect(sum(given)).toBe(discount);
    expect(totals.ownDiscount + totals.marketplaceDiscount).toBe(discount);
    expect(totals.marketplaceDiscount).toBe(sum(orders.map(({ credit }) => credit)));
  });

  it('sums each code and each deal as its orders do', async () => {
    const { promotions, totals } = await read(quarter);
    const orders = await readOrders();
    const expected = (some: typeof orders) => ({
      orders: some.length,
      sales: sum(some.map(({ subtotal }) => subtotal)),
      refunded: sum(some.map(({ refunded }) => refunded)),
      earnings: sum(some.map((order) => earningsOf(order) + order.credit)),
    });
    const kinds = new Set(promotions.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['CODE', 'DEAL', 'OTHER']);
    const belongs: Record<PromotionKind, (order: Kept, row: PromotionRow) => boolean> = {
      CODE: ({ promoCode }, { name }) => promoCode === name,
      DEAL: ({ deals }, { id }) => deals.has(id),
      OTHER: isOther,
    };
    for (const row of promotions) {
      const its = orders.filter((order) => belongs[row.kind](order, row));
      expect(row).toMatchObject(expected(its));
    }
    const promoted = orders.filter(isPromoted);
    expect(totals).toMatchObject(expected(promoted));
    const several = promoted.filter(
      (order) =>
        order.deals.size + (order.promoCode === null ? 0 : 1) + (isOther(order) ? 1 : 0) > 1,
    );
    expect(totals.inSeveralRows).toBe(several.length);
  });

  it("earns what the store's books say of the same orders", async () => {
    const { totals } = await read(quarter);
    const promoted = (await readOrders()).filter(isPromoted);
    const { db } = market.test.database;
    const posted = await db
      .selectFrom('ledgerEntries as entry')
      .innerJoin('ledgerPostings as posting', (join) =>
        join.onRef('posting.storeId', '=', 'entry.storeId').onRef('posting.seq', '=', 'entry.seq'),
      )
      .where('entry.storeId', '=', shop.store.id)
      .where('entry.kind', '=', 'ORDER')
      .where('posting.account', 'in', storeAccounts)
      .where(
        'entry.orderId',
        'in',
        promoted.map(({ id }) => id),
      )
      .select('posting.amount')
      .execute();
    expect(totals.earnings).toBe(sum(posted.map(({ amount }) => amount)));
  });
});

describe('what a code and a deal brought', () => {
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

  it('counts customers whose first order it was, and no order that was cancelled', async () => {
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

  it('keeps a deleted code apart from a later one of the same name', async () => {
    const id = await addPromo(market, shop);
    await order({ promoCode: 'WELCOME10' });
    const params = { storeId: String(shop.store.id), promoCodeId: String(id) };
    await market.ask(removePromo, { params }, shop.owner);
    const later = await addPromo(market, shop);
    await order({ promoCode: 'WELCOME10' });
    const rows = row(await read(), 'WELCOME10');
    expect(rows.map((one) => [one.id, one.orders]).toSorted()).toEqual([
      [id, 1],
      [later, 1],
    ]);
  });

  it('shares an order between its code and its deals to the cent, and counts it once in the total', async () => {
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
    expect(promotions.map(({ kind, id }) => [kind, id]).toSorted()).toEqual([
      ['CODE', expect.any(Number)],
      ['DEAL', lunch],
      ['DEAL', dinner],
    ]);
    expect(sum(promotions.map(({ ownDiscount }) => ownDiscount))).toBe(placed.discount);
    for (const one of promotions) expect(one.ownDiscount).toBeGreaterThan(0);
    expect(totals).toMatchObject({ orders: 1, ownDiscount: placed.discount, inSeveralRows: 1 });
  });

  it('shows refunds apart and leaves the earnings as they were', async () => {
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

  it('counts orders by the day they were placed on, both days included', async () => {
    await addPromo(market, shop);
    await order({ promoCode: 'WELCOME10' });
    const on = async (startDate: string, endDate: string) =>
      (await read({ startDate, endDate })).totals.orders;
    expect(await on('2026-03-04', '2026-03-04')).toBe(1);
    expect(await on('2026-03-05', '2026-03-06')).toBe(0);
    expect(await on('2026-03-02', '2026-03-03')).toBe(0);
  });
});

describe('what a campaign brought', () => {
  beforeEach(async () => {
    market.clock.set(noon);
    shop = await market.addShop();
  });

  const phone = (number: number) => `+1212556${1000 + number}`;

  const at = (days: number) => market.clock.set(new Date(noon.getTime() + days * dayMs));

  async function buy(number: number, days: number): Promise<Order> {
    at(days);
    return sell(shop, { customer: { name: `Customer ${number}`, phone: phone(number) } });
  }

  async function send(days: number, numbers: readonly number[], title = 'Asparagus') {
    at(days);
    const words = { title, message: 'It is here!', body: 'It is here!' };
    const campaign = { ...words, parts: 1, partPrice: 100, scheduleAt: market.clock.now() };
    return onStore(market, shop, async (work) => {
      const id = await importSentCampaign(
        work,
        campaign,
        numbers.map((number) => ({ phone: phone(number), state: 'DELIVERED', reason: '' })),
      );
      await chargeSent(work, id);
      return id;
    });
  }

  it('is what its recipients ordered within seven days of their text, less its cost', async () => {
    await buy(1, -1);
    const id = await send(0, [1, 2, 3]);
    const inTime = [await buy(1, 0.01), await buy(2, 6.99)];
    await buy(3, 7);
    await buy(4, 1);
    at(8);
    const { campaigns, campaignTotals } = await read();
    const earned = sum(inTime.map((one) => earningsOf(one)));
    const figures = { texts: 3, cost: 3, orders: 2, newCustomers: 1, earnings: earned - 3 };
    expect(campaigns).toMatchObject([
      { id, title: 'Asparagus', counting: false, comparison: null, ...figures },
    ]);
    expect(campaignTotals).toMatchObject({ ...figures, inSeveralRows: 0 });
  });

  it('counts an order after two campaigns in both rows and once in the total', async () => {
    await send(0, [1]);
    await send(1, [1], 'Cake');
    await buy(1, 2);
    const { campaigns, campaignTotals } = await read();
    expect(campaigns.map(({ orders }) => orders)).toEqual([1, 1]);
    expect(campaignTotals).toMatchObject({ orders: 1, texts: 2, inSeveralRows: 1 });
    expect(campaigns.every(({ counting }) => counting)).toBe(true);
  });

  it("is compared with the recipients' own usual weeks, once there is enough", async () => {
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    // Customers for more than eight weeks, with 40 orders in the eight weeks before the text: 5 a week.
    for (const number of numbers) await buy(number, -70);
    for (const number of numbers) await buy(number, -30);
    for (const number of numbers.slice(0, 9)) await buy(number, -20);
    await send(0, numbers);
    for (const number of numbers.slice(0, 12)) await buy(number, 1);
    at(8);
    expect((await read()).campaigns[0]?.comparison).toBeNull();
    await buy(29, -10);
    at(6);
    expect((await read()).campaigns[0]).toMatchObject({ counting: true, comparison: null });
    at(8);
    expect((await read()).campaigns[0]?.comparison).toEqual({
      customers: 30,
      orders: 12,
      usualHundredths: 500,
      verdict: 'MORE',
    });
  }, 60_000);
});
