import {
  findPlannedChanges,
  removeProduct,
  savePlannedChange,
  undoPlannedChange,
  type PlannedChange,
} from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';
import { post } from '../../../testing/partner-api/partners.ts';
import { menuTasks } from '../index.ts';

const monday = '2026-11-23T13:00:00.000Z';
const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
let test: TestApp;
let menu: TestMenu;
let bread: number;
let cake: number;

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

async function list(): Promise<PlannedChange[]> {
  const params = { storeId: String(menu.store.id) };
  const response = await test.call(findPlannedChanges, { params }, menu.manager);
  return response.json<{ data: PlannedChange[] }>().data;
}

/** Plans a change of both products and has it happen on Monday. */
async function change(edit: object): Promise<number> {
  const body = { storeId: menu.store.id, ids: [bread, cake], edit, at: monday };
  expect((await post(test, savePlannedChange, body, menu.manager)).statusCode).toBe(200);
  const [planned] = await list();
  if (!planned) throw new Error('Nothing is planned.');
  clock.set(new Date(monday));
  await menuTasks(test.platform)['menu.plan']?.({ storeId: menu.store.id, id: planned.id });
  return planned.id;
}

const undo = async (id: number) =>
  post(test, undoPlannedChange, { storeId: menu.store.id, id }, menu.manager);

const prices = async () => [(await menu.find(bread)).price, (await menu.find(cake)).price];
const raise = { price: { kind: 'BY_PERCENT', basisPoints: 1000 } };

it('undoing restores the former prices once and names who did it', async () => {
  const id = await change(raise);
  expect(await list()).toMatchObject([{ id, undoable: true, undoneBy: null }]);
  expect((await undo(id)).json()).toMatchObject({
    message: 'The change was undone.',
    data: [{ id, state: 'APPLIED', undoable: false, undoneBy: menu.manager.name }],
  });
  expect(await prices()).toEqual([650, 1200]);
  expect((await menu.find(bread)).changedBy).toBe(menu.manager.name);
  const again = await undo(id);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    message: `${menu.manager.name} already undid this change.`,
  });
  expect(await findAudit(test.platform.db, 'plan.undo')).toMatchObject([{ entityId: id }]);
});

it('undoing leaves the other changes as they are', async () => {
  const id = await change(raise);
  const at = '2026-12-07T12:00:00Z';
  const body = { storeId: menu.store.id, ids: [bread], edit: raise, at };
  await post(test, savePlannedChange, body, menu.manager);
  const others = (await list()).filter((one) => one.id !== id);
  await undo(id);
  expect((await list()).filter((one) => one.id !== id)).toEqual(others);
  expect(others).toMatchObject([{ state: 'PLANNED', undoneBy: null }]);
});

it('undoing works once when two people do it at once', async () => {
  const id = await change({ price: { kind: 'BY_AMOUNT', amount: 100 } });
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await prices()).toEqual([650, 1200]);
});

it('undoing skips and names a price that changed since', async () => {
  const id = await change({ ...raise, taxRate: 5 });
  const { olVersion } = await menu.find(bread);
  await menu.save({ id: bread, olVersion, name: 'Rye bread', pickupPrice: 900, taxRate: 5 });
  expect((await undo(id)).json()).toMatchObject({
    message: 'The change was undone, but for what changed since: price of Rye bread.',
  });
  expect(await prices()).toEqual([900, 1200]);
  expect((await menu.find(bread)).taxRate).toBeNull();
});

it('undoing puts removed products back on the menu', async () => {
  const until = '2026-11-30T12:00:00.000Z';
  const id = await change({ availability: { available: false, until } });
  expect(await menu.find(bread)).toMatchObject({ available: false, unavailableUntil: until });
  await undo(id);
  expect(await menu.find(bread)).toMatchObject({ available: true, unavailableUntil: null });
});

it('undoing skips products deleted since', async () => {
  const id = await change(raise);
  const gone = { storeId: menu.store.id, id: cake };
  expect((await post(test, removeProduct, gone, menu.manager)).statusCode).toBe(200);
  expect((await undo(id)).json()).toMatchObject({
    message: 'The change was undone, but for what changed since: Plum cake (deleted).',
  });
  expect((await menu.find(bread)).price).toBe(650);
});

it('undoing is refused if everything changed since', async () => {
  const id = await change(raise);
  for (const [product, name] of [
    [bread, 'Rye bread'],
    [cake, 'Plum cake'],
  ] as const) {
    const { olVersion } = await menu.find(product);
    await menu.save({ id: product, olVersion, name, pickupPrice: 1 });
  }
  expect((await undo(id)).statusCode).toBe(409);
  expect(await prices()).toEqual([1, 1]);
});

it("undoing is refused for a change that hasn't happened yet", async () => {
  const body = { storeId: menu.store.id, ids: [bread], edit: raise, at: monday };
  await post(test, savePlannedChange, body, menu.manager);
  const [planned] = await list();
  expect(planned).toMatchObject({ undoable: false });
  expect(planned && (await undo(planned.id)).statusCode).toBe(404);
});
