import {
  findOffMenu,
  removeFromBusiness,
  removeProduct,
  restoreToBusiness,
  updateProductAvailability,
  type OffItem,
} from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addUser, type TestUser } from '../../../testing/stores/marketplace.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';
import { post } from '../../../testing/partner-api/partners.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const clock = movableClock(noon);
let test: TestApp;
let menu: TestMenu;
let staff: TestUser;
let other: TestMenu;

beforeAll(async () => {
  test = await createTestApp({ clock });
  menu = await addMenu(test);
  other = await addMenu(test);
  staff = await addUser(test.platform.db, { store: menu.store, role: 'staff' });
});
beforeEach(() => clock.set(noon));
afterAll(async () => test.close());

const mark = async (id: number, available: boolean, until?: string | null) =>
  post(test, updateProductAvailability, { storeId: menu.store.id, id, available, until }, staff);

const seqOf = async () => {
  const { seq } = await test.platform.db
    .selectFrom('storeEventHeads')
    .where('storeId', '=', menu.store.id)
    .select('seq')
    .executeTakeFirstOrThrow();
  return seq;
};

describe('marking a product', () => {
  it.each([
    ['until tomorrow', 'TODAY', '2026-03-05T05:00:00.000Z', ' until tomorrow.'],
    ['until a time', '2026-03-04T20:30:00Z', '2026-03-04T20:30:00.000Z', ' until 3:30 PM.'],
    ['until changed', null, null, '.'],
    ['without an end', undefined, null, '.'],
  ])('as unavailable %s', async (_how, until, unavailableUntil, words) => {
    const id = await menu.add();
    const response = await mark(id, false, until);
    expect(response.json()).toMatchObject({
      data: {
        id,
        available: false,
        unavailableUntil,
        availability: { state: 'UNAVAILABLE', until: unavailableUntil },
        olVersion: 2,
        changedBy: staff.name,
      },
      message: `Rye bread is unavailable${words}`,
    });
  });

  it('as available ends its unavailability early', async () => {
    const id = await menu.add();
    await mark(id, false, 'TODAY');
    const response = await mark(id, true);
    expect(response.json()).toMatchObject({
      data: { available: true, unavailableUntil: null, availability: { state: 'AVAILABLE' } },
      message: 'Rye bread is available.',
    });
    expect((await findAudit(test.platform.db, 'product.availability')).at(-1)).toMatchObject({
      entityId: id,
      before: { available: false, unavailableUntil: '2026-03-05T05:00:00.000Z' },
      after: { available: true, unavailableUntil: null },
    });
  });

  it('as unavailable until a time ends automatically', async () => {
    const id = await menu.add();
    await mark(id, false, 'TODAY');
    clock.set(new Date('2026-03-05T05:00:00Z'));
    expect(await menu.find(id)).toMatchObject({ available: true, unavailableUntil: null });
  });

  it('as what it is already records nothing', async () => {
    const id = await menu.add();
    await mark(id, false, 'TODAY');
    const before = await seqOf();
    await mark(id, false, 'TODAY');
    expect(await menu.find(id)).toMatchObject({ olVersion: 2 });
    expect(await seqOf()).toBe(before);
  });

  it("is refused for a past time and for another store's product", async () => {
    const id = await menu.add();
    expect((await mark(id, false, '2026-03-04T17:00:00Z')).json()).toMatchObject({
      errors: [{ path: 'until' }],
    });
    expect((await mark(await other.add(), false)).statusCode).toBe(404);
    expect(await menu.find(id)).toMatchObject({ available: true, olVersion: 1 });
  });

  it('makes a form that was opened before stale', async () => {
    const id = await menu.add();
    await mark(id, false, 'TODAY');
    const response = await menu.save({ id, olVersion: 1, pickupPrice: 700 });
    expect(response.json()).toMatchObject({
      detail: `${staff.name} changed the availability of "Rye bread" at 12:00 PM, after you opened it. Nothing was saved.`,
    });
  });

  it("keeps its end when a save doesn't set one", async () => {
    const id = await menu.add();
    await mark(id, false, 'TODAY');
    await menu.save({ id, olVersion: 2, available: false, pickupPrice: 700 });
    expect(await menu.find(id)).toMatchObject({ unavailableUntil: '2026-03-05T05:00:00.000Z' });
    await menu.save({ id, olVersion: 3, available: false, unavailableUntil: null });
    expect(await menu.find(id)).toMatchObject({ available: false, unavailableUntil: null });
  });
});

it('unavailable products are listed by name, without deleted ones', async () => {
  const small = await addMenu(test);
  await small.add({ name: 'Cider' });
  for (const name of ['Stew', 'Broth']) await small.add({ name, available: false });
  const gone = await small.add({ name: 'Gone', available: false });
  await post(test, removeProduct, { storeId: small.store.id, id: gone }, small.manager);
  const params = { storeId: String(small.store.id) };
  const answer = await test.call(findOffMenu, { params }, small.manager);
  const { data } = answer.json<{ data: OffItem[] }>();
  expect(data.map(({ name }) => name)).toEqual(['Broth', 'Stew']);
});

describe('deleting products', () => {
  const remove = async (ids: readonly number[]) =>
    post(
      test,
      removeFromBusiness,
      { businessId: menu.store.id, discriminator: 'PRODUCT', ids },
      menu.manager,
    );
  const restore = async (ids: readonly number[]) =>
    post(
      test,
      restoreToBusiness,
      { businessId: menu.store.id, discriminator: 'PRODUCT', ids },
      menu.manager,
    );
  const isThere = async (id: number) =>
    (await menu.save({ id, olVersion: 999 })).statusCode !== 404;

  it('removes one from the menu and confirms it; repeating changes nothing', async () => {
    const id = await menu.add();
    const body = { storeId: menu.store.id, id };
    const answers = [
      await post(test, removeProduct, body, menu.manager),
      await post(test, removeProduct, body, menu.manager),
    ];
    for (const answer of answers) {
      expect(answer.json()).toEqual({ data: { ids: [id] }, message: 'Rye bread was deleted.' });
    }
    expect(await isThere(id)).toBe(false);
    const entries = await findAudit(test.platform.db, 'product.delete');
    expect(entries.filter(({ entityId }) => entityId === id)).toHaveLength(1);
  });

  it('removes many and can restore them unchanged', async () => {
    const category = await menu.addCategory('Bread');
    const ids = [await menu.add({ categories: [category] }), await menu.add({ pickupPrice: 100 })];
    const before = await Promise.all(ids.map(async (id) => menu.find(id)));
    expect((await remove(ids)).json()).toEqual({
      data: { ids },
      message: '2 products were deleted.',
    });
    expect((await restore(ids)).statusCode).toBe(200);
    const after = await Promise.all(ids.map(async (id) => menu.find(id)));
    expect(after).toEqual(before.map((product) => ({ ...product, olVersion: 3 })));
  });

  it('removes none if one belongs to another store', async () => {
    const [mine, theirs] = [await menu.add(), await other.add()];
    expect((await remove([mine, theirs])).statusCode).toBe(404);
    expect(await isThere(mine)).toBe(true);
    expect(await other.find(theirs)).toMatchObject({ id: theirs });
  });

  it('prevents later saves', async () => {
    const id = await menu.add();
    await remove([id]);
    const response = await menu.save({ id, olVersion: 1 });
    expect(response.json()).toMatchObject({
      code: 'NOT_FOUND',
      detail: 'This product is no longer on the menu.',
    });
  });
});
