import { businessInfoCases } from '@counter/contract/cases';
import { signUp } from '@counter/contract/auth';
import { sendConsumerCode, signInConsumer } from '@counter/contract/consumers';
import { findOrder } from '@counter/contract/orders';
import { updateDeliveryFees } from '@counter/contract/settings';
import { placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import { saveBusinessInfo } from '@counter/contract/onboarding';
import { findStatement } from '@counter/contract/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPaidShop, onStore } from '../../testing/stores/payouts.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { consumerTokenIn } from '../../testing/stores/consumers.ts';
import {
  addBroughtShop,
  deliver,
  readReferral,
  readRewards,
} from '../../testing/stores/referrals.ts';
import { checkLedger } from '../ledger/index.ts';
import { importRewards } from './index.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(async () => market.test.close());

const db = () => market.test.database.db;
const referralOf = (person: Person) => readReferral(market, person);
const rewardsOf = (person: Person) => readRewards(market, person);
const addReferrer = () => addPaidShop(market);
const addBrought = (referrer: TestShop) => addBroughtShop(market, referrer);

type Person = TestShop['owner'];

const setUser = async ({ owner }: TestShop, change: { phoneNumber?: string; email?: string }) =>
  db().updateTable('users').set(change).where('id', '=', owner.id).execute();

describe('a referral', () => {
  async function register(referralCode?: string, phoneNumber = '212 555 0177') {
    const account = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `${crypto.randomUUID()}@example.test`,
      phoneNumber,
      password: 'Test-pass-1',
      ...(referralCode === undefined ? {} : { referralCode }),
    };
    const { data } = (await market.test.call(signUp, { body: account })).json<{
      data: { token: string; userId: number };
    }>();
    return data;
  }

  async function openStore({ token, userId }: { token: string; userId: number }) {
    const fields = { ...businessInfoCases.filled, userId };
    await post(market.test, saveBusinessInfo, fields, { token });
    return db()
      .selectFrom('stores')
      .innerJoin('storeMembers', 'storeMembers.storeId', 'stores.id')
      .where('storeMembers.userId', '=', userId)
      .select('stores.referredBy')
      .executeTakeFirst();
  }

  it('is made by a link and covers every store that the person opens', async () => {
    const { owner } = await market.addShop();
    const { code } = await referralOf(owner);
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect((await referralOf(owner)).code).toBe(code);
    const person = await register(code.toLowerCase());
    expect(await openStore(person)).toEqual({ referredBy: owner.id });
    expect(await referralOf(owner)).toMatchObject({ businesses: 1, earned: 0, payable: false });
  });

  it("isn't made without a link, by an unknown link or by one's own", async () => {
    const { owner } = await market.addShop();
    const { code } = await referralOf(owner);
    const mine = '212 555 0101';
    await db().updateTable('users').set({ phoneNumber: mine }).where('id', '=', owner.id).execute();
    for (const person of [
      await register(),
      await register('NOBODY22'),
      await register(code, '+1 (212) 555-0101'.replace('+1 ', '')),
    ]) {
      expect(await openStore(person)).toEqual({ referredBy: null });
    }
  });
});

describe('orders added in bulk', () => {
  it('earn the rewards they should have, from a given instant on', async () => {
    const referrer = await addReferrer();
    const shop = await market.addShop();
    const order = await deliver(shop, 5050);
    await shop.place({ deliveryMethod: 'DIRECT', deliveryFee: 5000 });
    await deliver(shop, 0);
    const { id } = shop.store;
    const referredBy = { referredBy: referrer.owner.id };
    await db().updateTable('stores').set(referredBy).where('id', '=', id).execute();
    const load = async (since: Date) =>
      onStore(market, shop, async (work) => importRewards(work, since));
    const now = market.test.platform.clock.now();
    await load(new Date(now.getTime() + 1000));
    expect(await rewardsOf(referrer.owner)).toEqual([]);
    await load(new Date(now.getTime() - 60_000));
    expect(await rewardsOf(referrer.owner)).toMatchObject([
      { orderNumber: order.orderNumber, deliveryFee: 5050, commission: 505, amount: 51 },
    ]);
  });
});

