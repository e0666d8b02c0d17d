import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, type CheckedBooks } from './books.ts';
import { createProgram } from './commands/program.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from './testing/stores/orders.ts';

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

/** Runs the command. Returns the lines that it wrote. */
async function runCommand(): Promise<string[]> {
  const lines: string[] = [];
  const program = createProgram({
    environment: {},
    print: (line) => void lines.push(line),
    onMarketplace: async (work) =>
      work({ ...market.test.platform, findKeys: async () => Promise.reject(new Error('unused')) }),
  });
  await program.parseAsync(['check-books'], { from: 'user' }).catch((error: unknown) => {
    lines.push(String(error));
  });
  return lines;
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
  it('finds every store balanced after any kind of order', async () => {
    await Promise.all(shops.map(trade));
    const books = await check();
    expect(books.map(({ storeUrl }) => storeUrl)).toEqual(shops.map(({ store }) => store.storeUrl));
    for (const { entries, faults } of books)
      expect({ entries, faults }).toEqual({ entries: 11, faults: [] });
    const lines = await runCommand();
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/: balances \(11 entries, balance /),
      expect.stringMatching(/: balances \(11 entries, balance /),
    ]);
    expect(lines.slice(2)).toEqual(['All books balance.']);
  });

  it('names the store with wrong rollups or a wrong balance', async () => {
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
    expect(await runCommand()).toEqual([
      expect.stringContaining(`${first?.store.storeUrl}: 1 faults`),
      expect.stringMatching(/^ {2}orderCounts /),
      expect.stringContaining(`${second?.store.storeUrl}: 1 faults`),
      expect.stringContaining('the balance of the store'),
      'Error: The books of 2 stores do not balance.',
    ]);
  });
});
