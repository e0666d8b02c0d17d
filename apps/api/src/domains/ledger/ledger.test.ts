import fc from 'fast-check';
import type { Order } from '@counter/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { checkLedger, closeBooks, lockLedgerHead, reverseOrder } from './index.ts';

let market: TestMarket;
let shop: TestShop;
const markets: TestMarket[] = [];

beforeEach(async () => {
  market = await createTestMarket();
  markets.push(market);
  shop = await market.addShop();
});
afterAll(() => Promise.all(markets.map(({ test }) => test.close())));

const db = () => market.test.database.db;

async function complete(order: Order, on: TestShop = shop): Promise<Order> {
  orderOf(await on.move(order.id, 'accept'));
  orderOf(await on.move(order.id, 'ready'));
  return orderOf(await on.move(order.id, 'complete'));
}

async function entries(on: TestShop = shop) {
  return db()
    .selectFrom('ledgerEntries')
    .where('storeId', '=', on.store.id)
    .orderBy('seq')
    .selectAll()
    .execute();
}

async function postings(seq: number): Promise<Record<string, number>> {
  const rows = await db()
    .selectFrom('ledgerPostings')
    .where('storeId', '=', shop.store.id)
    .where('seq', '=', seq)
    .select(['account', 'amount'])
    .execute();
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

describe('the books of a store', () => {
  it('enter an order when it is completed, under both of its days', async () => {
    market.clock.set(new Date('2026-03-05T03:50:00Z'));
    const placed = await shop.place({ deliveryMethod: 'DIRECT', tip: 300 });
    expect(await entries()).toEqual([]);
    market.clock.set(new Date('2026-03-05T05:10:00Z'));
    const order = await complete(placed);

    const [entry] = await entries();
    expect(entry).toMatchObject({
      seq: 1,
      kind: 'ORDER',
      day: '2026-03-05',
      orderDay: '2026-03-04',
      orderId: order.id,
      reference: order.orderNumber,
      amount: order.total,
      balance: order.total,
    });
    expect(await postings(1)).toEqual({
      sales: order.subtotal,
      tax: order.tax,
      tips: 300,
      fees: -order.fee,
      customer_payments: -order.charged,
      commission: order.fee,
    });
  });

  it('reverse a completed order when it is cancelled, and ignore other cancellations', async () => {
    const completed = await complete(await shop.place());
    const waiting = await shop.place();
    orderOf(await shop.move(completed.id, 'cancel'));
    orderOf(await shop.move(waiting.id, 'cancel'));

    expect(await entries()).toMatchObject([
      { kind: 'ORDER', amount: completed.total, balance: completed.total },
      { kind: 'REFUND', amount: -completed.total, balance: 0, note: 'Out of stock' },
    ]);
    expect(await postings(2)).toMatchObject({
      refunds: -completed.charged,
      fees: completed.fee,
      customer_payments: completed.charged,
    });
  });

  it('enter later amounts of a closed day on the day after it', async () => {
    await complete(await shop.place());
    await inTransaction(db(), (tx) => closeBooks(tx, shop.store.id, '2026-03-08'));
    await complete(await shop.place());
    market.clock.set(new Date('2026-03-10T17:00:00Z'));
    await complete(await shop.place());
    const days = (await entries()).map(({ day }) => day);
    expect(days).toEqual(['2026-03-04', '2026-03-09', '2026-03-10']);
  });

  it('stay closed as far as they were when an earlier day is closed again', async () => {
    const close = (through: string) =>
      inTransaction(db(), (tx) => closeBooks(tx, shop.store.id, through));
    const closedThrough = async () =>
      inTransaction(db(), async (tx) => (await lockLedgerHead(tx, shop.store.id)).closedThrough);
    expect(await closedThrough()).toBeNull();
    await close('2026-03-08');
    expect(await closedThrough()).toBe('2026-03-08');
    await close('2026-03-05');
    expect(await closedThrough()).toBe('2026-03-08');
    await close('2026-03-12');
    expect(await closedThrough()).toBe('2026-03-12');
  });

  it('are reversed by what counts of an order, and what was reversed is not reversed again', async () => {
    const order = await complete(await shop.place({ tip: 200 }));
    const scope = await scopeForSystem(db(), shop.store.id, 'Test');
    const reverse = async () =>
      market.test.platform.act(scope, (work) => reverseOrder(work, order));
    await reverse();
    const reversed = [
      { seq: 1, kind: 'ORDER', amount: order.total, reverses: null, reversedBy: 2 },
      { seq: 2, kind: 'ORDER', amount: -order.total, reverses: 1, reversedBy: null, balance: 0 },
    ];
    expect(await entries()).toMatchObject(reversed);
    await reverse();
    expect(await entries()).toHaveLength(2);
  });

  const nights = [
    { zone: 'Asia/Karachi', at: '2026-03-04T18:30:00Z', clock: '23:30', day: '2026-03-04' },
    { zone: 'Asia/Karachi', at: '2026-03-04T19:30:00Z', clock: '00:30', day: '2026-03-05' },
    { zone: 'America/New_York', at: '2026-03-05T04:30:00Z', clock: '23:30', day: '2026-03-04' },
    { zone: 'America/New_York', at: '2026-03-05T05:30:00Z', clock: '00:30', day: '2026-03-05' },
    { zone: 'America/New_York', at: '2026-03-08T04:30:00Z', clock: '23:30', day: '2026-03-07' },
    { zone: 'America/New_York', at: '2026-03-09T03:30:00Z', clock: '23:30', day: '2026-03-08' },
    { zone: 'America/New_York', at: '2026-03-09T04:30:00Z', clock: '00:30', day: '2026-03-09' },
    { zone: 'America/New_York', at: '2026-11-01T04:30:00Z', clock: '00:30', day: '2026-11-01' },
    { zone: 'America/New_York', at: '2026-11-02T04:30:00Z', clock: '23:30', day: '2026-11-01' },
    { zone: 'America/New_York', at: '2026-11-02T05:30:00Z', clock: '00:30', day: '2026-11-02' },
  ];

  it.each(nights)('enter $clock in $zone on $day', async ({ zone, at, day }) => {
    market.clock.set(new Date(at));
    const there = await market.addShop({ timeZone: zone });
    await complete(await there.place(), there);
    expect(await entries(there)).toMatchObject([{ day, orderDay: day }]);
  });

  it('balance under concurrent completions and cancellations', async () => {
    const placed = await Promise.all(Array.from({ length: 16 }, () => shop.place({ tip: 150 })));
    const moves = fc.sample(
      fc.tuple(
        fc.constantFrom(...placed),
        fc.constantFrom(
          'accept' as const,
          'ready' as const,
          'complete' as const,
          'cancel' as const,
        ),
      ),
      { numRuns: 160, seed: 20_261_122 },
    );
    await Promise.all(placed.slice(0, 8).map((order) => complete(order)));
    await Promise.all(moves.map(([order, move]) => shop.move(order.id, move)));

    const kinds = (await entries()).map(({ kind }) => kind);
    expect(kinds).toContain('REFUND');
    expect(await checkLedger(db(), shop.store.id)).toEqual([]);
  });
});

describe('the check of the books', () => {
  beforeEach(async () => {
    await complete(await shop.place({ tip: 100 }));
    const cancelled = await complete(await shop.place());
    orderOf(await shop.move(cancelled.id, 'cancel'));
  });

  const damages: readonly (readonly [string, string, string])[] = [
    [
      'an account that got too much',
      `update ledger_postings set amount = amount + 1 where seq = 1 and account = 'tips'`,
      'the postings of an entry sum to nothing',
    ],
    [
      'an entry with another amount',
      'update ledger_entries set amount = amount - 5 where seq = 2',
      "an entry's amount is what it posts on the store's side",
    ],
    [
      'a balance after an entry',
      'update ledger_entries set balance = balance + 5 where seq = 1',
      'the balance after an entry is the sum of all until then',
    ],
    [
      'a missing entry',
      'with gone as (delete from ledger_postings where seq = 2) delete from ledger_entries where seq = 2',
      'entries are numbered from 1 without a gap',
    ],
    [
      'another balance of the store',
      'update ledger_heads set balance = balance + 1',
      'the balance of the store is the sum of its entries',
    ],
    [
      'a day that counts more',
      `update ledger_days set entries = entries + 1 where account = 'tax'`,
      'the days say what the postings say',
    ],
    [
      'an order that earned otherwise',
      'update orders set tip = tip + 1 where tip > 0',
      'every completed order has earned what its amounts say, once',
    ],
    [
      'an order whose amounts were moved about',
      'update orders set tip = tip - 1, subtotal = subtotal + 1 where tip > 0',
      'the days of an account are those of its orders',
    ],
    [
      'a refund that is not in the books',
      'update orders set refunded = refunded - 1 where refunded > 0',
      'what was refunded of an order is in the books',
    ],
    [
      'an order that was paid otherwise',
      `update orders set payment = 'AT_COUNTER' where refunded = 0`,
      'what was paid at the counter, less what went back there, is taken off',
    ],
  ];

  it('finds nothing in correct books', async () => {
    expect(await checkLedger(db(), shop.store.id)).toEqual([]);
  });

  it.each(damages)('finds %s', async (_what, damage, rule) => {
    await sql.raw(damage).execute(db());
    const faults = await checkLedger(db(), shop.store.id);
    expect(faults.map((fault) => fault.rule)).toContain(rule);
  });
});
