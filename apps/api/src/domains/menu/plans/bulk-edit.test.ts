import { deleteCategory, editProducts, type BulkEditRow } from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../../platform/kernel/clock.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import {
  addProduct,
  addStore,
  addUser,
  type TestStore,
  type TestUser,
} from '../../../testing/stores/marketplace.ts';
import { post } from '../../../testing/partner-api/partners.ts';

const noon = new Date('2026-11-20T17:00:00Z');

let test: TestApp;
let store: TestStore;
let manager: TestUser;
let bread: number;
let roll: number;

beforeAll(async () => {
  test = await createTestApp({ clock: fixedClock(noon) });
});
afterAll(async () => test.close());

beforeEach(async () => {
  const { db } = test.platform;
  store = await addStore(db);
  manager = await addUser(db, { store, role: 'manager' });
  bread = (await addProduct(db, store, { name: 'Rye bread', price: 650 })).id;
  roll = (await addProduct(db, store, { name: 'Seed roll', price: 125 })).id;
});

type Sent = { readonly ids?: readonly number[]; readonly preview?: boolean };

async function edit(change: object, sent: Sent = {}) {
  const body = { storeId: store.id, ids: [bread, roll], ...sent, edit: change };
  return post(test, editProducts, body, manager);
}

async function rowsOf(change: object, sent: Sent = {}) {
  const response = await edit(change, sent);
  return response.json<{ data: { applied: boolean; rows: BulkEditRow[] } }>().data;
}

const productsNow = async () =>
  test.platform.db
    .selectFrom('products')
    .where('storeId', '=', store.id)
    .orderBy('name')
    .selectAll()
    .execute();

