import {
  findOperatorStore,
  findOperatorStores,
  findOverview,
  updateCommission,
  verifyPart,
  type OperatorStoreState,
} from '@counter/contract/operator';
import { pauseStore, updateStoreStatus } from '@counter/contract/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import {
  addStore,
  addUser,
  testPassword,
  type TestStore,
} from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(database(), { operator: true });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const list = (query: Record<string, string>) => market.ask(findOperatorStores, { query }, operator);
const find = (storeId: number) =>
  market.ask(findOperatorStore, { params: { storeId: String(storeId) } }, operator);
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).content.map(({ id }) => id);

async function rename({ id }: TestStore, name: string, branchName = 'Main Street') {
  await database().updateTable('stores').set({ name, branchName }).where('id', '=', id).execute();
}

async function handIn({ id }: TestStore) {
  const sealed = Buffer.from('sealed');
  await database()
    .insertInto('bankDetails')
    .values({
      storeId: id,
      accountNumber: sealed,
      routingNumber: sealed,
      individual: true,
      legalBusinessName: 'Bakery Ltd',
      address: '12 Mill Lane',
      ein: null,
      franchiseAssociated: false,
      totalFranchise: null,
      legalFirstName: 'Ada',
      legalLastName: 'Byron',
      dateOfBirth: sealed,
      ssn: sealed,
      updatedAt: new Date('2026-03-01T00:00:00Z'),
    })
    .execute();
}

describe("the marketplace's stores", () => {
  it('are listed by name, with their owners and their commission in percent', async () => {
    const [zebra, apple] = [await addStore(database()), await addStore(database())];
    await rename(zebra, 'Zebra Listed');
    await rename(apple, 'apple Listed');
    const ada = await addUser(database(), { store: apple, role: 'owner' });
    const grace = await addUser(database(), { store: apple, role: 'owner' });
    await addUser(database(), { store: apple, role: 'staff' });
    const { content, totalElements } = await list({ search: 'listed' });
    expect(totalElements).toBe(2);
    expect(content.map(({ id }) => id)).toEqual([apple.id, zebra.id]);
    expect(content[0]).toEqual({
      id: apple.id,
      name: 'apple Listed',
      branchName: 'Main Street',
      storeUrl: apple.storeUrl,
      address: '1 Main Street, Springfield',
      image: null,
      currency: 'USD',
      owners: [ada, grace].map(({ name, email }) => ({ fullName: name, email })),
      approved: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      deliveredFee: 15,
      pickedUpFee: 6,
      deliveryCommission: 10,
      suspension: null,
      verified: null,
      health: {
        orders: 0,
        missed: 0,
        cancelled: 0,
        made: 0,
        acceptedLate: 0,
        late: 0,
        noScreenSince: null,
        unpaidSince: null,
        problems: [],
      },
    });
    expect(await find(apple.id)).toMatchObject(content[0] ?? {});
  });

  it("are found literally by branch, web address and owner's email", async () => {
    const store = await addStore(database());
    await rename(store, 'Searched', 'Quay_side 5%');
    const owner = await addUser(database(), { store, role: 'owner' });
    const staff = await addUser(database(), { store, role: 'staff' });
    for (const search of ['QUAY_', '5%', store.storeUrl, owner.email.toUpperCase()]) {
      expect(await idsOf({ search })).toEqual([store.id]);
    }
    expect(await idsOf({ search: staff.email })).toEqual([]);
    expect(await idsOf({ search: 'Quay%side' })).toEqual([]);
  });

  it('are filtered by state', async () => {
    const states = async () =>
      Promise.all(
        (['ACTIVE', 'SUSPENDED', 'UNVERIFIED', 'NOT_APPROVED'] as OperatorStoreState[]).map(
          async (state) => idsOf({ search: 'stateful', state }),
        ),
      );
    const store = await addStore(database());
    const fresh = await addStore(database(), { approved: false });
    await rename(store, 'Stateful');
    await rename(fresh, 'Stateful Too');
    await handIn(store);
    expect(await states()).toEqual([[store.id], [], [store.id], [fresh.id]]);
  });

  it('return an empty page beyond the end, with the total', async () => {
    const { totalElements } = await list({});
    expect(await list({ pageNumber: '99' })).toEqual({ content: [], totalElements });
  });

  it('show for each one whether it takes orders, why not, and how', async () => {
    const { store, owner } = await market.addShop();
    const { token } = owner;
    const pause = { storeId: store.id, length: 30, reason: 'TOO_MANY_ORDERS' } as const;
    await market.test.call(pauseStore, { body: pause }, { token });
    expect(await find(store.id)).toMatchObject({
      status: {
        storeOnline: true,
        state: 'PAUSED',
        until: '2026-03-04T17:30:00.000Z',
        pause: { by: owner.name, reason: 'TOO_MANY_ORDERS' },
      },
      minimumOrder: 0,
      deliveryMethods: ['PICKUP', 'DIRECT', 'POOLED'],
      orderExpiry: 'AFTER_24_HOURS',
    });
    const body = { userId: owner.id, id: store.id, online: false };
    await market.test.call(updateStoreStatus, { body }, { token });
    expect(await find(store.id)).toMatchObject({
      status: { state: 'CLOSED_BY_STORE', until: null, changedBy: owner.name },
    });
  });

  it('return 404 for an unknown one', async () => {
    const { token } = operator;
    const params = { storeId: '999999' };
    const answer = await market.test.call(findOperatorStore, { params }, { token });
    expect(answer.json()).toMatchObject({
      status: 404,
      detail: "We couldn't find this store. The link may be wrong or out of date.",
    });
  });
});

