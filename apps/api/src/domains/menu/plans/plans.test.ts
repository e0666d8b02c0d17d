import {
  findPlannedChanges,
  removePlannedChange,
  removeProduct,
  restorePlannedChange,
  savePlannedChange,
  type PlannedChange,
} from '@counter/contract/menu';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';
import { post } from '../../../testing/partner-api/partners.ts';
import { menuTasks } from '../index.ts';

let test: TestApp;
let menu: TestMenu;
let bread: number;
let cake: number;

const monday = '2026-11-23T13:00:00.000Z';
const later = '2026-11-24T13:00:00.000Z';

const clock = movableClock(new Date('2026-11-20T12:00:00Z'));

beforeAll(async () => {
  test = await createTestApp({ clock });
});
beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'));
  menu = await addMenu(test);
  bread = await menu.add({ name: 'Rye bread', pickupPrice: 650 });
  cake = await menu.add({ name: 'Plum cake', pickupPrice: 1200 });
});
afterAll(async () => test.close());

const send = async (fields: Readonly<Record<string, unknown>> = {}, key?: string) =>
  post(
    test,
    savePlannedChange,
    {
      storeId: menu.store.id,
      ids: [bread, cake],
      edit: { price: { kind: 'BY_PERCENT', basisPoints: 1000 } },
      at: monday,
      ...fields,
    },
    menu.manager,
    key,
  );

async function list(): Promise<PlannedChange[]> {
  const params = { storeId: String(menu.store.id) };
  const response = await test.call(findPlannedChanges, { params }, menu.manager);
  return response.json<{ data: PlannedChange[] }>().data;
}

async function plan(fields: Readonly<Record<string, unknown>> = {}): Promise<PlannedChange> {
  const response = await send(fields);
  expect(response.statusCode).toBe(200);
  const [planned] = await list();
  if (!planned) throw new Error('Nothing is planned.');
  return planned;
}

const about = async (endpoint: typeof removePlannedChange, id: number) =>
  post(test, endpoint, { storeId: menu.store.id, id }, menu.manager);

/** Runs the job of a plan, as the queue does at least once at its time. */
async function run({ id }: PlannedChange, at: string): Promise<void> {
  clock.set(new Date(at));
  await menuTasks(test.platform)['menu.plan']?.({ storeId: menu.store.id, id });
}

const prices = async () => [(await menu.find(bread)).price, (await menu.find(cake)).price];

it('a planned change applies at its time, once, to the prices of that time', async () => {
  const planned = await plan();
  expect(planned).toMatchObject({
    at: monday,
    productIds: [bread, cake],
    productNames: ['Plum cake', 'Rye bread'],
    state: 'PLANNED',
    plannedBy: menu.manager.name,
  });
  const { rows } = await sql<{ runAt: Date }>`
    select run_at from graphile_worker.jobs where key = ${`menu.plan:${planned.id}`}`.execute(
    test.platform.db,
  );
  expect(rows).toEqual([{ runAt: new Date(monday) }]);
  await run(planned, '2026-11-23T12:59:00Z');
  expect(await prices()).toEqual([650, 1200]);
  await menu.save({ id: bread, olVersion: 1, name: 'Rye bread', pickupPrice: 1000 });
  // The server was down at the time; the queue may run it twice.
  await run(planned, '2026-11-23T18:00:00Z');
  await run(planned, '2026-11-23T18:00:00Z');
  expect(await prices()).toEqual([1100, 1320]);
  expect(await list()).toMatchObject([{ id: planned.id, state: 'APPLIED' }]);
});

it('a planned change applies once, even if several servers run it at once', async () => {
  const planned = await plan();
  await Promise.all([run(planned, monday), run(planned, monday), run(planned, monday)]);
  expect(await prices()).toEqual([715, 1320]);
});

