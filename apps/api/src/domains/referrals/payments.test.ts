import {
  findReferralPayments,
  minPayment,
  moveReferralPayment,
  transferCharge,
} from '@counter/contract/referrals';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRow } from '../../testing/stores/copies.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPaidShop } from '../../testing/stores/payouts.ts';
import {
  addBroughtShop,
  deliver,
  readReferral,
  readRewards,
} from '../../testing/stores/referrals.ts';
import { checkLedger } from '../ledger/index.ts';
import { refuseRows, runOneByOne } from '../../testing/stores/batches.ts';
import { payReferrers, referralCron } from './payments.service.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
});
afterAll(async () => market.test.close());

type Person = TestShop['owner'];

const db = () => market.test.database.db;
const referralOf = (person: Person) => readReferral(market, person);
const rewardsOf = (person: Person) => readRewards(market, person);
const addReferrer = () => addPaidShop(market);
const addBrought = (referrer: TestShop) => addBroughtShop(market, referrer);
const pay = async () => payReferrers(market.test.platform);

describe('reward payments', () => {
  const at = (day: string) => market.clock.set(new Date(`${day}T17:00:00Z`));

  it('are made once, on the third banking day, less the fee, to a verified bank account', async () => {
    const referrer = await addReferrer();
    const poor = await market.addShop();
    const shop = await addBrought(referrer);
    const unpaid = await addBrought(poor);
    for (const one of [shop, shop, unpaid]) await deliver(one, 9900);
    const late = await deliver(shop, 9900);
    await pay();
    expect((await referralOf(referrer.owner)).paid).toBe(0);
    at('2026-03-08');
    await pay();
    expect((await referralOf(referrer.owner)).paid).toBe(0);
    await shop.move(late.id, 'cancel');
    at('2026-03-09');
    await Promise.all([pay(), pay(), pay()]);
    const paid = 2 * 99 - transferCharge;
    expect(await referralOf(referrer.owner)).toMatchObject({
      earned: 198,
      waiting: 0,
      waitingFrom: null,
      paid,
      charges: transferCharge,
    });
    expect(await referralOf(poor.owner)).toMatchObject({ waiting: 99, paid: 0, payable: false });
    const { content } = await market.ask(
      findReferralPayments,
      { query: { search: referrer.owner.email } },
      operator,
    );
    expect(content).toMatchObject([
      { status: 'PENDING', rewards: 2, earned: 198, transferCharge, amount: paid },
    ]);
    expect(await checkLedger(db(), referrer.store.id)).toEqual([]);
    at('2026-03-04');
  });

  it('are taken back if the business is paid to the same bank account', async () => {
    const referrer = await addReferrer();
    const own = await addPaidShop(market);
    await db()
      .updateTable('stores')
      .set({ referredBy: referrer.owner.id })
      .where('id', '=', own.store.id)
      .execute();
    const other = await addBrought(referrer);
    for (const shop of [own, other, own, other]) await deliver(shop, 9900);
    at('2026-03-10');
    await pay();
    expect(await referralOf(referrer.owner)).toMatchObject({
      earned: 198,
      waiting: 0,
      paid: 198 - transferCharge,
    });
    expect(await checkLedger(db(), own.store.id)).toEqual([]);
    at('2026-03-04');
  });

  it('wait for more while the amount is small', async () => {
    const referrer = await addReferrer();
    const shop = await addBrought(referrer);
    at('2026-03-04');
    await deliver(shop, 9800);
    at('2026-03-10');
    await pay();
    expect(await referralOf(referrer.owner)).toMatchObject({ waiting: minPayment - 2, paid: 0 });
    await deliver(shop, 9800);
    at('2026-03-16');
    await pay();
    expect(await referralOf(referrer.owner)).toMatchObject({ paid: 196 - transferCharge });
    at('2026-03-04');
  });

  it("follow the bank's status, and returned ones are owed again", async () => {
    const referrer = await addReferrer();
    const shop = await addBrought(referrer);
    at('2026-03-04');
    await deliver(shop, 10_000);
    at('2026-03-10');
    await pay();
    const [made] = (await rewardsOf(referrer.owner)).map(({ payment }) => payment);
    const transactionId = made?.transactionId ?? '';
    const move = async (body: { move: 'send' | 'settle' | 'fail'; reason?: string }) =>
      market.test.call(
        moveReferralPayment,
        { body: { transactionId, ...body } },
        { token: operator.token },
      );
    expect((await move({ move: 'settle' })).json()).toMatchObject({ status: 409 });
    expect((await move({ move: 'fail' })).json()).toMatchObject({ status: 422 });
    expect((await move({ move: 'send' })).json()).toMatchObject({ data: { status: 'IN_TRANSIT' } });
    expect((await move({ move: 'send' })).statusCode).toBe(200);
    expect((await move({ move: 'fail', reason: 'R03' })).json()).toMatchObject({
      data: { status: 'FAILED', failure: 'R03' },
    });
    expect(await referralOf(referrer.owner)).toMatchObject({ waiting: 100, paid: 0, charges: 0 });
    await pay();
    expect(await referralOf(referrer.owner)).toMatchObject({ waiting: 0, paid: 75 });
    expect(await checkLedger(db(), referrer.store.id)).toEqual([]);
    at('2026-03-04');
  });

  it('are listed latest first, and found by a part of their transaction or email', async () => {
    const referrer = await addReferrer();
    await deliver(await addBrought(referrer), 10_000);
    at('2026-03-10');
    await pay();
    const list = async (search: string) => {
      const { content } = await market.ask(findReferralPayments, { query: { search } }, operator);
      return content.map(({ transactionId }) => transactionId);
    };
    const { email } = referrer.owner;
    const [made = ''] = await list(email);
    const { id } = await db()
      .selectFrom('referralPayments')
      .where('transactionId', '=', made)
      .select('id')
      .executeTakeFirstOrThrow();
    // Two an hour earlier, and one at the same time.
    await copyRow(db(), 'referral_payments', id, {
      times: 3,
      set: sql`jsonb_build_object('transaction_id', 'COPY-' || n,
        'created_at', one.created_at + (n / 3 - 1) * interval '1 hour')`,
    });
    expect(await list(email.slice(1))).toEqual(['COPY-3', made, 'COPY-2', 'COPY-1']);
    expect(await list('opy-2')).toEqual(['COPY-2']);
    at('2026-03-04');
  });

  it('survive one that fails and continue, so many per job', async () => {
    const referrers = [await addReferrer(), await addReferrer(), await addReferrer()];
    for (const referrer of referrers) await deliver(await addBrought(referrer), 10_000);
    at('2026-03-10');
    const when = `new.user_id = ${referrers[0]?.owner.id ?? 0}`;
    const { pool } = market.test.database;
    const accept = await refuseRows(pool, { on: 'insert on referral_payments', when });
    const people = referrers.map(({ owner }) => owner);
    const paid = async () => {
      const all = await Promise.all(people.map(referralOf));
      return all.map(({ paid: amount }) => amount > 0);
    };
    const seen = await runOneByOne(market, referralCron.task, payReferrers, paid);
    await accept();
    const changes = seen.filter((one, index) => String(one) !== String(seen[index - 1]));
    expect(changes).toEqual([
      [false, false, false],
      [false, true, false],
      [false, true, true],
    ]);
    await pay();
    expect(await paid()).toEqual([true, true, true]);
    at('2026-03-04');
  });
});
