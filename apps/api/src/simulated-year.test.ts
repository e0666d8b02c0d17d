import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from './books.ts';
import { checkPayouts } from './domains/payouts/index.ts';
import type { Db, Tx } from './platform/db/schema.ts';
import { createTestMarket, type TestMarket, type TestShop } from './testing/stores/orders.ts';
import { recomputeYear } from './testing/year/recompute-year.ts';
import { ordersOfYear, simulateYear } from './testing/year/simulated-year.ts';

const orders = ordersOfYear();
const timeoutMs = 60_000 + orders * 2;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await simulateYear(market, orders);
}, timeoutMs);
afterAll(() => market.test.close());

describe('a year with promo codes, refunds and returned payments', () => {
  it(
    'leaves books that balance',
    async () => {
      for await (const { faults, entries } of checkBooks(market.test.database.db)) {
        expect(faults).toEqual([]);
        expect(entries).toBeGreaterThan(orders * 0.9);
      }
    },
    timeoutMs,
  );

  it(
    'pays out every cent or carries it as balance due',
    async () => {
      const year = await recomputeYear(market.test.database.db, shop.store.id);
      expect(year.completedOrders).toBeGreaterThan(orders * 0.9);
      expect(year.refundedOrders).toBeGreaterThan(50);
      expect(year.promoOrders).toBeGreaterThan(500);
      expect(year.failedPayouts).toBe(5);
      expect(year.wrongPayouts).toBe(0);
      expect(year.balance).toBeGreaterThan(0);
      expect(year.balance).toBe(year.earned - year.paid);
    },
    timeoutMs,
  );

  const damages: readonly (readonly [string, string, string])[] = [
    [
      'a payout of another amount',
      `update payouts set payout_amount = payout_amount + 1, adjustments = adjustments + 1
        where id = (select min(id) from payouts)`,
      'a payout is the sum of the days it covers',
    ],
    [
      'a payment that came back without the books',
      `update payouts set status = 'FAILED', failure = 'Lost'
        where id = (select max(id) from payouts where status = 'PAID')`,
      'what is paid is in the books once, and what came back too',
    ],
    [
      'a day that nobody pays',
      `update payouts set period_start = period_start + 1 where id = (select max(id) from payouts)`,
      'payouts follow one another without a day between',
    ],
    [
      'books that are closed too far',
      'update ledger_heads set closed_through = closed_through + 7',
      'the books are closed up to the last payout',
    ],
  ];

  it.each(damages)(
    'detects %s',
    async (_what, damage, rule) => {
      const { db } = market.test.database;
      const rules = await damaged(db, damage, async (tx) => checkPayouts(tx, shop.store.id));
      expect(rules.map((fault) => fault.rule)).toContain(rule);
    },
    timeoutMs,
  );
});

/** Looks at a database with damage in it, which is taken back afterwards. */
async function damaged<Found>(
  db: Db,
  damage: string,
  look: (tx: Tx) => Promise<Found>,
): Promise<Found> {
  const tx = await db.startTransaction().execute();
  try {
    await sql.raw(damage).execute(tx);
    return await look(tx);
  } finally {
    await tx.rollback().execute();
  }
}
