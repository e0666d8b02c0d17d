import {
  accountLabel,
  exportStatement,
  findStatement,
  findWaterfall,
  waterfallAccounts,
  waterfallOf,
  type StoreAccount,
  type WaterfallAnswer,
} from '@counter/contract/ledger';
import { findPayoutProgress, type PayoutProgress } from '@counter/contract/payouts';
import { addDays, type RequestedDays } from '@counter/contract/shared';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusyStore, type BusyStore } from '../../testing/stores/busy-store.ts';
import { cents, readFile, readPages, sum } from '../../testing/files/compared.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';

let market: TestMarket;
let busy: BusyStore;

beforeAll(async () => {
  market = await createTestMarket();
  busy = await createBusyStore(market);
}, 120_000);
afterAll(() => market.test.close());

async function readWaterfall(
  days: RequestedDays,
  compared?: RequestedDays,
): Promise<WaterfallAnswer> {
  const { store, owner } = busy.shop;
  return market.ask(findWaterfall, { body: { storeId: store.id, ...days, compared } }, owner);
}

async function readProgress(days: RequestedDays): Promise<PayoutProgress> {
  const { store, owner } = busy.shop;
  return market.ask(findPayoutProgress, { body: { storeId: store.id, ...days } }, owner);
}

/** Sums the postings of some days one by one. */
async function sumPostings({
  startDate,
  endDate,
}: RequestedDays): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select p.account, sum(p.amount)::bigint as amount
    from ledger_entries e join ledger_postings p using (store_id, seq)
    where e.store_id = ${busy.shop.store.id} and e.day between ${startDate}::date and ${endDate}::date
    group by p.account`.execute(market.test.database.db);
  return new Map(rows.map(({ account, amount }) => [account, amount]));
}

/** Sums the fees of orders one by one, without those of refunds. */
async function sumOrderFees({ startDate, endDate }: RequestedDays): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount
    from ledger_entries e join ledger_postings p using (store_id, seq)
    where e.store_id = ${busy.shop.store.id} and e.day between ${startDate}::date and ${endDate}::date
      and p.account = 'fees' and e.kind <> 'REFUND'`.execute(market.test.database.db);
  return rows[0]?.amount ?? 0;
}

/** Reads one account in the statement and in its file. */
async function readAccount(account: StoreAccount, days: RequestedDays) {
  const { store, owner } = busy.shop;
  const wanted = { storeId: store.id, ...days, account };
  const ask = async (pageNumber: number) =>
    market.ask(findStatement, { body: { ...wanted, pageNumber } }, owner);
  const entries = await readPages(ask);
  const lines = await readFile(market, exportStatement, { body: wanted }, owner);
  const changes = entries.map(({ parts }) =>
    sum(parts.filter((part) => part.account === account).map(({ amount }) => amount)),
  );
  const total = lines.at(-1);
  return {
    entries: changes,
    lines: lines.slice(0, -1).map((line) => cents(line[accountLabel(account)])),
    total: cents(total?.[accountLabel(account)]),
    totals: (await ask(0)).totals,
    amounts: sum(entries.map(({ amount }) => amount)),
    totalOfAmounts: cents(total?.['Amount']),
  };
}

const firstDay = '2025-03-03';
const lastDay = 370;
const daysUpTo = (most: number): fc.Arbitrary<RequestedDays> =>
  fc.tuple(fc.nat(lastDay), fc.nat(most - 1)).map(([start, length]) => ({
    startDate: addDays(firstDay, start),
    endDate: addDays(firstDay, start + length),
  }));
/** With everything else that moves money. */
const lastWeeks = { startDate: '2026-03-01', endDate: '2026-03-09' };
const someDays = daysUpTo(lastDay);
/** Few enough to turn all their pages. */
const fewDays = daysUpTo(10);

