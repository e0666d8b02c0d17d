import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, type CheckedBooks } from './books.ts';
import { createTestMarket, orderOf, type TestMarket, type TestShop } from './testing/orders.ts';

let market: TestMarket;
let shops: TestShop[];

beforeAll(async () => {
  market = await createTestMarket();
  shops = [await market.addShop(), await market.addShop({ timeZone: 'Asia/Karachi' })];
});
afterAll(() => market.test.close());

async function check(): Promise<CheckedBooks[]> {
  const books: CheckedBooks[] = [];
  for await (const one of checkBooks(market.test.database.db)) books.push(one);
  return books;
}

async function trade(shop: TestShop): Promise<void> {
  const orders = await Promise.all(Array.from({ length: 12 }, () => shop.place({ tip: 120 })));
  for (const move of ['accept', 'ready', 'complete'] as const) {
    await Promise.all(orders.slice(0, 9).map(({ id }) => shop.move(id, move)));
  }
  const cancelled = await Promise.all(orders.slice(7).map(({ id }) => shop.move(id, 'cancel')));
  cancelled.map(orderOf);
}

describe('the check of all books', () => {
  it('finds every store balanced, whatever its orders went through', async () => {
    await Promise.all(shops.map(trade));
    const books = await check();
    expect(books.map(({ storeUrl }) => storeUrl)).toEqual(shops.map(({ store }) => store.storeUrl));
    for (const { entries, faults } of books)
      expect({ entries, faults }).toEqual({ entries: 11, faults: [] });
  });

  it('says of the store whose rollups or balance are wrong what it counted', async () => {
    const [first, second] = shops;
    const { db } = market.test.database;
    await sql`update order_counts set subtotal = subtotal + 1
      where store_id = ${first?.store.id} and status = 'COMPLETED'`.execute(db);
    await sql`update ledger_heads set balance = balance - 100
      where store_id = ${second?.store.id}`.execute(db);
    const [rollups, balance] = await check();
    expect(rollups?.faults).toEqual([expect.stringMatching(/^orderCounts .*COMPLETED/)]);
    expect(balance?.faults).toEqual([
      expect.stringContaining('the balance of the store is the sum of its entries'),
    ]);
  });
});
