import { findAuditEntries, findSettingHistory } from '@counter/contract/audit';
import {
  findPlannedSettings,
  findStoreAccount,
  findStoreOrdering,
  findDeliveryFees,
  orderingSetting,
  planSetting,
  removePlannedSetting,
  restorePlannedSetting,
  updateDeliveryFees,
  updateStoreOrdering,
  type PlannedSetting,
} from '@counter/contract/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../platform/config/log.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { copyRow } from '../../testing/stores/copies.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { settingsTasks } from './index.ts';

let market: TestMarket;
let shop: TestShop;

const noon = '2026-03-04T17:00:00.000Z';
const monday = '2026-03-09T05:00:00.000Z';

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(new Date(noon));
  shop = await market.addShop();
  await post(market.test, updateStoreOrdering, { storeId: shop.store.id, ...ordering }, shop.owner);
});
afterAll(async () => market.test.close());

const ordering = orderingSetting.example;
const inPath = () => ({ params: { storeId: String(shop.store.id) } });
const findOrdering = async () => market.ask(findStoreOrdering, inPath(), shop.owner);
const list = async () => market.ask(findPlannedSettings, inPath(), shop.owner);

async function send(values: object, part = 'ordering', at = monday, key?: string) {
  const body = { storeId: shop.store.id, setting: { part, values }, at };
  return post(market.test, planSetting, body, shop.owner, key);
}

async function plan(values: object, part = 'ordering'): Promise<PlannedSetting> {
  expect((await send(values, part)).json()).toMatchObject({ data: [{ part }] });
  const [planned] = await list();
  if (!planned) throw new Error('Nothing is planned.');
  return planned;
}

async function run({ id }: PlannedSetting, at = monday): Promise<void> {
  market.clock.set(new Date(at));
  await settingsTasks(market.test.platform)['settings.plan']?.({ storeId: shop.store.id, id });
}

const about = async (endpoint: typeof removePlannedSetting, { id }: PlannedSetting) =>
  post(market.test, endpoint, { storeId: shop.store.id, id }, shop.owner);

it('applies only planned differences, at their time, once', async () => {
  const planned = await plan({ ...ordering, minimumOrder: 2000 });
  expect(planned).toEqual({
    id: planned.id,
    part: 'ordering',
    at: monday,
    changes: [{ field: 'minimum order', before: '$ 15.00', after: '$ 20.00' }],
    state: 'PLANNED',
    failure: '',
    plannedBy: shop.owner.name,
  });
  const { rows } = await sql<{ runAt: Date }>`
    select run_at from graphile_worker.jobs where key = ${`settings.plan:${planned.id}`}`.execute(
    market.test.platform.db,
  );
  expect(rows).toEqual([{ runAt: new Date(monday) }]);
  await run(planned, '2026-03-09T04:59:00Z');
  expect(await findOrdering()).toMatchObject({ minimumOrder: 1500 });
  const other = { storeId: shop.store.id, ...ordering, preparationMinutes: 40 };
  await post(market.test, updateStoreOrdering, other, shop.owner);
  await run(planned, '2026-03-09T09:00:00Z');
  const back = { storeId: shop.store.id, ...ordering, minimumOrder: 2000, preparationMinutes: 10 };
  expect(await findOrdering()).toMatchObject({ minimumOrder: 2000, preparationMinutes: 40 });
  await post(market.test, updateStoreOrdering, { ...back, minimumOrder: 100 }, shop.owner);
  await run(planned, '2026-03-09T09:00:00Z');
  expect(await findOrdering()).toMatchObject({ minimumOrder: 100 });
  // Nothing of it could be undone any more.
  expect(await list()).toEqual([]);
});

it('a plan is listed after any number of changes that failed before it', async () => {
  const planned = await plan({ ...ordering, minimumOrder: 2000 });
  await copyRow(market.test.database.db, 'planned_settings', planned.id, {
    times: 205,
    set: sql`jsonb_build_object('state', 'FAILED', 'failure', 'No.',
      'applies_at', one.applies_at - n * interval '1 minute')`,
  });
  const listed = await list();
  expect(listed).toHaveLength(200);
  expect(listed.map(({ at }) => at)).toEqual(listed.map(({ at }) => at).toSorted());
  expect(listed.at(-1)).toEqual(planned);
});

it('the history of a setting shows who planned it, with both values', async () => {
  await run(await plan({ ...ordering, minimumOrder: 2000 }));
  const params = { storeId: String(shop.store.id), part: 'ordering' } as const;
  const [latest] = await market.ask(findSettingHistory, { params }, shop.owner);
  expect(latest).toMatchObject({
    at: monday,
    by: `${shop.owner.name}, as planned`,
    changes: [{ field: 'minimum order', before: '$ 15.00', after: '$ 20.00' }],
  });
  const body = { storeId: shop.store.id };
  const { content } = await market.ask(findAuditEntries, { body }, shop.owner);
  expect(content.map(({ did }) => did)).toEqual(
    expect.arrayContaining([
      'planned a change of the order settings',
      'applied the planned change of the order settings',
    ]),
  );
});

