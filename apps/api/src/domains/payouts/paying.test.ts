import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import {
  addPaidShop,
  charge,
  onStore,
  readNextPayout,
  readPayout,
  readPayouts,
  sell,
  sendBankAccount,
} from '../../testing/stores/payouts.ts';
import { checkLedger } from '../ledger/index.ts';
import { movePayout } from './moving.service.ts';
import { payStore } from './paying.service.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

const at = (instant: string) => market.clock.set(new Date(instant));
const pay = async (shop: TestShop) => onStore(market, shop, payStore);
const noFaults = async ({ store }: TestShop) =>
  expect(await checkLedger(market.test.database.db, store.id)).toEqual([]);

/** Wednesday noon in New York, and the Monday after. */
const wednesday = '2026-03-04T17:00:00Z';
const monday = '2026-03-09T13:00:00Z';

describe("a store's weeks", () => {
  it.each([
    // Half past eleven on Sunday night belongs to the week, half past midnight to the next.
    ['Asia/Karachi', '2026-03-08T18:30:00Z', '2026-03-08T19:30:00Z'],
    ['America/New_York', '2026-03-09T03:30:00Z', '2026-03-09T04:30:00Z'],
    ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-02T05:30:00Z'],
  ])('in %s end on Sunday night at %s', async (timeZone, sundayNight, mondayNight) => {
    at(sundayNight);
    const shop = await addPaidShop(market, { timeZone });
    const before = await sell(shop);
    expect((await pay(shop)).outcome).toBe('NOT_DUE');
    at(mondayNight);
    const after = await sell(shop);
    expect(await pay(shop)).toMatchObject({ outcome: 'PAID', amount: before.total });
    expect((await readNextPayout(market, shop)).amount).toBe(after.total);
    await noFaults(shop);
  });

  it('are carried into the next payout while the store owes more than it earned', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const first = await sell(shop);
    await charge(market, shop, 5000);
    at(monday);
    expect(await pay(shop)).toMatchObject({ outcome: 'CARRIED', amount: first.total - 5000 });
    expect(await readPayouts(market, shop)).toEqual([]);
    let earned = first.total - 5000;
    while (earned <= 0) earned += (await sell(shop)).total;
    at('2026-03-16T13:00:00Z');
    const paid = await pay(shop);
    expect(paid).toMatchObject({ outcome: 'PAID', amount: earned });
    const detail = await readPayout(market, shop, paid.transactionId);
    expect([detail.periodStart, detail.periodEnd]).toEqual(['2026-03-02', '2026-03-15']);
    await noFaults(shop);
  });
});

