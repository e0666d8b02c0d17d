import { findOperatorStores } from '@counter/contract/operator';
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOperatorStorePage } from './operator-stores.repository.ts';
import type { Database } from './operator.tables.ts';
import { addStore, addUser, type TestStore } from '../../testing/stores/marketplace.ts';
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
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).content.map(({ id }) => id);

async function rename({ id }: TestStore, name: string) {
  await database().updateTable('stores').set({ name }).where('id', '=', id).execute();
}

async function addOrders({ id }: TestStore, status: 'COMPLETED' | 'EXPIRED', orders: number) {
  // The market's clock stands at this day.
  const common = { day: '2026-03-04', deliveryMethod: 'PICKUP', scheduled: false } as const;
  await database()
    .insertInto('orderCounts')
    .values({ storeId: id, status, orders, ...common })
    .execute();
}

it('stores are sorted by the orders of the last days and by health, those without any last', async () => {
  const [busy, failing, waiting] = [
    await addStore(database()),
    await addStore(database()),
    await addStore(database(), { approved: false }),
  ];
  await rename(busy, 'Sorted B');
  await rename(failing, 'Sorted C');
  await rename(waiting, 'Sorted A');
  await addOrders(busy, 'COMPLETED', 40);
  await addOrders(failing, 'COMPLETED', 5);
  await addOrders(failing, 'EXPIRED', 3);
  const sorted = async (sort: string) => idsOf({ search: 'sorted', sort });
  expect(await sorted('-name')).toEqual([failing.id, busy.id, waiting.id]);
  expect(await sorted('-orders')).toEqual([busy.id, failing.id, waiting.id]);
  expect(await sorted('orders')).toEqual([failing.id, busy.id, waiting.id]);
  expect(await sorted('health')).toEqual([failing.id, busy.id, waiting.id]);
  expect(await sorted('-health')).toEqual([busy.id, failing.id, waiting.id]);
  const { content, totalElements } = await list({ search: 'sorted', sort: 'health' });
  expect(totalElements).toBe(3);
  expect(content.map(({ health }) => health && [health.orders, ...health.problems])).toEqual([
    [8, 'MISSED'],
    [40],
    null,
  ]);
});

const manyStores = 200;

/** Adds stores with 60 days of orders each, in the order in which the days go by. */
async function addManyStores() {
  await sql`insert into stores (store_url, name, branch_name, address, approved, verified, currency, time_zone, created_at)
    select 'many-' || n, 'Many ' || n, '', '', true, true, 'USD', 'UTC', now()
    from generate_series(1, ${manyStores}::int) as n`.execute(database());
  await sql`insert into store_settings (store_id, online, minimum_order, tax_rate, preparation_minutes,
      delivered_fee_rate, picked_up_fee_rate)
    select id, true, 0, 0, 20, 0, 0 from stores where store_url like 'many-%'`.execute(database());
  await sql`insert into order_counts (store_id, day, status, delivery_method, scheduled, orders)
    select id, date '2026-03-04' - age, 'COMPLETED', 'PICKUP', false, 1
    from generate_series(59, 0, -1) as age, stores where store_url like 'many-%'`.execute(
    database(),
  );
  await sql`insert into preparation_days (store_id, day, minutes, orders, late)
    select id, date '2026-03-04' - age, 10, 1, 0
    from generate_series(59, 0, -1) as age, stores where store_url like 'many-%'`.execute(
    database(),
  );
  await sql`analyze`.execute(database());
}

type PlanNode = {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
};

/** Returns how often the database looks into its rollups for a sorted page, and by which indexes. */
async function rollupsReadFor(sort: 'orders' | 'health') {
  const { pool } = market.test.database;
  const sent: CompiledQuery[] = [];
  const watched = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void sent.push(query),
  });
  const page = { search: '', state: undefined, pageNumber: 0, pageSize: 25 };
  await findOperatorStorePage(watched, { ...page, sort }, new Date('2026-03-04T12:00:00Z'));
  const [query] = sent;
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${query?.sql}`,
    [...(query?.parameters ?? [])],
  );
  const nodes = nodesOf(rows.map((row) => row['QUERY PLAN'][0].Plan));
  const rollups = /^(?:order_counts|preparation_days)/;
  const loops = nodes
    .filter((node) => rollups.test(node['Relation Name'] ?? ''))
    .map((node) => node['Actual Loops']);
  const indexes = nodes
    .flatMap((node) => node['Index Name'] ?? [])
    .filter((name) => rollups.test(name));
  return { loops, indexes: indexes.toSorted() };
}

function nodesOf(plans: readonly PlanNode[]): PlanNode[] {
  return plans.flatMap((plan) => [plan, ...nodesOf(plan.Plans ?? [])]);
}

it('the orders of all stores are read at once and by their days, not store by store', async () => {
  await addManyStores();
  expect(await rollupsReadFor('orders')).toEqual({ loops: [1], indexes: ['order_counts_by_day'] });
  expect(await rollupsReadFor('health')).toEqual({
    loops: [1, 1],
    indexes: ['order_counts_by_day', 'preparation_days_by_day'],
  });
});
