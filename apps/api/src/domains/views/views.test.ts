import {
  findListViews,
  findOperatorViews,
  removeListView,
  removeOperatorView,
  restoreListView,
  restoreOperatorView,
  saveListView,
  saveOperatorView,
  maxViews,
  type ListView,
  type ListViewRequest,
  type OperatorViewRequest,
} from '@counter/contract/views';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore, addUser, type TestStore } from '../../testing/stores/marketplace.ts';
import { post } from '../../testing/partner-api/partners.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let test: TestApp;
let store: TestStore;
let ana: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  store = await addStore(test.platform.db);
  ana = await addUser(test.platform.db, { store, role: 'manager' });
});
afterAll(async () => test.close());

const late: Omit<ListViewRequest, 'storeId'> = {
  id: 0,
  list: 'orders',
  name: 'Cancelled pickups',
  filters: [
    { name: 'status', value: 'CANCELLED' },
    { name: 'categories', value: [3, 7] },
  ],
  columns: [
    { id: 'amount', shown: true },
    { id: 'items', shown: false },
  ],
};

const save = async (change: Partial<ListViewRequest> = {}, key?: string, as = ana) =>
  post(test, saveListView, { storeId: store.id, ...late, ...change }, as, key);

const about = async (endpoint: typeof removeListView, { id }: { readonly id: number }, as = ana) =>
  post(test, endpoint, { storeId: store.id, id }, as);

async function list(as = ana, of = store): Promise<ListView[]> {
  const response = await test.call(findListViews, { params: { storeId: String(of.id) } }, as);
  return response.json<{ data: ListView[] }>().data;
}

async function saved(change: Partial<ListViewRequest> = {}): Promise<ListView> {
  expect((await save(change)).statusCode).toBe(200);
  const found = (await list()).find(({ name }) => name === (change.name ?? late.name));
  if (!found) throw new Error('It was not saved.');
  return found;
}

it('views are listed by name, in any case', async () => {
  for (const name of ['late', 'Big baskets', 'all pickups']) await saved({ name });
  expect((await list()).map(({ name }) => name)).toEqual(['all pickups', 'Big baskets', 'late']);
});

it('a view follows its person to another device, in its own store only', async () => {
  const view = await saved();
  expect(view).toEqual({ ...late, id: view.id });
  const other = await addStore(test.platform.db);
  const colleague = await addUser(test.platform.db, { store, role: 'owner' });
  const elsewhere = await addUser(test.platform.db, { store: other, role: 'owner' });
  expect(await list(colleague)).toEqual([]);
  expect(await list(elsewhere, other)).toEqual([]);
  expect((await about(removeListView, view, colleague)).statusCode).toBe(404);
  expect((await save({ id: view.id, name: 'Mine' }, undefined, colleague)).statusCode).toBe(404);
  expect(await list()).toEqual([view]);
});

it('a view can be renamed and changed, with a unique name per list', async () => {
  const view = await saved();
  await saved({ name: 'Deliveries', filters: [] });
  const renamed = await saved({ id: view.id, name: 'Pickups', columns: [] });
  expect(renamed).toMatchObject({ id: view.id, columns: [] });
  expect((await list()).map(({ name }) => name)).toEqual(['Deliveries', 'Pickups']);
  expect((await save({ name: ' pickups ' })).json()).toMatchObject({
    errors: [{ path: 'name', message: 'You have a view named Pickups already.' }],
  });
  expect((await save({ id: view.id, name: 'Deliveries' })).statusCode).toBe(422);
  expect((await save({ id: view.id, name: '' })).json()).toMatchObject({
    errors: [{ path: 'name', message: 'Name is required' }],
  });
  expect((await save({ name: 'Pickups', list: 'customers' })).statusCode).toBe(200);
});

it("a list's layout without a view is stored once", async () => {
  const look = { name: '', filters: [] };
  const first = await saved(look);
  const second = await saved({ ...look, columns: [{ id: 'method', shown: false }] });
  expect(second).toEqual({ ...first, columns: [{ id: 'method', shown: false }] });
  expect(await list()).toEqual([second]);
});

