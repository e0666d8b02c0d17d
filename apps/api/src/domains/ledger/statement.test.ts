import {
  exportStatement,
  findStatement,
  statementPageSize,
  type EntryKind,
  type StatementEntry,
} from '@counter/contract/ledger';
import { parseMoney } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRows } from '../../platform/kernel/csv/parse-rows.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import {
  findAdjustments,
  findFirstDay,
  findLedgerHead,
  findPeriodDays,
  postEntry,
  sumPeriod,
} from './index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;

/** Thirty completed orders over six days, every fifth cancelled afterwards, and a payout between. */
beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  for (let index = 0; index < 30; index += 1) {
    const hours = Math.floor(index / 5) * 24 + (index % 5);
    market.clock.set(new Date(Date.parse('2026-02-26T15:10:00Z') + hours * 3_600_000));
    await earn(index);
    if (index === 17) await payOut('PO-TEST-1', 5000);
  }
}, 60_000);
afterAll(() => market.test.close());

async function earn(index: number): Promise<void> {
  const { id } = await shop.place({ tip: 100 + index });
  for (const move of ['accept', 'ready', 'complete'] as const) orderOf(await shop.move(id, move));
  if (index % 5 === 0) orderOf(await shop.move(id, 'cancel'));
}

async function payOut(reference: string, amount: number): Promise<void> {
  const { db, act } = market.test.platform;
  const scope = await scopeForSystem(db, shop.store.id, 'Payouts');
  const postings = [
    { account: 'payouts', amount: -amount },
    { account: 'bank', amount },
  ] as const;
  await act(scope, (work) =>
    postEntry(work, { kind: 'PAYOUT', order: null, reference, note: 'Week 9', postings }),
  );
}

type Wanted = { readonly kind?: EntryKind; readonly search?: string };

const days = { startDate: '2/1/2026', endDate: '2026-03-31' };

async function ask(pageNumber: number, wanted: Wanted = {}, range = days) {
  const body = { storeId: shop.store.id, pageNumber, ...range, ...wanted };
  return market.ask(findStatement, { body }, shop.owner);
}

async function readAll(wanted: Wanted): Promise<StatementEntry[]> {
  const entries: StatementEntry[] = [];
  for (let page = 0; ; page += 1) {
    const { content } = await ask(page, wanted);
    entries.push(...content);
    if (content.length < statementPageSize) return entries;
  }
}

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

const wishes: Wanted[] = [
  {},
  { kind: 'ORDER' },
  { kind: 'REFUND' },
  { kind: 'PAYOUT' },
  { kind: 'CHARGE' },
  { search: 'po-test' },
  { search: 'nothing like it' },
];