describe('a reward', () => {
  it('is a tenth of the commission on the delivery fee, once the order is completed', async () => {
    const referrer = await addReferrer();
    const shop = await addBrought(referrer);
    const open = await shop.place({ deliveryMethod: 'DIRECT', deliveryFee: 5000 });
    await shop.move(open.id, 'accept');
    expect(await rewardsOf(referrer.owner)).toEqual([]);
    const order = await deliver(shop, 5050);
    // 10% of it is 505, and a tenth of that 50.5, rounded half up.
    expect(await rewardsOf(referrer.owner)).toMatchObject([
      {
        orderNumber: order.orderNumber,
        brought: 'BUSINESS',
        deliveryFee: 5050,
        commission: 505,
        amount: 51,
        // Placed on a Wednesday: three banking days later.
        dueDay: '2026-03-09',
        payment: null,
        takenBackAt: null,
      },
    ]);
    expect(await referralOf(referrer.owner)).toMatchObject({
      earned: 51,
      waiting: 51,
      waitingFrom: '2026-03-09',
      paid: 0,
      payable: true,
    });
    expect(await checkLedger(db(), shop.store.id)).toEqual([]);
  });

  it("doesn't affect the store or its statement", async () => {
    const shop = await addBrought(await addReferrer());
    const other = await market.addShop();
    const days = { startDate: '2026-03-01', endDate: '2026-03-31' };
    const statements = [];
    for (const one of [shop, other]) {
      await deliver(one, 3000);
      const body = { storeId: one.store.id, pageNumber: 0, ...days };
      const { totals, content } = await market.ask(findStatement, { body }, one.owner);
      statements.push({ closing: totals.closing, kinds: content.map(({ kind }) => kind) });
    }
    expect(statements[0]).toEqual(statements[1]);
  });

  it("is zero for the store's own owners, by account, phone or email", async () => {
    const referrer = await addReferrer();
    const shop = await addBrought(referrer);
    await setUser(referrer, { phoneNumber: '(212) 555-0199' });
    await setUser(shop, { phoneNumber: '+12125550199' });
    await deliver(shop, 4000);
    await setUser(shop, { phoneNumber: '', email: referrer.owner.email.replace('@', '+x@') });
    await deliver(shop, 4000);
    await setUser(shop, { email: `${crypto.randomUUID()}@example.test` });
    const { rows } = await sql`
      insert into store_members (store_id, user_id, role, created_at)
      values (${shop.store.id}, ${referrer.owner.id}, 'owner', now()) returning user_id`.execute(
      db(),
    );
    expect(rows).toHaveLength(1);
    await deliver(shop, 4000);
    expect(await rewardsOf(referrer.owner)).toEqual([]);
    expect(await checkLedger(db(), shop.store.id)).toEqual([]);
  });

  it('is taken back with a cancelled order, unless it is already in a payment', async () => {
    const referrer = await addReferrer();
    const shop = await addBrought(referrer);
    const order = await deliver(shop, 4000);
    await shop.move(order.id, 'cancel');
    expect(await rewardsOf(referrer.owner)).toMatchObject([
      { amount: 40, takenBackAt: '2026-03-04T17:00:00.000Z' },
    ]);
    expect(await referralOf(referrer.owner)).toMatchObject({ earned: 0, waiting: 0 });
    expect(await checkLedger(db(), shop.store.id)).toEqual([]);
  });
});