it('a deleted view can be restored unless its name is taken', async () => {
  const view = await saved();
  expect((await about(removeListView, view)).json()).toMatchObject({ data: [] });
  expect((await about(removeListView, view)).statusCode).toBe(404);
  expect((await about(restoreListView, view)).json()).toMatchObject({ data: [view] });
  expect((await about(restoreListView, view)).statusCode).toBe(404);
  await about(removeListView, view);
  const other = await saved();
  expect((await about(restoreListView, view)).json()).toMatchObject({
    detail: 'You have another view named Cancelled pickups. Rename that one first.',
  });
  expect(await list()).toEqual([other]);
});

it('a view is created once per idempotency key', async () => {
  await save({}, 'view-key');
  expect((await save({}, 'view-key')).statusCode).toBe(200);
  expect(await list()).toHaveLength(1);
});

it('two devices that save the same name at once create one view', async () => {
  const answers = await Promise.all([save(), save(), save()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual(
    [200, 422, 422],
  );
  expect(await list()).toHaveLength(1);
});

it('a list has a limited number of views', async () => {
  for (let at = 0; at < maxViews; at += 1) await save({ name: `View ${at}` });
  expect((await save({ name: 'One more' })).json()).toMatchObject({
    detail: 'You can save up to 30 views of a list.',
  });
  expect((await save({ name: '', filters: [] })).statusCode).toBe(200);
  expect((await save({ name: 'Best', list: 'customers' })).statusCode).toBe(200);
});

const suspended: OperatorViewRequest = {
  id: 0,
  list: 'stores',
  name: 'Suspended',
  filters: [{ name: 'state', value: 'SUSPENDED' }],
  columns: [{ id: 'owner', shown: false }],
};

const addOperator = async () => addUser(test.platform.db, { operator: true });

async function listOf(operator: Person): Promise<ListView[]> {
  const response = await test.call(findOperatorViews, {}, operator);
  return response.json<{ data: ListView[] }>().data;
}

async function savedBy(operator: Person, change: Partial<OperatorViewRequest> = {}) {
  const response = await post(test, saveOperatorView, { ...suspended, ...change }, operator);
  expect(response.statusCode).toBe(200);
  const [view] = response.json<{ data: ListView[] }>().data;
  if (!view) throw new Error('It was not saved.');
  return view;
}

it('an operator has views of the marketplace that no other operator sees or changes', async () => {
  const [one, other] = [await addOperator(), await addOperator()];
  const view = await savedBy(one);
  expect(view).toEqual({ ...suspended, id: view.id });
  expect(await listOf(other)).toEqual([]);
  const { id } = view;
  expect((await post(test, removeOperatorView, { id }, other)).statusCode).toBe(404);
  expect((await post(test, saveOperatorView, { ...view, name: 'Mine' }, other)).statusCode).toBe(
    404,
  );
  await savedBy(other);
  expect((await post(test, removeOperatorView, { id }, one)).json()).toMatchObject({ data: [] });
  expect((await post(test, restoreOperatorView, { id }, other)).statusCode).toBe(404);
  expect((await post(test, restoreOperatorView, { id }, one)).json()).toMatchObject({
    data: [view],
  });
});

it("a merchant can't reach an operator's views, nor an operator a merchant's through theirs", async () => {
  const operator = await addOperator();
  const view = await savedBy(operator);
  const own = await saved();
  expect((await test.call(findOperatorViews, {}, ana)).statusCode).toBe(403);
  expect((await post(test, removeOperatorView, { id: view.id }, ana)).statusCode).toBe(403);
  expect((await about(removeListView, view)).statusCode).toBe(404);
  expect((await post(test, removeListView, { storeId: 0, id: view.id }, ana)).statusCode).toBe(422);
  expect((await post(test, removeOperatorView, { id: own.id }, operator)).statusCode).toBe(404);
  expect(await listOf(operator)).toEqual([view]);
  expect(await list()).toEqual([own]);
});

it("lists of the marketplace aren't lists of a store", async () => {
  const ofOperator = { ...suspended, storeId: store.id };
  expect((await post(test, saveListView, ofOperator, ana)).statusCode).toBe(422);
  expect((await post(test, saveOperatorView, late, await addOperator())).statusCode).toBe(422);
});

it("an operator's view is created once per idempotency key", async () => {
  const operator = await addOperator();
  const send = async () => post(test, saveOperatorView, suspended, operator, 'view-key');
  await send();
  expect((await send()).statusCode).toBe(200);
  expect(await listOf(operator)).toHaveLength(1);
});
