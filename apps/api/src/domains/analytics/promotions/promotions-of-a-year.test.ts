import {
  findPromotionsReport,
  type PromotionKind,
  type PromotionRow,
  type PromotionsReport,
} from '@counter/contract/analytics';
import { storeAccounts } from '@counter/contract/ledger';
import { orderTotalOf } from '@counter/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { simulateYear } from '../../../testing/year/simulated-year.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

async function read(days: { startDate: string; endDate: string }): Promise<PromotionsReport> {
  const body = { storeId: shop.store.id, ...days };
  return market.ask(findPromotionsReport, { body }, shop.owner);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe('a year of promo codes and deals', () => {
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

  it("gives away the sum of its orders' discounts, in the rows and in the total", async () => {
    const { promotions, totals } = await read(quarter);
    const orders = await readOrders();
    const discount = sum(orders.map((order) => order.discount));
    expect(discount).toBeGreaterThan(0);
    const given = promotions.map((row) => row.ownDiscount + row.marketplaceDiscount);
    expect(sum(given)).toBe(discount);
    expect(totals.ownDiscount + totals.marketplaceDiscount).toBe(discount);
    expect(totals.marketplaceDiscount).toBe(sum(orders.map(({ credit }) => credit)));
  });

  it('sums each code and each deal exactly as its orders do', async () => {
    const { promotions, totals } = await read(quarter);
    const orders = await readOrders();
    const expected = (some: typeof orders) => ({
      orders: some.length,
      sales: sum(some.map(({ subtotal }) => subtotal)),
      refunded: sum(some.map(({ refunded }) => refunded)),
      earnings: sum(some.map((order) => orderTotalOf(order) + order.credit)),
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

  it("earns what the store's books show for the same orders", async () => {
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