describe('the waterfall of a store', () => {
  it('equals the postings of its period, whatever the period', async () => {
    await fc.assert(
      fc.asyncProperty(someDays, async (days) => {
        const { accounts, figures, feesReturned } = await readWaterfall(days);
        const posted = await sumPostings(days);
        expect(accounts).toEqual(
          waterfallAccounts
            .map((account) => ({ account, amount: posted.get(account) ?? 0 }))
            .filter(({ amount }) => amount !== 0),
        );
        expect(figures.earnings).toBe(waterfallOf(accounts).earnings);
        const feesOfOrders = await sumOrderFees(days);
        expect((posted.get('fees') ?? 0) - feesReturned).toBe(feesOfOrders);
      }),
      { numRuns: 30 },
    );
  });

  it('has bars that match the statement of their account and its CSV to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(fewDays, async (days) => {
        const { accounts } = await readWaterfall(days);
        for (const { account, amount } of accounts) {
          const found = await readAccount(account, days);
          expect(found.totals.parts).toEqual([{ account, amount }]);
          expect(found.entries.every((change) => change !== 0)).toBe(true);
          expect(found.lines).toEqual(found.entries);
          expect([sum(found.entries), found.total]).toEqual([amount, amount]);
          expect([found.amounts, found.totalOfAmounts]).toEqual([
            found.totals.amount,
            found.totals.amount,
          ]);
        }
      }),
      { numRuns: 5, endOnFailure: true, examples: [[lastWeeks]] },
    );
  }, 60_000);

  it('ends with what is paid, in transit and still to be paid', async () => {
    await fc.assert(
      fc.asyncProperty(someDays, async (days) => {
        const [{ accounts }, { parts, amount }] = await Promise.all([
          readWaterfall(days),
          readProgress(days),
        ]);
        expect(amount).toBe(waterfallOf(accounts).end);
        expect(sum(parts.map((part) => part.amount))).toBe(amount);
      }),
      { numRuns: 30 },
    );
  });

  it('shows what customers paid for the orders completed in the period', async () => {
    await fc.assert(
      fc.asyncProperty(someDays, async (days) => {
        const { rows } = await sql<{ orders: number; paid: number }>`
          select count(*) as orders,
            coalesce(sum(subtotal - discount + tax + tip + delivery_fee), 0)::bigint as paid
          from orders
          where store_id = ${busy.shop.store.id}
            and (completed_at at time zone ${'America/New_York'})::date
              between ${days.startDate}::date and ${days.endDate}::date`.execute(
          market.test.database.db,
        );
        const { figures } = await readWaterfall(days);
        expect([figures.orders, figures.customersPaid]).toEqual([rows[0]?.orders, rows[0]?.paid]);
      }),
      { numRuns: 20 },
    );
  });

  it('of a year shows every account with postings in that year', async () => {
    const { accounts } = await readWaterfall(busy.days);
    const shown = accounts.map(({ account }) => account);
    const never: readonly string[] = ['referrals', 'adjustments'];
    expect(shown).toEqual(waterfallAccounts.filter((account) => !never.includes(account)));
  });
});

describe('the previous period', () => {
  const today = { startDate: '2026-03-09', endDate: '2026-03-09' };
  const week = { startDate: '2026-02-23', endDate: '2026-03-01' };

  it('counts in full for a past period', async () => {
    const after = { startDate: '2026-03-02', endDate: '2026-03-08' };
    const [{ before }, { figures }] = [await readWaterfall(after, week), await readWaterfall(week)];
    expect(before).toEqual(figures);
    expect(figures.orders).toBeGreaterThan(0);
  });

  it('counts up to this time of day for a period that includes today', async () => {
    const { figures } = await readWaterfall(week);
    market.clock.set(new Date('2026-03-10T03:59:59.999Z'));
    expect((await readWaterfall(today, week)).before).toEqual(figures);
    market.clock.set(new Date('2026-03-09T04:00:00Z'));
    const lastSunday = { startDate: '2026-03-01', endDate: '2026-03-01' };
    const nothing = { earnings: 0, customersPaid: 0, orders: 0 };
    expect((await readWaterfall(today, lastSunday)).before).toEqual(nothing);
    expect((await readWaterfall(lastSunday)).figures.orders).toBeGreaterThan(0);
    const { before } = await readWaterfall(today, week);
    const { figures: days } = await readWaterfall({ ...week, endDate: '2026-02-28' });
    expect(before).toEqual(days);
  });

  it('is null before the store began', async () => {
    const start = { startDate: '2025-02-01', endDate: '2025-03-10' };
    expect(await readWaterfall(today, start)).toMatchObject({ before: null });
    expect(await readWaterfall(today)).toMatchObject({ before: null });
  });
});