describe('a referred consumer', () => {
  async function signUpBy(recipient: string, referralCode?: string): Promise<string> {
    const { storeUrl } = (await market.addShop()).store;
    await market.test.call(sendConsumerCode, { body: { recipient, storeUrl } });
    const { body } = await db()
      .selectFrom('messages')
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .select('body')
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(body ?? '')?.[0] ?? '';
    const asked = { recipient, code, ...(referralCode === undefined ? {} : { referralCode }) };
    return consumerTokenIn(await market.test.call(signInConsumer, { body: asked }));
  }

  async function orderAs(consumer: string, shop: TestShop) {
    const params = { storeUrl: shop.store.storeUrl };
    const wish = {
      deliveryMethod: 'DIRECT' as const,
      deliveryAddress: { street: '1 Mill Lane', city: 'X', state: 'NY', zip: '10001' },
      items: [{ productId: shop.products[0]?.id ?? 0, quantity: 1 }],
      tip: { percent: 0 },
    };
    const { total } = await market.ask(quoteWebOrder, { params, body: wish }, { token: '' });
    const customer = { name: 'Maya Lind', phone: '(212) 555-0142' };
    const body = { ...wish, customer, payment: 'ON_DELIVERY' as const, expectedTotal: total };
    const idempotencyKey = crypto.randomUUID();
    const placed = await market.test.call(
      placeWebOrder,
      { params, body },
      { consumer, idempotencyKey },
    );
    const { orderNumber } = placed.json<{ data: { orderNumber: string } }>().data;
    const asked = { params: { storeId: String(shop.store.id), orderNumber } };
    const { id } = await market.ask(findOrder, asked, shop.owner);
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
  }

  it('earns their referrer a tenth, in addition to the referrer of the business', async () => {
    const [friend, dealer] = [await addReferrer(), await addReferrer()];
    const shop = await addBrought(dealer);
    const direct = { kind: 'FLAT', fee: 2000, freeFrom: null } as const;
    const fees = { storeId: shop.store.id, zipCode: '', direct, pooled: { kind: 'NONE' } as const };
    await market.ask(updateDeliveryFees, { body: fees }, shop.owner);
    const { code } = await referralOf(friend.owner);
    const consumer = await signUpBy('maya@consumer.test', code);
    await orderAs(consumer, shop);
    const rewards = [...(await rewardsOf(friend.owner)), ...(await rewardsOf(dealer.owner))];
    expect(rewards).toMatchObject([
      { brought: 'CONSUMER', commission: 200, amount: 20 },
      { brought: 'BUSINESS', commission: 200, amount: 20 },
    ]);
    expect(await referralOf(friend.owner)).toMatchObject({ consumers: 1, businesses: 0 });
    expect(await checkLedger(db(), shop.store.id)).toEqual([]);
  });

  it('earns nothing for a referrer with the same phone, in any format', async () => {
    const friend = await addReferrer();
    const shop = await market.addShop();
    const direct = { kind: 'FLAT', fee: 2000, freeFrom: null } as const;
    const fees = { storeId: shop.store.id, zipCode: '', direct, pooled: { kind: 'NONE' } as const };
    await market.ask(updateDeliveryFees, { body: fees }, shop.owner);
    const { code } = await referralOf(friend.owner);
    const consumer = await signUpBy('second-self@consumer.test', code);
    // The order carries this number, and so does the profile of who brought them.
    await setUser(friend, { phoneNumber: '+1 212.555.0142' });
    await orderAs(consumer, shop);
    expect(await rewardsOf(friend.owner)).toEqual([]);
    await setUser(friend, { phoneNumber: '', email: `second-self+me@consumer.test` });
    await orderAs(consumer, shop);
    expect(await rewardsOf(friend.owner)).toEqual([]);
    expect(await checkLedger(db(), shop.store.id)).toEqual([]);
  });

  it('is referred once, permanently, and never by themselves', async () => {
    const [first, second] = [await market.addShop(), await market.addShop()];
    const codes = [(await referralOf(first.owner)).code, (await referralOf(second.owner)).code];
    await signUpBy('lina@consumer.test', codes[0]);
    market.clock.advance(60_000);
    await signUpBy('lina@consumer.test', codes[1]);
    await signUpBy(first.owner.email, codes[0]);
    expect((await referralOf(first.owner)).consumers).toBe(1);
    expect((await referralOf(second.owner)).consumers).toBe(0);
    market.clock.set(new Date('2026-03-04T17:00:00Z'));
  });
});
