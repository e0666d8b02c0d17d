import {
  findOperatorPayout,
  findPayout,
  findPayoutProgress,
  type PayoutMove,
  type PayoutProgress,
} from '@counter/contract/payouts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPaidShop, onStore, sell, sendBankAccount } from '../../testing/stores/payouts.ts';
import { movePayout } from './moving.service.ts';
import { payStore } from './paying.service.ts';

let market: TestMarket;
let operator: TestUser;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
});
afterAll(() => market.test.close());

const at = (instant: string) => market.clock.set(new Date(instant));

async function sellAt(instant: string): Promise<number> {
  at(instant);
  return (await sell(shop)).total;
}

async function payAt(instant: string): Promise<string> {
  at(instant);
  const { transactionId } = await onStore(market, shop, payStore);
  if (transactionId === null) throw new Error('nothing was paid');
  return transactionId;
}

async function move(transactionId: string, step: PayoutMove): Promise<void> {
  await onStore(market, shop, async (work) =>
    movePayout(work, { transactionId, move: step, ...(step === 'fail' && { reason: 'Closed' }) }),
  );
}

async function read(startDate: string, endDate: string): Promise<PayoutProgress> {
  const { store, owner } = shop;
  return market.ask(findPayoutProgress, { body: { storeId: store.id, startDate, endDate } }, owner);
}

/** Returns the payout that includes the amount of another one, as its store and the marketplace's staff read it. */
async function includedIn(transactionId: string) {
  const { store, owner } = shop;
  const params = { storeId: String(store.id), transactionId };
  const [seen, overseen] = await Promise.all([
    market.ask(findPayout, { params }, owner),
    market.ask(findOperatorPayout, { params }, operator),
  ]);
  return { owner: seen.includedIn, operator: overseen.includedIn };
}

describe("the progress of a period's money", () => {
  it('goes from the next payout through the bank to paid', async () => {
    at('2026-03-04T17:00:00Z');
    shop = await addPaidShop(market);
    const amount = await sellAt('2026-03-04T17:00:00Z');
    const week = () => read('2026-03-02', '2026-03-08');
    const part = { amount, dueDay: null, payouts: [] as string[] };
    expect(await week()).toMatchObject({
      amount,
      parts: [{ ...part, stage: 'NEXT', dueDay: '2026-03-16' }],
    });
    const payout = await payAt('2026-03-09T13:00:00Z');
    const paid = { ...part, payouts: [payout] };
    expect((await week()).parts).toEqual([{ ...paid, stage: 'PENDING', dueDay: '2026-03-16' }]);
    at('2026-03-10T13:00:00Z');
    await move(payout, 'send');
    at('2026-03-12T13:00:00Z');
    expect((await week()).parts).toEqual([{ ...paid, stage: 'IN_TRANSIT', dueDay: '2026-03-17' }]);
    await move(payout, 'settle');
    expect((await week()).parts).toEqual([{ ...paid, stage: 'PAID' }]);
  });

  it('follows the replacement payout after the bank returned the first', async () => {
    at('2026-03-04T17:00:00Z');
    shop = await addPaidShop(market);
    const amount = await sellAt('2026-03-04T17:00:00Z');
    const returned = await payAt('2026-03-09T13:00:00Z');
    await move(returned, 'send');
    at('2026-03-11T13:00:00Z');
    await move(returned, 'fail');
    const week = () => read('2026-03-02', '2026-03-08');
    expect((await week()).parts).toMatchObject([{ stage: 'NEXT', amount, payouts: [] }]);
    expect(await includedIn(returned)).toEqual({ owner: null, operator: null });
    const again = await payAt('2026-03-16T13:00:00Z');
    await move(again, 'send');
    expect((await week()).parts).toMatchObject([{ stage: 'IN_TRANSIT', amount, payouts: [again] }]);
    const carrier = { transactionId: again, status: 'IN_TRANSIT' };
    expect(await includedIn(returned)).toEqual({ owner: carrier, operator: carrier });
    expect(await includedIn(again)).toEqual({ owner: null, operator: null });
    // The days of the return itself brought nothing: what was paid again is not earned again.
    expect(await read('2026-03-09', '2026-03-15')).toMatchObject({ amount: 0 });
  });

  it('is split if the period ends in the middle of a payout', async () => {
    at('2026-03-04T17:00:00Z');
    shop = await addPaidShop(market);
    const [early, late, open] = [
      await sellAt('2026-03-04T17:00:00Z'),
      await sellAt('2026-03-06T17:00:00Z'),
      await sellAt('2026-03-09T12:00:00Z'),
    ];
    const payout = await payAt('2026-03-09T13:00:00Z');
    expect((await read('2026-03-01', '2026-03-05')).parts).toMatchObject([
      { stage: 'PENDING', amount: early, payouts: [payout] },
    ]);
    expect((await read('2026-03-05', '2026-03-09')).parts).toMatchObject([
      { stage: 'PENDING', amount: late },
      { stage: 'NEXT', amount: open },
    ]);
  });

  it("has no due day while the store can't be paid", async () => {
    at('2026-03-04T17:00:00Z');
    shop = await market.addShop();
    const amount = await sellAt('2026-03-04T17:00:00Z');
    expect((await read('2026-03-02', '2026-03-08')).parts).toEqual([
      { stage: 'NEXT', amount, payouts: [], dueDay: null },
    ]);
  });

  it('has no due day for a payout that is held back after a bank change', async () => {
    at('2026-03-04T17:00:00Z');
    shop = await addPaidShop(market);
    const amount = await sellAt('2026-03-04T17:00:00Z');
    const payout = await payAt('2026-03-09T13:00:00Z');
    await sendBankAccount(market, shop, { accountNumber: '000111222333' }, false);
    expect((await read('2026-03-02', '2026-03-08')).parts).toEqual([
      { stage: 'PENDING', amount, payouts: [payout], dueDay: null },
    ]);
  });
});
