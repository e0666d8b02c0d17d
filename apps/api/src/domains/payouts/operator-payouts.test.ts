import {
  createBankFile,
  downloadBankFile,
  findBankFiles,
  findHeldStores,
  findOperatorPayout,
  findOperatorPayouts,
  findPayout,
  findPayoutRun,
  holdPayouts,
  liftPayoutHold,
  movePayout,
  startPayoutRun,
} from '@counter/contract/payouts';
import { minuteMs, type Problem } from '@counter/contract/shared';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, testPassword, type TestUser } from '../../testing/stores/marketplace.ts';
import type { Batch } from '../../platform/jobs/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseRows, runOneByOne } from '../../testing/stores/batches.ts';
import { statusesOf } from '../../testing/answers.ts';
import {
  createTestMarket,
  type Response,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { addPaidShop, onStore, sell, sendBankAccount } from '../../testing/stores/payouts.ts';
import { findPendingPayouts } from './bank-files.repository.ts';
import { payStore } from './paying.service.ts';
import { payoutTasks } from './payouts.jobs.ts';
import { findResults } from './runs.repository.ts';
import { payAllStores, payoutCron, payStoresDue } from './runs.service.ts';

let market: TestMarket;
let operator: TestUser;
const markets: TestMarket[] = [];

beforeEach(async () => {
  market = await createTestMarket();
  markets.push(market);
  operator = await addUser(market.test.database.db, { operator: true });
  at('2026-03-04T17:00:00Z');
});
afterAll(() => Promise.all(markets.map(({ test }) => test.close())));

const at = (instant: string) => market.clock.set(new Date(instant));
const toMonday = () => at('2026-03-09T13:00:00Z');

/** A store that has a payout to be sent. */
async function addPayout(): Promise<{ shop: TestShop; transactionId: string; amount: number }> {
  at('2026-03-04T17:00:00Z');
  const shop = await addPaidShop(market);
  await sell(shop);
  toMonday();
  const { transactionId, amount } = await onStore(market, shop, payStore);
  return { shop, amount, transactionId: transactionId ?? '' };
}

const auditOf = async (action: string) =>
  market.test.database.db
    .selectFrom('auditEntries')
    .where('action', '=', action)
    .selectAll()
    .execute();

describe('a payout run', () => {
  it('pays every due store, says why it skips others, and resumes where it stopped', async () => {
    const paid = await addPaidShop(market);
    const order = await sell(paid);
    const held = await addPaidShop(market);
    await sell(held);
    const body = { storeId: held.store.id, reason: 'Chargebacks' };
    await market.ask(holdPayouts, { body }, operator);
    const idle = await market.addShop();
    market.clock.advance(minuteMs);
    await market.ask(holdPayouts, { body: { ...body, storeId: idle.store.id } }, operator);
    market.clock.advance(-minuteMs);
    expect(await market.ask(findHeldStores, {}, operator)).toMatchObject([
      { storeId: held.store.id, reason: 'Chargebacks', heldBy: operator.name },
      { storeId: idle.store.id },
    ]);
    const unverified = await market.addShop();
    await sell(unverified);
    toMonday();
    const begun = await market.ask(startPayoutRun, {}, operator);
    expect(begun).toMatchObject({ stores: 3, done: 0, finishedAt: null, startedBy: operator.name });
    // Pressed again, it is the same run.
    expect((await market.ask(startPayoutRun, {}, operator)).id).toBe(begun.id);
    await payAllStores(market.test.platform, begun.id);
    await payAllStores(market.test.platform, begun.id);
    const run = await market.ask(findPayoutRun, {}, operator);
    expect(run).toMatchObject({ done: 3, finishedAt: market.clock.now().toISOString() });
    expect(run?.results.map(({ storeId, outcome, hold }) => [storeId, outcome, hold])).toEqual([
      [held.store.id, 'HELD', { kind: 'MARKETPLACE', until: null, reason: 'Chargebacks' }],
      [unverified.store.id, 'HELD', { kind: 'BANK_UNVERIFIED', until: null, reason: null }],
      [paid.store.id, 'PAID', null],
    ]);
    expect(run?.results.at(-1)?.amount).toBe(order.total);
    const [attention, ...others] = await findResults(market.test.database.db, begun.id, 1);
    expect([attention?.storeId, others]).toEqual([held.store.id, []]);
    expect(await findResults(market.test.database.db, begun.id + 1, 1)).toEqual([]);

    const lifted = { body: { storeId: held.store.id } };
    const still = await market.ask(liftPayoutHold, lifted, operator);
    expect(still.map(({ storeId }) => storeId)).toEqual([idle.store.id]);
    expect((await market.test.call(liftPayoutHold, lifted, operator)).statusCode).toBe(409);
    await payStoresDue(market.test.platform);
    const listed = await market.ask(findOperatorPayouts, { query: {} }, operator);
    expect(listed.totalElements).toBe(2);
    expect(listed.totals).toMatchObject([{ status: 'PENDING', payouts: 2 }]);
    const query = { search: paid.store.storeUrl, status: 'PENDING' } as const;
    const found = await market.ask(findOperatorPayouts, { query }, operator);
    expect(found.content.map(({ storeId }) => storeId)).toEqual([paid.store.id]);
  });
});

/** Three stores that are owed something, the first of which can't be paid. */
async function addDamagedFirst(): Promise<TestShop[]> {
  const shops = [await addPaidShop(market), await addPaidShop(market), await addPaidShop(market)];
  for (const shop of shops) await sell(shop);
  const when = `new.store_id = ${shops[0]?.store.id ?? 0}`;
  await refuseRows(market.test.database.pool, { on: 'insert on payouts', when });
  toMonday();
  return shops;
}

const paidStores = async () => {
  const { db } = market.test.database;
  const paid = await db.selectFrom('payouts').select('storeId').orderBy('storeId').execute();
  return paid.map(({ storeId }) => storeId);
};

it('pays so many stores per job, continues with the rest and survives one that fails', async () => {
  const shops = await addDamagedFirst();
  const { id } = await market.ask(startPayoutRun, {}, operator);
  const jobs = payoutTasks(market.test.platform);
  const [last, ...before] = (
    await runOneByOne(
      market,
      `payouts.run:${id}`,
      async (platform: Platform, batch: Batch<{ readonly storeId: number }>) =>
        payAllStores(platform, id, batch),
      async () => market.ask(findPayoutRun, {}, operator),
    )
  ).toReversed();
  expect(before.toReversed().map((run) => [run?.done, run?.finishedAt])).toEqual([
    [0, null],
    [1, null],
    [2, null],
  ]);
  expect(last).toMatchObject({ done: 2, finishedAt: market.clock.now().toISOString() });
  expect(await paidStores()).toEqual(shops.slice(1).map(({ store }) => store.id));
  // A batch that is done again pays nobody twice.
  await jobs['payouts.run']?.({ runId: id, after: null });
  expect(await market.ask(findPayoutRun, {}, operator)).toMatchObject({ done: 2 });
  expect(await paidStores()).toHaveLength(2);
});

it('the scheduler pays due payouts so many stores per job and survives one that fails', async () => {
  const shops = await addDamagedFirst();
  const paid = await runOneByOne(
    market,
    payoutCron.task,
    payStoresDue,
    async () => (await paidStores()).length,
  );
  expect(paid).toEqual([0, 1, 2, 2]);
  expect(await paidStores()).toEqual(shops.slice(1).map(({ store }) => store.id));
});

describe('moving a payout', () => {
  it('allows only sent to the bank, then arrived or failed with a reason', async () => {
    const { shop, transactionId } = await addPayout();
    const storeId = shop.store.id;
    const move = async (name: 'send' | 'settle' | 'fail', reason?: string) =>
      market.test.call(
        movePayout,
        { body: { storeId, transactionId, move: name, ...(reason ? { reason } : {}) } },
        operator,
      );
    expect(refusalOf(await move('settle'))).toContain('is Pending');
    expect((await move('send')).json()).toMatchObject({ data: { status: 'IN_TRANSIT' } });
    expect((await move('send')).statusCode).toBe(200);
    expect((await move('fail')).json()).toMatchObject({ errors: [{ path: 'reason' }] });
    const [settled, failed] = await Promise.all([move('settle'), move('fail', 'R01')]);
    expect(statusesOf([settled, failed])).toEqual([200, 409]);
    const params = { storeId: String(storeId), transactionId };
    const detail = await market.ask(findOperatorPayout, { params }, operator);
    expect(detail).toMatchObject({ storeId, hold: null, bankFileId: null });
    const steps = (await auditOf('payout.send')).map(({ actorId }) => actorId);
    expect(steps).toEqual([operator.id]);
  });
});

describe('a bank file', () => {
  it('contains the pending payouts once and stays the same on every download', async () => {
    const [one, other] = [await addPayout(), await addPayout()];
    const { db } = market.test.platform;
    expect(await findPendingPayouts(db, 1)).toMatchObject([{ transactionId: one.transactionId }]);
    expect(await findPendingPayouts(db, 3)).toHaveLength(2);
    const makings = await Promise.all(
      [1, 2].map(async () =>
        market.test.call(
          createBankFile,
          { body: { format: 'CSV', password: testPassword } },
          operator,
        ),
      ),
    );
    const files = await market.ask(findBankFiles, {}, operator);
    expect(files.reduce((sum, file) => sum + file.payments, 0)).toBe(2);
    expect(files.reduce((sum, file) => sum + file.amount, 0)).toBe(one.amount + other.amount);
    expect(makings.filter(({ statusCode }) => statusCode === 200)).toHaveLength(files.length);
    const open = async () =>
      Promise.all(
        files.map(async ({ id }) =>
          market.test.call(downloadBankFile, { params: { id: String(id) } }, operator),
        ),
      );
    const before = (await open()).map(({ body }) => body);
    expect(before.join('')).toContain('000123456789');
    await sendBankAccount(market, one.shop, { accountNumber: '5555' });
    expect((await open()).map(({ body }) => body)).toEqual(before);
    expect(await auditOf('bank_details.open')).toHaveLength(2);
    expect(await auditOf('bank_file.open')).toHaveLength(2 * files.length);
    const params = { storeId: String(one.shop.store.id), transactionId: one.transactionId };
    expect(await market.ask(findPayout, { params }, one.shop.owner)).toMatchObject({
      status: 'IN_TRANSIT',
      sentAt: '2026-03-09T13:00:00.000Z',
    });
    const again = await market.test.call(
      createBankFile,
      { body: { format: 'CSV', password: testPassword } },
      operator,
    );
    expect(refusalOf(again)).toContain('pending');
  });

  it("in NACHA format skips what it can't hold, which stays pending", async () => {
    const [fits, does] = [await addPayout(), await addPayout()];
    await sendBankAccount(market, does.shop, { routingNumber: '1234567890' });
    market.clock.advance(72 * 60 * 60 * 1000);
    const body = { format: 'NACHA', password: testPassword } as const;
    const made = await market.ask(createBankFile, { body }, operator);
    expect(made.file).toMatchObject({ payments: 1, amount: fits.amount, format: 'NACHA' });
    expect(made.leftOut.map((one) => one.transactionId)).toEqual([does.transactionId]);
    expect(made.leftOut[0]?.why).toContain('nine digits');
    const params = { id: String(made.file.id) };
    const file = await market.test.call(downloadBankFile, { params }, operator);
    expect(file.headers['content-disposition']).toContain('.ach');
    expect(file.body.split('\r\n').filter((line) => line.startsWith('6'))).toHaveLength(1);
    const none = await market.test.call(createBankFile, { body }, operator);
    expect(refusalOf(none)).toContain(does.transactionId);
    expect(await market.ask(findBankFiles, {}, operator)).toHaveLength(1);
    const query = { status: 'PENDING' } as const;
    const left = await market.ask(findOperatorPayouts, { query }, operator);
    expect(left.content.map(({ transactionId }) => transactionId)).toEqual([does.transactionId]);
  });

  it('skips a store on hold, as after a bank change', async () => {
    const [fits, waits] = [await addPayout(), await addPayout()];
    await sendBankAccount(market, waits.shop, { accountNumber: '111122223333' });
    const body = { format: 'CSV', password: testPassword } as const;
    const early = await market.ask(createBankFile, { body }, operator);
    expect(early.file).toMatchObject({ payments: 1, amount: fits.amount });
    expect(early.leftOut[0]).toMatchObject({ transactionId: waits.transactionId });
    expect(early.leftOut[0]?.why).toContain('on hold');
    market.clock.advance(72 * 60 * 60 * 1000);
    const late = await market.ask(createBankFile, { body }, operator);
    expect(late.file).toMatchObject({ payments: 1, amount: waits.amount });
  });

  it('keeps account numbers encrypted', async () => {
    await addPayout();
    await market.ask(createBankFile, { body: { format: 'CSV', password: testPassword } }, operator);
    const { rows } = await market.test.database.pool.query<Record<string, unknown>>(
      'select * from payouts where account_number is not null',
    );
    const stored = rows.flatMap((row) => Object.values(row)).map(bytesOf);
    expect(rows).toHaveLength(1);
    expect(stored.filter((bytes) => bytes.includes('000123456789'))).toEqual([]);
  });
});

const bytesOf = (value: unknown): Buffer =>
  Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));

/** Returns the message of a conflict. */
function refusalOf(response: Response): string {
  expect(response.statusCode).toBe(409);
  return response.json<Problem>().detail;
}