it('the history names who planned a change', async () => {
  await run(await plan({ ids: [bread] }), monday);
  expect((await menu.find(bread)).changedBy).toBe(`${menu.manager.name}, as planned`);
  const created = await findAudit(test.platform.db, 'plan.create');
  const applied = await findAudit(test.platform.db, 'plan.apply');
  expect(created.at(-1)).toMatchObject({ actorName: menu.manager.name, after: { at: monday } });
  expect(applied.at(-1)).toMatchObject({ actorName: `${menu.manager.name}, as planned` });
});

it("a cancelled change doesn't apply, and can be restored until its time", async () => {
  const planned = await plan();
  await send({ at: later });
  const others = (await list()).filter(({ id }) => id !== planned.id);
  expect((await about(removePlannedChange, planned.id)).json()).toEqual(
    expect.objectContaining({ data: others }),
  );
  await run(planned, monday);
  expect(await prices()).toEqual([650, 1200]);
  expect((await about(restorePlannedChange, planned.id)).json()).toMatchObject({
    errors: [{ path: 'at' }],
  });
  clock.set(new Date('2026-11-22T12:00:00Z'));
  expect((await about(restorePlannedChange, planned.id)).statusCode).toBe(200);
  await run(planned, monday);
  expect(await prices()).toEqual([715, 1320]);
});

it('a planned change can be rescheduled until its time; a stale request is refused', async () => {
  const planned = await plan();
  const { id, olVersion } = planned;
  expect((await send({ id, olVersion, at: later })).statusCode).toBe(200);
  expect((await send({ id, olVersion, at: monday })).json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  await run(planned, monday);
  expect(await prices()).toEqual([650, 1200]);
  await run(planned, later);
  expect(await prices()).toEqual([715, 1320]);
  expect((await send({ id, olVersion: 2, at: '2026-11-25T13:00:00Z' })).statusCode).toBe(404);
});

it('a planned change skips deleted products and says why if it fails', async () => {
  const halved = await plan({ edit: { price: { kind: 'SET', amount: 500 } } });
  const gone = { storeId: menu.store.id, id: cake };
  await post(test, removeProduct, gone, menu.manager);
  await run(halved, monday);
  expect(await menu.find(bread)).toMatchObject({ price: 500 });
  const lost = await plan({ ids: [bread], at: later });
  await post(test, removeProduct, { ...gone, id: bread }, menu.manager);
  await run(lost, later);
  expect(await list()).toContainEqual(
    expect.objectContaining({
      id: lost.id,
      state: 'FAILED',
      failure: 'Its products are no longer on the menu.',
    }),
  );
});

it('a planned unavailability ends on time, even if the plan runs after its end', async () => {
  const off = { availability: { available: false, until: '2026-11-23T14:00:00Z' } };
  await run(await plan({ ids: [bread], edit: off }), monday);
  expect(await menu.find(bread)).toMatchObject({
    available: false,
    unavailableUntil: '2026-11-23T14:00:00.000Z',
  });
  const late = await plan({
    ids: [cake],
    at: later,
    edit: { availability: { available: false, until: '2026-11-24T14:00:00Z' } },
  });
  await run(late, '2026-11-24T15:00:00Z');
  expect(await menu.find(cake)).toMatchObject({ available: true });
});

it("a plan that couldn't be carried out is refused", async () => {
  expect((await send({ at: '2026-11-20T11:00:00Z' })).json()).toMatchObject({
    errors: [{ path: 'at' }],
  });
  expect((await send({ edit: {} })).statusCode).toBe(422);
  expect((await send({ ids: [999_999] })).statusCode).toBe(404);
  const ended = { availability: { available: false, until: '2026-11-22T12:00:00Z' } };
  expect((await send({ edit: ended })).statusCode).toBe(422);
  expect(await list()).toEqual([]);
});

it('a plan is created once if it is sent twice under one key', async () => {
  await send({}, 'plan-key-1');
  await send({}, 'plan-key-1');
  expect(await list()).toHaveLength(1);
});