it('the history excludes other stores and other parts', async () => {
  await run(await plan({ storeTaxRate: 9.5 }, 'tax'));
  const params = { storeId: String(shop.store.id), part: 'tax' } as const;
  expect(await market.ask(findSettingHistory, { params }, shop.owner)).toMatchObject([
    { changes: [{ field: 'tax rate', before: '8.25%', after: '9.5%' }] },
  ]);
  const other = await market.addShop();
  const others = { params: { storeId: String(other.store.id), part: 'tax' } } as const;
  expect(await market.ask(findSettingHistory, others, other.owner)).toEqual([]);
});

it("a plan whose job runs slightly early isn't skipped", async () => {
  const planned = await plan({ storeTaxRate: 9.5 }, 'tax');
  const { platform, database } = market.test;
  const key = `settings.plan:${planned.id}`;
  const job = async () =>
    (
      await sql<{ waits: boolean }>`
    select run_at > now() as waits from graphile_worker.jobs where key = ${key}`.execute(
        platform.db,
      )
    ).rows;
  // The queue's clock says that it is time, ours doesn't.
  const queueIsAhead = async () =>
    database.pool.query('update graphile_worker._private_jobs set run_at = now() where key = $1', [
      key,
    ]);
  await queueIsAhead();
  const jobs = await startJobs({
    pool: database.pool,
    tasks: settingsTasks(platform),
    log: createLog({ logLevel: 'silent' }),
  });
  try {
    await eventually(async () => expect(await job()).toEqual([{ waits: true }]));
    expect(await list()).toMatchObject([{ id: planned.id, state: 'PLANNED' }]);
    market.clock.set(new Date(monday));
    await queueIsAhead();
    await eventually(async () => expect(await job()).toEqual([]));
  } finally {
    await jobs.stop();
  }
  expect(await market.ask(findStoreAccount, inPath(), shop.owner)).toMatchObject({ taxRate: 9.5 });
});

it("a cancelled plan doesn't apply, and can be restored until its time", async () => {
  const planned = await plan({ storeTaxRate: 9.5 }, 'tax');
  await send({ ...ordering, minimumOrder: 2000 });
  const others = (await list()).filter(({ id }) => id !== planned.id);
  expect(others).toMatchObject([{ part: 'ordering', state: 'PLANNED' }]);
  expect((await about(removePlannedSetting, planned)).json()).toMatchObject({ data: others });
  await run(planned);
  expect(await market.ask(findStoreAccount, inPath(), shop.owner)).toMatchObject({ taxRate: 8.25 });
  expect((await about(restorePlannedSetting, planned)).json()).toMatchObject({
    errors: [{ path: 'at' }],
  });
  market.clock.set(new Date(noon));
  expect((await about(restorePlannedSetting, planned)).statusCode).toBe(200);
  expect((await about(restorePlannedSetting, planned)).statusCode).toBe(404);
  await run(planned);
  expect(await market.ask(findStoreAccount, inPath(), shop.owner)).toMatchObject({ taxRate: 9.5 });
});

it('planned fees that no longer fit together change nothing and say why', async () => {
  const flat = { kind: 'FLAT', fee: 499, freeFrom: null };
  const bands = { kind: 'BANDS', bands: [{ upToMiles: 3, fee: 299 }], freeFrom: null };
  const fees = { zipCode: '11201', direct: flat, pooled: flat };
  const now = { storeId: shop.store.id, ...fees };
  await post(market.test, updateDeliveryFees, now, shop.owner);
  const planned = await plan({ ...fees, direct: bands }, 'delivery');
  expect(planned.changes.map(({ field }) => field)).toEqual(['direct']);
  await post(market.test, updateDeliveryFees, { ...now, zipCode: '' }, shop.owner);
  await run(planned);
  expect(await list()).toMatchObject([
    { id: planned.id, state: 'FAILED', failure: 'ZIP code is required' },
  ]);
  expect(await market.ask(findDeliveryFees, inPath(), shop.owner)).toMatchObject({ direct: flat });
});

it('an invalid plan is rejected when it is made', async () => {
  expect((await send(ordering)).json()).toMatchObject({
    detail: 'Change a value first. These are the current ones.',
  });
  expect((await send({ ...ordering, minimumOrder: 1 }, 'ordering', noon)).json()).toMatchObject({
    errors: [{ path: 'at' }],
  });
  expect((await send({ ...ordering, preparationMinutes: 0 })).statusCode).toBe(422);
  expect((await send({ taxRate: 1 }, 'tax')).statusCode).toBe(422);
  expect((await send({}, 'look')).statusCode).toBe(422);
  expect(await list()).toEqual([]);
});

it("a plan is made once per idempotency key, and staff can't plan", async () => {
  await send({ storeTaxRate: 9 }, 'tax', monday, 'plan-key');
  await send({ storeTaxRate: 9 }, 'tax', monday, 'plan-key');
  expect(await list()).toHaveLength(1);
  const staff = await addUser(market.test.platform.db, { store: shop.store, role: 'staff' });
  const setting = { part: 'tax', values: { storeTaxRate: 8 } };
  const body = { storeId: shop.store.id, setting, at: monday };
  expect((await post(market.test, planSetting, body, staff)).statusCode).toBe(403);
});
