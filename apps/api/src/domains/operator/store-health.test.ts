import { findOverview, findStoreHealth, type StoreProblem } from '@counter/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStore, addUser, type TestStore } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';

// The market's clock stands at 17:00 UTC of this day.
const today = '2026-03-04';
const sixDaysAgo = '2026-02-26';
const weekAgo = '2026-02-25';
const twoWeeksAgo = '2026-02-18';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(database(), { operator: true });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const list = (query: Record<string, string> = {}) =>
  market.ask(findStoreHealth, { query }, operator);
const problemsOf = async ({ id }: TestStore) =>
  (await list({ search: `Store ${id}.` })).content.find((one) => one.id === id)?.problems;

async function addNamedStore(approved = true): Promise<TestStore> {
  const store = await addStore(database());
  await database()
    .updateTable('stores')
    .set({ name: `Store ${store.id}.`, branchName: 'Harbor', approved })
    .where('id', '=', store.id)
    .execute();
  return store;
}

const statuses = ['COMPLETED', 'EXPIRED', 'STORE_REJECT'] as const;
type Status = (typeof statuses)[number];

async function addOrders({ id }: TestStore, day: string, counts: Partial<Record<Status, number>>) {
  const common = { storeId: id, day, deliveryMethod: 'PICKUP', scheduled: false } as const;
  const rows = statuses.map((status) => ({ ...common, status, orders: counts[status] ?? 0 }));
  await database().insertInto('orderCounts').values(rows).execute();
}

async function addMade(
  { id }: TestStore,
  day: string,
  orders: number,
  late: number,
  acceptedLate = 0,
) {
  await database()
    .insertInto('preparationDays')
    .values({ storeId: id, day, minutes: 12, orders, late, acceptedLate })
    .execute();
}

const at = (time: string) => new Date(`${today}T${time}:00Z`);

async function addScreen({ id }: TestStore, seenAt: string | null, warnedUntil: string) {
  const warnedAt = at('16:05');
  await database()
    .insertInto('storeScreens')
    .values({
      storeId: id,
      seenAt: seenAt === null ? null : at(seenAt),
      warnedAt,
      warnedUntil: at(warnedUntil),
    })
    .execute();
}

type PayoutStatus = 'PENDING' | 'IN_TRANSIT' | 'PAID' | 'FAILED';

async function addPayout(
  { id }: TestStore,
  status: PayoutStatus,
  periodEnd: string,
  createdAt = at('09:00'),
) {
  await database()
    .insertInto('payouts')
    .values({
      storeId: id,
      transactionId: `PO-${id}-${periodEnd}`,
      status,
      createdAt,
      periodStart: periodEnd,
      periodEnd,
      currency: 'USD',
      totalOrders: 1,
      totalOrdersAmount: 1000,
      transactionFee: 100,
      totalTax: 0,
      totalTip: 0,
      adjustments: 0,
      payoutAmount: 900,
      failure: status === 'FAILED' ? 'Account closed' : null,
    })
    .execute();
}