describe('the commission', () => {
  const set = (
    storeId: number,
    deliveredFee: string | number,
    pickedUpFee: string | number,
    deliveryCommission: string | number = 10,
  ) =>
    market.test.call(
      updateCommission,
      { body: { storeId, deliveredFee, pickedUpFee, deliveryCommission } },
      { token: operator.token },
    );

  it('applies to orders placed from then on', async () => {
    const shop = await market.addShop();
    const before = await shop.place();
    const changed = await set(shop.store.id, '12.5', 7.25);
    expect(changed.json()).toMatchObject({ data: { deliveredFee: 12.5, pickedUpFee: 7.25 } });
    const after = await shop.place();
    const delivered = await shop.place({ deliveryMethod: 'DIRECT' });
    expect([before.fee, after.fee, delivered.fee]).toEqual([75, 91, 156]);
    expect((await shop.move(before.id, 'accept')).json()).toMatchObject({ data: { fee: 75 } });
  });

  it('is in the audit log once and refreshes open screens', async () => {
    const { store } = await market.addShop();
    await set(store.id, 20, 6);
    await set(store.id, 20, 6);
    const entries = await findAudit(database(), 'store.fees');
    expect(entries.filter(({ storeId }) => storeId === store.id)).toEqual([
      {
        storeId: store.id,
        actorId: operator.id,
        actorName: operator.name,
        entity: 'store',
        entityId: store.id,
        before: { deliveredFeeRate: 1500, pickedUpFeeRate: 600, deliveryCommissionRate: 1000 },
        after: { deliveredFeeRate: 2000, pickedUpFeeRate: 600, deliveryCommissionRate: 1000 },
      },
    ]);
    const events = await database()
      .selectFrom('storeEvents')
      .where('storeId', '=', store.id)
      .select('event')
      .execute();
    expect(events).toEqual([
      { event: { kind: 'store.status', storeOnline: true, cause: 'MARKETPLACE' } },
    ]);
  });

  it.each([['50.01'], ['-1'], ['12.345'], ['a tenth']])("can't be %s percent", async (fee) => {
    const { store } = await market.addShop();
    const message = 'Commission must be between 0 and 50';
    const answer = await set(store.id, fee, 6);
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'deliveredFee', message }],
    });
    expect(await find(store.id)).toMatchObject({ deliveredFee: 15, pickedUpFee: 6 });
  });

  it('accepts every hundredth of a percent exactly', async () => {
    const { store } = await market.addShop();
    for (const fee of [0.07, 1.15, 8.29, 16.1, 49.99, 50, 0]) {
      await set(store.id, fee, fee, fee);
      expect(await find(store.id)).toMatchObject({
        deliveredFee: fee,
        pickedUpFee: fee,
        deliveryCommission: fee,
      });
    }
  });
});

describe('verification by an operator', () => {
  const verify = (storeId: number, part: 'BANK' | 'COMPANY' | 'REPRESENTATIVE', verified = true) =>
    market.test.call(
      verifyPart,
      { body: { storeId, part, verified, password: testPassword } },
      { token: operator.token },
    );
  const unverified = async () => {
    const { unverifiedStores } = await market.ask(findOverview, {}, operator);
    const { totalElements } = await list({ state: 'UNVERIFIED' });
    expect(totalElements).toBe(unverifiedStores);
    return unverifiedStores;
  };

  it('covers each part separately, and list and overview agree on what is left', async () => {
    const { store } = await market.addShop();
    await handIn(store);
    const waiting = await unverified();
    const first = await verify(store.id, 'COMPANY');
    expect(first.json()).toMatchObject({
      data: { verified: { bank: false, company: true, representative: false } },
    });
    await verify(store.id, 'BANK');
    expect(await unverified()).toBe(waiting);
    await verify(store.id, 'REPRESENTATIVE');
    expect(await unverified()).toBe(waiting - 1);
    await verify(store.id, 'BANK', false);
    expect((await find(store.id)).verified).toMatchObject({ bank: false, company: true });
    expect(await unverified()).toBe(waiting);
  });

  it('is in the audit log with who marked what', async () => {
    const { store } = await market.addShop();
    await handIn(store);
    await verify(store.id, 'BANK');
    const entries = await database()
      .selectFrom('auditEntries')
      .where('storeId', '=', store.id)
      .select(['actorId', 'entity', 'after'])
      .execute();
    expect(entries).toMatchObject([{ actorId: operator.id, entity: 'bank_details' }]);
    expect(JSON.stringify(entries)).toContain('BANK');
  });

  it('is rejected if nothing was submitted', async () => {
    const { store } = await market.addShop();
    const answer = await verify(store.id, 'BANK');
    expect(answer.json()).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(answer.json<{ detail: string }>().detail).toMatch(/hasn't submitted this part/);
  });
});
