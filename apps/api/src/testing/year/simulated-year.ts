import { addDays, instantOf } from '@counter/contract/shared';
import { sql } from 'kysely';
import { importEarnedOrders } from '../../domains/ledger/index.ts';
import { chargeSent, importSentCampaign } from '../../domains/marketing/index.ts';
import { giveBack, lockSoldOrder, rebuildRollups } from '../../domains/orders/index.ts';
import { movePayout, payStore } from '../../domains/payouts/index.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';
import type { TestMarket, TestShop } from '../stores/orders.ts';
import { addPaidShop } from '../stores/payouts.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

const weeks = 52;
/** Orders continue for some days after the last payout. */
const unpaidDays = 2;
const tradingDays = weeks * 7 + unpaidDays;
/** A Monday. The year contains both daylight saving switches. */
const firstDay = '2025-03-03';
const timeZone = 'America/New_York';
/** One in this many. */
const failedPayouts = 9;
const refundedOrders = 40;
const advertisedWeeks = 4;
const refundsAtOnce = 8;
const fewOrders = 4000;
const payAtMinute = 6 * 60;

/** Returns the number of orders in the year: a few, unless `YEAR_ORDERS` is set. */
export function ordersOfYear(): number {
  return Number(process.env['YEAR_ORDERS'] ?? fewOrders);
}

/**
 * Simulates a store for a year, week by week: orders around the clock with deals and promo codes, some paid at the
 * counter, some cancelled and some refunded; a campaign every fourth week; a payout every Monday, some of which the
 * bank returns. Returns the store; the clock stands after the year.
 */
export async function simulateYear(market: TestMarket, orders: number): Promise<TestShop> {
  market.clock.set(instantOf(addDays(firstDay, -14), 0, timeZone));
  const shop = await addPaidShop(market, { timeZone });
  const act = await actOn(market, shop);
  await act(async ({ tx, scope }) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await createYear(tx, scope.storeId, orders);
    await rebuildRollups(tx, scope.storeId);
  });
  for (let week = 0; week < weeks; week += 1) await tradeWeek(market, shop, week);
  market.clock.set(instantOf(addDays(firstDay, tradingDays + 1), 0, timeZone));
  await act(async ({ tx, scope, at }) => importEarnedOrders(tx, scope, { until: at }));
  return shop;
}

async function tradeWeek(market: TestMarket, shop: TestShop, week: number): Promise<void> {
  const act = await actOn(market, shop);
  const monday = addDays(firstDay, week * 7);
  const end = instantOf(addDays(monday, 7), 0, timeZone);
  market.clock.set(new Date(end.getTime() - 1));
  await act(async ({ tx, scope, at }) => importEarnedOrders(tx, scope, { until: at }));
  await refundSome(market, shop, monday);
  if (week % advertisedWeeks === 0) await advertise(market, shop, week);

  market.clock.set(instantOf(addDays(monday, 7), payAtMinute, timeZone));
  const { transactionId } = await act(payStore);
  if (transactionId === null) throw new Error(`The week of ${monday} was not paid.`);
  await act(async (work) => movePayout(work, { transactionId, move: 'send' }));
  market.clock.set(instantOf(addDays(monday, 9), payAtMinute, timeZone));
  const settled =
    week % failedPayouts === failedPayouts - 1
      ? ({ move: 'fail', reason: 'Account closed' } as const)
      : ({ move: 'settle' } as const);
  await act(async (work) => movePayout(work, { transactionId, ...settled }));
}

/** Charges a sent campaign: two parts at 0.79 cents each to some dozens of numbers. */
async function advertise(market: TestMarket, shop: TestShop, week: number): Promise<void> {
  const { clock } = market;
  const act = await actOn(market, shop);
  const messages = Array.from({ length: 30 + week }, (_, index) => ({
    phone: `+1212555${String(index).padStart(4, '0')}`,
    state: index % 5 === 0 ? ('SKIPPED' as const) : ('SENT' as const),
    reason: '',
  }));
  const text = { title: `Week ${week}`, message: 'Order now', body: 'Order now' };
  await act(async (work) => {
    const sent = { ...text, parts: 2, partPrice: 79, scheduleAt: clock.now() };
    await chargeSent(work, await importSentCampaign(work, sent, messages));
  });
}