describe('paying a store', () => {
  it('twice, even concurrently, pays once', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const order = await sell(shop);
    at(monday);
    const results = await Promise.all([1, 2, 3, 4, 5].map(async () => pay(shop)));
    expect(results.filter(({ outcome }) => outcome === 'PAID')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'NOT_DUE')).toHaveLength(4);
    expect((await readPayouts(market, shop)).map((row) => row.payoutAmount)).toEqual([order.total]);
    expect(await pay(shop)).toMatchObject({ outcome: 'NOT_DUE', amount: 0 });
    await noFaults(shop);
  });

  it('while orders are completed loses none and pays none twice', async () => {
    at('2026-03-09T03:59:00Z');
    const shop = await addPaidShop(market);
    const first = await sell(shop);
    const open = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => shop.place()));
    for (const { id } of open) {
      await shop.move(id, 'accept');
      await shop.move(id, 'ready');
    }
    at('2026-03-09T04:00:00Z');
    const [paid] = await Promise.all([
      pay(shop),
      ...open.map(async ({ id }) => shop.move(id, 'complete')),
    ]);
    expect(paid.amount).toBe(first.total);
    const later = open.reduce((sum, order) => sum + order.total, 0);
    expect((await readNextPayout(market, shop)).amount).toBe(later);
    at('2026-03-16T04:00:00Z');
    expect(await pay(shop)).toMatchObject({ outcome: 'PAID', amount: later });
    await noFaults(shop);
  });

  it('waits 72 hours after a bank change and then resumes automatically', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const order = await sell(shop);
    at('2026-03-08T20:00:00Z');
    await sendBankAccount(market, shop, { accountNumber: '111122223333' });
    at('2026-03-11T19:59:00Z');
    const hold = { kind: 'BANK_CHANGED', until: '2026-03-11T20:00:00.000Z', reason: null };
    expect(await pay(shop)).toMatchObject({ outcome: 'HELD', amount: order.total, hold });
    expect(await readNextPayout(market, shop)).toMatchObject({
      amount: order.total,
      expectedAt: null,
      dueDay: '2026-03-18',
      hold,
    });
    at('2026-03-11T20:00:00Z');
    expect((await readNextPayout(market, shop)).hold).toBeNull();
    expect(await pay(shop)).toMatchObject({ outcome: 'PAID', amount: order.total });
  });

  it('waits for a verified bank account', async () => {
    at(wednesday);
    const shop = await market.addShop();
    await sell(shop);
    at(monday);
    const hold = { kind: 'BANK_UNVERIFIED', until: null, reason: null };
    expect(await pay(shop)).toMatchObject({ outcome: 'HELD', hold });
    await sendBankAccount(market, shop, {}, false);
    expect(await pay(shop)).toMatchObject({ outcome: 'HELD', hold });
    await sendBankAccount(market, shop);
    expect(await pay(shop)).toMatchObject({ outcome: 'PAID' });
  });
});

describe('a returned payout', () => {
  it('leaves the other payouts of the store as they are', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    await sell(shop);
    at(monday);
    const first = await pay(shop);
    await sell(shop);
    at('2026-03-16T13:00:00Z');
    const second = await pay(shop);
    const transactionId = second.transactionId ?? '';
    const fail = { transactionId, move: 'fail', reason: 'R03: no account' } as const;
    await onStore(market, shop, async (work) => movePayout(work, fail));
    expect(await readPayout(market, shop, first.transactionId)).toMatchObject({
      status: 'PENDING',
      failure: null,
    });
    expect(await readPayout(market, shop, transactionId)).toMatchObject({ status: 'FAILED' });
  });

  it('is owed again and paid with the next', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    const first = await sell(shop);
    at(monday);
    const { transactionId } = await pay(shop);
    const name = transactionId ?? '';
    at('2026-03-11T13:00:00Z');
    const reason = 'R03: no account';
    const fail = { transactionId: name, move: 'fail', reason } as const;
    await onStore(market, shop, async (work) => movePayout(work, fail));
    // Saying it again changes nothing.
    await onStore(market, shop, async (work) => movePayout(work, fail));
    expect(await readPayout(market, shop, name)).toMatchObject({
      status: 'FAILED',
      failure: reason,
    });
    expect((await readNextPayout(market, shop)).amount).toBe(first.total);
    const second = await sell(shop);
    at('2026-03-16T13:00:00Z');
    const again = await pay(shop);
    expect(again.amount).toBe(first.total + second.total);
    const detail = await readPayout(market, shop, again.transactionId);
    expect(detail).toMatchObject({ totalOrders: 1, adjustments: first.total });
    expect(detail.breakdown.returnedPayouts).toBe(first.total);
    await noFaults(shop);
  });
});

describe('the next payout', () => {
  it('shows its amount so far and its date', async () => {
    at(wednesday);
    const shop = await addPaidShop(market);
    expect(await readNextPayout(market, shop)).toMatchObject({
      amount: 0,
      hold: null,
      periodEnd: '2026-03-08',
    });
    const order = await sell(shop);
    expect(await readNextPayout(market, shop)).toEqual({
      currency: 'USD',
      amount: order.total,
      periodStart: '2026-03-02',
      periodEnd: '2026-03-08',
      expectedAt: '2026-03-09T04:00:00.000Z',
      dueDay: '2026-03-16',
      hold: null,
    });
  });
});