describe('the statement', () => {
  it.each(wishes)('with %o has the same entries, totals and CSV', async (wanted) => {
    const { totals, totalElements } = await ask(0, wanted);
    const entries = await readAll(wanted);
    expect(entries).toHaveLength(totalElements);
    expect(totals.amount).toBe(sumOf(entries));
    expect(sumOf(totals.parts)).toBe(totals.amount);
    for (const { amount, parts } of entries) expect(sumOf(parts)).toBe(amount);
    const response = await market.test.call(
      exportStatement,
      { body: { storeId: shop.store.id, ...days, ...wanted } },
      shop.owner,
    );
    const [head = [], ...all] = (await parseRows(response.body, ',')) ?? [];
    const [lines, total = []] = [all.slice(0, -1), all.at(-1)];
    const cell = (line: readonly string[], name: string) => line[head.indexOf(name)] ?? '';
    expect([cell(total, 'No.'), cents(cell(total, 'Amount'))]).toEqual(['Total', totals.amount]);
    expect(
      lines.map((line) => [
        Number(cell(line, 'No.')),
        cell(line, 'Reference'),
        cents(cell(line, 'Amount')),
        cents(cell(line, 'Balance')),
        cents(cell(line, 'Marketplace fees')),
      ]),
    ).toEqual(
      entries.map(({ seq, reference, amount, balance, parts }) => [
        seq,
        reference,
        amount,
        balance,
        sumOf(parts.filter(({ account }) => account === 'fees')),
      ]),
    );
  });

  it('runs from the opening to the closing balance of the books', async () => {
    const entries = await readAll({});
    let balance = 0;
    for (const entry of entries.toReversed()) {
      balance += entry.amount;
      expect(entry.balance).toBe(balance);
    }
    const { totals } = await ask(0);
    expect(totals).toMatchObject({ opening: 0, closing: balance });
    expect(await findLedgerHead(market.test.platform.db, shop.store.id)).toMatchObject({ balance });
  });

  it('of a period begins with the balance before it', async () => {
    const part = { startDate: '2026-02-28', endDate: '2026-03-01' };
    const { content, totals } = await ask(0, {}, part);
    expect(new Set(content.map(({ day }) => day))).toEqual(new Set(['2026-02-28', '2026-03-01']));
    expect(totals.opening + totals.amount).toBe(totals.closing);
    expect(content[0]?.balance).toBe(totals.closing);
    expect(content.at(-1)?.balance).toBe(totals.opening + (content.at(-1)?.amount ?? 0));
    // A filter hides entries, not what they did to the balance.
    const refunds = await ask(0, { kind: 'REFUND' }, part);
    expect(refunds.totals).toMatchObject({ opening: totals.opening, closing: totals.closing });
    expect(refunds.totals.amount).toBeLessThan(0);
  });

  it('of a period sums up that period only', async () => {
    const period = { from: '2026-02-28', to: '2026-03-01' };
    const { totals } = await ask(0, {}, { startDate: period.from, endDate: period.to });
    const { db, act } = market.test.platform;
    const scope = await scopeForSystem(db, shop.store.id, 'Payouts');
    const perDay = await act(scope, async ({ tx }) => findPeriodDays(tx, scope, period));
    expect(sumOf(await sumPeriod(db, shop.store.id, period))).toBe(totals.amount);
    expect(sumOf(perDay)).toBe(totals.amount);
    expect([...new Set(perDay.map(({ day }) => day))]).toEqual([period.from, period.to]);
    expect(await findFirstDay(db, shop.store.id)).toBe('2026-02-26');
  });

  it('has adjustments of a period, in the order of the books, page by page', async () => {
    const [quiet, other] = [await market.addShop(), await market.addShop()];
    const { db, act } = market.test.platform;
    const scope = await scopeForSystem(db, quiet.store.id, 'Test');
    const before = market.clock.now();
    const post = async (
      reference: string,
      day: number,
      kind: EntryKind = 'ADJUSTMENT',
      of = scope,
    ) => {
      market.clock.set(new Date(Date.UTC(2026, 2, day, 17)));
      const postings = [
        { account: 'adjustments', amount: -5 },
        { account: 'customer_payments', amount: 5 },
      ] as const;
      await act(of, (work) =>
        postEntry(work, { kind, order: null, reference, note: '', postings }),
      );
    };
    await post('third', 7);
    await post('early', 3);
    await post('first', 4);
    await post('second', 4, 'CHARGE');
    for (const kind of ['ORDER', 'REFERRAL', 'PAYOUT'] as const) await post(kind, 5, kind);
    await post('left out', 5, 'COLLECTED');
    await post('last', 8);
    await post('late', 9);
    await post('foreign', 5, 'CHARGE', await scopeForSystem(db, other.store.id, 'Test'));
    market.clock.set(before);
    const find = async (from: number, size: number) => {
      const period = { from: '2026-03-04', to: '2026-03-08' };
      const wanted = { from, size, leftOut: ['COLLECTED'] } as const;
      const { rows, total } = await findAdjustments(db, scope, period, wanted);
      return [rows.map(({ reference }) => reference).join(), total];
    };
    expect(await find(0, 9)).toEqual(['first,second,third,last', 4]);
    expect(await find(1, 2)).toEqual(['second,third', 4]);
  });

  it("finds an order's entries by its number in any format", async () => {
    const [first] = await readAll({ kind: 'ORDER' });
    const typed = first?.orderNumber?.toLowerCase().replace('-', '') ?? '';
    const { content } = await ask(0, { search: typed });
    expect(content.map(({ orderNumber }) => orderNumber)).toContain(first?.orderNumber);
    const [payout] = await readAll({ kind: 'PAYOUT' });
    expect(payout).toMatchObject({ orderNumber: null, note: 'Week 9', amount: -5000 });
  });
});

function cents(text: string): number {
  return (text.startsWith('-') ? -1 : 1) * (parseMoney(text.replace('-', '')) ?? Number.NaN) + 0;
}