/** Refunds some of the week's orders, half of them in full and some of them twice. */
async function refundSome(market: TestMarket, shop: TestShop, monday: string): Promise<void> {
  const act = await actOn(market, shop);
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where store_id = ${shop.store.id} and status = 'COMPLETED' and id % ${refundedOrders} = 0
      and placed_day between ${monday}::date and ${addDays(monday, 5)}::date
    order by id`.execute(market.test.database.db);
  const left = rows.map(({ id }) => id);
  const hand = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const orderId = id;
      await act(async (work) => refund(work, orderId, orderId % 3 === 0 ? 2 : 1));
      if (orderId % 7 === 0) await act(async (work) => refund(work, orderId, 1));
    }
  };
  await Promise.all(Array.from({ length: refundsAtOnce }, hand));
}

async function refund(work: Work, orderId: number, parts: number): Promise<void> {
  const sold = await lockSoldOrder(work, orderId);
  if (!sold) throw new Error(`order ${orderId} is gone`);
  const { subtotal, discount, tax, tip, refunded } = sold.order;
  const amount = Math.floor((subtotal - discount + tax + tip - refunded) / parts);
  if (amount > 0) await giveBack(work, sold.order, { amount, note: 'Not as ordered', comment: '' });
}

async function actOn({ test }: TestMarket, { store }: TestShop) {
  const { db, act } = test.platform;
  const scope = await scopeForSystem(db, store.id, 'Year');
  return async <Result>(action: (work: Work) => Promise<Result>) => act(scope, action);
}

/** Inserts the orders of the year. Every figure is derived from the order's number. */
async function createYear(tx: Tx, storeId: number, orders: number): Promise<void> {
  await sql`
    insert into customers (store_id, id, name, phone, blocked, created_at)
    select ${storeId}::bigint, 1000000 + n, 'Customer ' || n, '+1555' || lpad(n::text, 7, '0'),
      false, now()
    from generate_series(1, least(${orders}::bigint, 5000)) n`.execute(tx);
  await sql`
    insert into orders (store_id, order_number, status, customer_id, customer, customer_contact,
      delivery_method, placed_at, placed_day, placed_hour, due_day, released_at,
      estimated_pickup_time, accepted_at, ready_at, completed_at, total_items, subtotal, discount,
      tax, tip, fee, refunded, currency, cancel_reason, promo_code, promo_discount, promo_paid_by, payment)
    select ${storeId}::bigint, 'YR-' || lpad(n::text, 7, '0'), status, 1000001 + n % 5000 % ${orders},
      'Customer ' || n, '+15550000000', method, placed_at, local::date, extract(hour from local),
      local::date, placed_at, placed_at + interval '20 minutes',
      case when status <> 'EXPIRED' then placed_at + interval '1 minute' end,
      case when status = 'COMPLETED' then placed_at + interval '15 minutes' end,
      case when status = 'COMPLETED' then placed_at + interval '25 minutes' end, 1, subtotal,
      deal + promo, (((subtotal - deal - promo) * 88750 + 500000) / 1000000), n % 4 * 75,
      ((subtotal - deal - promo) * case method when 'PICKUP' then 600 else 1500 end + 5000) / 10000,
      0, 'USD', case when status = 'STORE_REJECT' then 'OutOfStock' end,
      case when promo > 0 then 'YEAR' end, promo,
      case when promo > 0 then case when n % 2 = 0 then 'MARKETPLACE' else 'STORE' end end,
      case when method = 'PICKUP' and n % 4 < 2 then 'AT_COUNTER' else 'MARKETPLACE' end
    from generate_series(1, ${orders}::bigint) n
    cross join lateral (
      select ${firstDay}::date::timestamp
        + make_interval(secs => (n - 1) * ${tradingDays * 86_400}::float8 / ${orders}::float8) as begun
    ) clock
    cross join lateral (select begun at time zone ${timeZone} as placed_at) instant
    cross join lateral (select placed_at at time zone ${timeZone} as local) shown
    cross join lateral (
      select 500 + abs(hashint8(n)::bigint) % 6000 as subtotal,
        (array['PICKUP', 'DIRECT', 'POOLED'])[1 + n % 3] as method,
        case when n % 50 = 7 then 'EXPIRED' when n % 25 = 3 then 'STORE_REJECT' else 'COMPLETED' end
          as status
    ) drawn
    cross join lateral (select case when n % 5 = 0 then subtotal / 20 else 0 end as deal) reduced
    cross join lateral (
      select case when n % 7 = 0 then (subtotal - deal) * 15 / 100 else 0 end as promo
    ) coded`.execute(tx);
  await sql`analyze orders, customers`.execute(tx);
}