async function addCategory(name: string): Promise<number> {
  const { id } = await test.platform.db
    .insertInto('categories')
    .values({ storeId: store.id, name, description: '', categoryOrder: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a bulk edit', () => {
  it('previews its changes as people read them and changes nothing', async () => {
    const category = await addCategory('Bread');
    const change = {
      price: { kind: 'BY_PERCENT', basisPoints: 1000 },
      taxRate: 8.25,
      availability: { available: false, until: 'TODAY' },
      categoryId: category,
    };
    const before = await productsNow();
    expect(await rowsOf(change, { preview: true })).toMatchObject({
      applied: false,
      rows: [
        {
          id: bread,
          name: 'Rye bread',
          changes: [
            { field: 'Price', before: '$ 6.50', after: '$ 7.15' },
            { field: 'Tax rate', before: "Store's rate", after: '8.25%' },
            { field: 'Availability', before: 'Available', after: 'Unavailable until tomorrow' },
            { field: 'Category', before: 'No category', after: 'Bread' },
          ],
        },
        { id: roll, changes: [{ before: '$ 1.25', after: '$ 1.38' }, {}, {}, {}] },
      ],
    });
    expect(await productsNow()).toEqual(before);
  });

  it('does what its preview said', async () => {
    const category = await addCategory('Bread');
    const change = {
      price: { kind: 'BY_AMOUNT', amount: -25 },
      taxRate: 8.25,
      availability: { available: false, until: '2026-11-20T15:00:00-05:00' },
      categoryId: category,
    };
    const { rows } = await rowsOf(change, { preview: true });
    expect(await rowsOf(change)).toEqual({ applied: true, rows });
    const written = {
      taxRate: 82_500,
      available: false,
      unavailableUntil: new Date('2026-11-20T20:00:00Z'),
      version: 2,
      changedBy: manager.name,
      changedAt: noon,
    };
    expect(await productsNow()).toMatchObject([
      { ...written, price: 625 },
      { ...written, price: 100 },
    ]);
    const sorted = await test.platform.db
      .selectFrom('productCategories')
      .where('storeId', '=', store.id)
      .orderBy('productId')
      .select(['productId', 'categoryId', 'place'])
      .execute();
    expect(sorted).toEqual(
      [bread, roll].map((id) => ({ productId: id, categoryId: category, place: 1 })),
    );
  });

  it('leaves products that already match unchanged', async () => {
    await rowsOf({ price: { kind: 'SET', amount: 125 } });
    expect(await productsNow()).toMatchObject([{ version: 2 }, { price: 125, version: 1 }]);
    const { rows } = await rowsOf({ availability: { available: true }, taxRate: null });
    expect(rows).toMatchObject([{ changes: [] }, { changes: [] }]);
    expect(await productsNow()).toMatchObject([{ version: 2 }, { version: 1 }]);
  });

  it('is in the audit log with each product before and after', async () => {
    await rowsOf({ price: { kind: 'SET', amount: 125 }, taxRate: 5 });
    const entries = await findAudit(test.platform.db, 'product.update');
    expect(entries.filter(({ storeId }) => storeId === store.id)).toEqual([
      {
        storeId: store.id,
        actorId: manager.id,
        actorName: manager.name,
        entity: 'product',
        entityId: bread,
        before: { price: 650, taxRate: null },
        after: { name: 'Rye bread', price: 125, taxRate: 50_000, olVersion: 2 },
      },
      expect.objectContaining({ entityId: roll, before: { taxRate: null } }),
    ]);
  });

  it('notifies the open screens once', async () => {
    await rowsOf({ price: { kind: 'SET', amount: 99 } });
    await rowsOf({ price: { kind: 'SET', amount: 99 } });
    const events = await test.platform.db
      .selectFrom('storeEvents')
      .where('storeId', '=', store.id)
      .select('event')
      .execute();
    expect(events).toEqual([{ event: { kind: 'menu.changed' } }]);
  });

  it('is refused entirely if one new price would be below its discount', async () => {
    await test.platform.db
      .updateTable('products')
      .where('id', '=', roll)
      .set({ discount: 100 })
      .execute();
    for (const preview of [true, false]) {
      const response = await edit({ price: { kind: 'SET', amount: 90 } }, { preview });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        message:
          'The discount of "Seed roll", $ 1.00, would be above its new price, $ 0.90. Lower the discount first, or leave this product out.',
        errors: [{ path: 'edit.price' }],
      });
    }
    expect(await productsNow()).toMatchObject([{ price: 650 }, { price: 125 }]);
  });

  it('is refused entirely if some products are no longer on the menu', async () => {
    const { db } = test.platform;
    const foreign = await addProduct(db, await addStore(db));
    await db.updateTable('products').where('id', '=', roll).set({ deletedAt: noon }).execute();
    const ids = [bread, roll, foreign.id];
    const response = await edit({ price: { kind: 'SET', amount: 1 } }, { ids });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      message: '2 of the products are no longer on the menu. Reload the page.',
    });
    const prices = await db.selectFrom('products').where('id', 'in', ids).select('price').execute();
    expect(prices.map(({ price }) => price)).not.toContain(1);
  });

  it("can't use another store's category", async () => {
    const category = await addCategory('Bread');
    store = await addStore(test.platform.db);
    manager = await addUser(test.platform.db, { store, role: 'manager' });
    const { id } = await addProduct(test.platform.db, store);
    const response = await edit({ categoryId: category }, { ids: [id] });
    expect(response.statusCode).toBe(404);
  });

  it('runs one after the other if several arrive at once', async () => {
    const raise = { price: { kind: 'BY_AMOUNT', amount: 100 } };
    const answers = await Promise.all([
      edit(raise),
      edit(raise, { ids: [roll, bread] }),
      edit(raise),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(await productsNow()).toMatchObject([
      { price: 950, version: 4 },
      { price: 425, version: 4 },
    ]);
  });

  it('ends in or without the category if that is deleted at the same time', async () => {
    const categoryId = await addCategory('Bread');
    const params = { storeId: String(store.id), categoryId: String(categoryId) };
    const [edited, deleted] = await Promise.all([
      edit({ categoryId }),
      test.call(deleteCategory, { params, query: { moveTo: '0' } }, manager),
    ]);
    expect([200, 404]).toContain(edited.statusCode);
    expect(deleted.statusCode).toBe(200);
    const versions = (await productsNow()).map(({ version }) => version);
    // In it and out of it again, or never in it.
    expect(versions).toEqual(edited.statusCode === 200 ? [3, 3] : [1, 1]);
  });

  it.each([
    [{ taxRate: 26 }, 'edit.taxRate'],
    [{ price: { kind: 'SET', amount: -1 } }, 'edit.price.amount'],
    [{ availability: { available: false, until: '2026-11-20T12:00:00Z' } }, 'until'],
  ])('is refused with %j', async (change, path) => {
    const response = await edit(change);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ path }] });
  });
});