describe('the health of a store', () => {
  it.each<[string, Partial<Record<Status, number>>, StoreProblem[] | undefined]>([
    ['one order of few missed', { COMPLETED: 1, EXPIRED: 1 }, undefined],
    ['3% of its orders missed', { COMPLETED: 97, EXPIRED: 3 }, ['MISSED']],
    ['less than 3% missed', { COMPLETED: 98, EXPIRED: 2, STORE_REJECT: 1 }, undefined],
    ['one order of few cancelled', { COMPLETED: 1, STORE_REJECT: 1 }, undefined],
    ['5% of its orders cancelled', { COMPLETED: 38, STORE_REJECT: 2 }, ['CANCELED']],
    ['less than 5% cancelled', { COMPLETED: 39, STORE_REJECT: 2 }, undefined],
    ['all lost', { EXPIRED: 2, STORE_REJECT: 2 }, ['MISSED', 'CANCELED']],
  ])('with %s', async (_what, counts, problems) => {
    const store = await addNamedStore();
    await addOrders(store, today, counts);
    expect(await problemsOf(store)).toEqual(problems);
  });

  it.each([
    [4, 4, undefined],
    [25, 5, ['LATE']],
    [26, 5, undefined],
  ])('with %i orders made and %i of them late', async (made, late, problems) => {
    const store = await addNamedStore();
    await addMade(store, today, made, late);
    expect(await problemsOf(store)).toEqual(problems);
  });

  it.each([
    [4, 4, undefined],
    [25, 5, ['ACCEPTED_LATE']],
    [26, 5, undefined],
  ])('with %i orders made and %i of them accepted late', async (made, late, problems) => {
    const store = await addNamedStore();
    await addMade(store, today, made, 0, late);
    expect(await problemsOf(store)).toEqual(problems);
  });

  it('covers seven days and compares with the seven before', async () => {
    const store = await addNamedStore();
    await addOrders(store, twoWeeksAgo, { EXPIRED: 64 });
    await addOrders(store, weekAgo, { COMPLETED: 8, EXPIRED: 4, STORE_REJECT: 2 });
    await addMade(store, weekAgo, 8, 1, 2);
    await addOrders(store, sixDaysAgo, { COMPLETED: 5, EXPIRED: 2, STORE_REJECT: 1 });
    await addMade(store, sixDaysAgo, 5, 3, 4);
    const { content } = await list({ search: `Store ${store.id}.` });
    expect(content).toEqual([
      {
        id: store.id,
        name: `Store ${store.id}.`,
        branchName: 'Harbor',
        orders: 8,
        missed: 2,
        cancelled: 1,
        made: 5,
        acceptedLate: 4,
        late: 3,
        before: { orders: 14, missed: 4, cancelled: 2, made: 8, acceptedLate: 2, late: 1 },
        noScreenSince: null,
        unpaidSince: null,
        problems: ['MISSED'],
      },
    ]);
    const healthy = await addNamedStore();
    await addOrders(healthy, weekAgo, { EXPIRED: 9 });
    expect(await problemsOf(healthy)).toBeUndefined();
  });

  it.each([
    ['is missing', '16:00', '20:00', '16:00'],
    ['was never there', null, '20:00', '16:05'],
    ['came back', '16:30', '20:00', undefined],
    ['was needed until it closed', '16:00', '17:00', undefined],
  ])('with a screen that %s', async (_what, seenAt, warnedUntil, since) => {
    const store = await addNamedStore();
    await addScreen(store, seenAt, warnedUntil);
    const { content } = await list({ search: `Store ${store.id}.` });
    expect(content.map((one) => [one.problems, one.noScreenSince])).toEqual(
      since === undefined ? [] : [[['NO_SCREEN'], at(since).toISOString()]],
    );
  });

  it('is bad while its latest payout is returned by the bank', async () => {
    const [returned, paid] = [await addNamedStore(), await addNamedStore()];
    await addPayout(returned, 'PAID', '2026-02-22');
    await addPayout(returned, 'FAILED', '2026-03-01');
    await addPayout(paid, 'FAILED', '2026-02-22');
    await addPayout(paid, 'PAID', '2026-03-01');
    expect(await problemsOf(returned)).toEqual(['PAYOUT']);
    expect(await problemsOf(paid)).toBeUndefined();
  });

  it.each<[PayoutStatus, string, StoreProblem[] | undefined]>([
    ['PENDING', '2026-02-25T16:59:00Z', ['UNPAID']],
    ['IN_TRANSIT', '2026-02-25T16:59:00Z', ['UNPAID']],
    ['PENDING', '2026-02-25T17:01:00Z', undefined],
    ['PAID', '2026-02-20T09:00:00Z', undefined],
  ])('with a payout that is %s since %s', async (status, createdAt, problems) => {
    const store = await addNamedStore();
    await addPayout(store, status, '2026-02-22', new Date(createdAt));
    const { content } = await list({ search: `Store ${store.id}.` });
    expect(content.map((one) => one.problems)).toEqual(problems ? [problems] : []);
    expect(content.map((one) => one.unpaidSince)).toEqual(
      problems ? [new Date(createdAt).toISOString()] : [],
    );
  });

  it('is bad while its payouts are on hold, from the first day on', async () => {
    const store = await addNamedStore();
    const hold = { storeId: store.id, reason: 'Fraud check', heldBy: 'Imani', heldAt: at('16:00') };
    await database().insertInto('payoutHolds').values(hold).execute();
    const { content } = await list({ search: `Store ${store.id}.`, state: 'UNPAID' });
    expect(content.map((one) => [one.problems, one.unpaidSince])).toEqual([
      [['UNPAID'], at('16:00').toISOString()],
    ]);
    await database()
      .updateTable('payoutHolds')
      .set({ liftedAt: at('16:30'), liftedBy: 'Imani' })
      .where('storeId', '=', store.id)
      .execute();
    expect(await problemsOf(store)).toBeUndefined();
  });

  it("isn't judged while the store isn't approved", async () => {
    const store = await addNamedStore(false);
    await addOrders(store, today, { EXPIRED: 9 });
    expect(await problemsOf(store)).toBeUndefined();
  });
});

describe('the list of stores with problems', () => {
  it('starts with the worst and names each problem', async () => {
    const [few, many, both] = [await addNamedStore(), await addNamedStore(), await addNamedStore()];
    const own = new Set([few.id, many.id, both.id]);
    await addOrders(few, today, { COMPLETED: 90, EXPIRED: 10 });
    await addOrders(many, today, { COMPLETED: 80, EXPIRED: 20 });
    await addOrders(both, today, { COMPLETED: 93, EXPIRED: 3 });
    await addMade(both, today, 93, 50);
    const idsIn = async (query: Record<string, string>) =>
      (await list(query)).content.map(({ id }) => id).filter((id) => own.has(id));
    expect(await idsIn({})).toEqual([both.id, many.id, few.id]);
    expect(await idsIn({ state: 'LATE' })).toEqual([both.id]);
    expect(await idsIn({ state: 'CANCELED' })).toEqual([]);
    expect(await idsIn({ search: `store ${many.id}.` })).toEqual([many.id]);
  });

  it('counts as many stores without a screen and with a returned payout as the overview', async () => {
    const before = await market.ask(findOverview, {}, operator);
    const [dark, back, unpaid, waiting] = [
      await addNamedStore(),
      await addNamedStore(),
      await addNamedStore(),
      await addNamedStore(false),
    ];
    await addScreen(dark, '16:00', '20:00');
    await addScreen(back, '16:30', '20:00');
    await addScreen(waiting, '16:00', '20:00');
    await addPayout(unpaid, 'FAILED', '2026-03-01');
    await addPayout(waiting, 'FAILED', '2026-03-01');
    const { storesWithoutScreen, storesWithReturnedPayout } = await market.ask(
      findOverview,
      {},
      operator,
    );
    expect(storesWithoutScreen).toBe(before.storesWithoutScreen + 1);
    expect(storesWithReturnedPayout).toBe(before.storesWithReturnedPayout + 1);
    expect((await list({ state: 'NO_SCREEN' })).totalElements).toBe(storesWithoutScreen);
    expect((await list({ state: 'PAYOUT' })).totalElements).toBe(storesWithReturnedPayout);
  });
});
