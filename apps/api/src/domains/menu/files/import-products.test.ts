import {
  exportProducts,
  importLimitBytes,
  importProducts,
  importTooLarge,
  saveProduct,
  type ImportOutcome,
} from '@counter/contract/menu';
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

beforeAll(async () => {
  test = await createTestApp({ clock: fixedClock(noon) });
});
afterAll(async () => test.close());

beforeEach(async () => {
  store = await addStore(test.platform.db);
  manager = await addUser(test.platform.db, { store, role: 'manager' });
});

const send = async (csv: string, plan?: string) =>
  post(test, importProducts, { storeId: store.id, csv, plan }, manager);

async function preview(csv: string): Promise<ImportOutcome> {
  return (await send(csv)).json<{ data: ImportOutcome }>().data;
}

/** Looks at a file and applies it as it was seen. */
async function apply(csv: string) {
  return send(csv, (await preview(csv)).plan);
}

const exported = async (filters: object = {}) =>
  post(test, exportProducts, { storeId: store.id, ...filters }, manager);

const productsNow = async () =>
  test.platform.db
    .selectFrom('products')
    .where('storeId', '=', store.id)
    .orderBy('name')
    .selectAll()
    .execute();

const categoriesOf = async (id: number | undefined) =>
  (
    await test.platform.db
      .selectFrom('productCategories')
      .innerJoin('categories', (join) =>
        join
          .onRef('categories.storeId', '=', 'productCategories.storeId')
          .onRef('categories.id', '=', 'productCategories.categoryId'),
      )
      .where('productId', '=', id ?? 0)
      .orderBy('place')
      .select('name')
      .execute()
  ).map(({ name }) => name);

describe('a file of products', () => {
  it('changes nothing when previewed', async () => {
    const outcome = await preview('name,price,category\nPlum cake,12.50,Cakes\n');
    expect(outcome).toMatchObject({ applied: false, counts: { create: 1, wrong: 0 } });
    expect(await productsNow()).toEqual([]);
  });

  it('adds products with all their fields, and new categories', async () => {
    const csv = [
      'Name;Price;Category;Discount;Tax rate;Available;Featured;Contain alcohol;Returnable;Daily limit;Display unit value;Weight;Unit;Tag;Code;Description',
      'Plum cake;12.50;Cakes | Summer;0.5;8.875;no;yes;yes;yes;20;1 cake;1.5;kg;#plum;0042;"Sweet;\nsour"',
      'Rye bread;6;;;;;;;;;;;;;;',
    ].join('\n');
    expect((await apply(csv)).json()).toMatchObject({
      data: { applied: true, counts: { create: 2 } },
    });
    const [cake, bread] = await productsNow();
    expect(cake).toMatchObject({
      price: 1250,
      discount: 50,
      taxRate: 88_750,
      available: false,
      unavailableUntil: null,
      featured: true,
      containAlcohol: true,
      returnable: true,
      dailyLimit: 20,
      displayUnitValue: '1 cake',
      weight: '1.500',
      unit: 'KG',
      tag: '#plum',
      code: '0042',
      description: 'Sweet;\nsour',
      version: 1,
      changedBy: manager.name,
      changedAt: noon,
    });
    expect(bread).toMatchObject({ price: 600, taxRate: null, available: true, weight: '200.000' });
    expect(await categoriesOf(cake?.id)).toEqual(['Cakes', 'Summer']);
    expect(await categoriesOf(bread?.id)).toEqual([]);
  });

  it('changes only the products that differ, and raises their version by one', async () => {
    const { db } = test.platform;
    const { id } = await addProduct(db, store, { name: 'Rye bread', price: 650 });
    const other = await addProduct(db, store, { name: 'Seed roll', price: 120 });
    const away = { available: false, unavailableUntil: new Date('2026-11-21T05:00:00Z') };
    await db.updateTable('products').where('id', '=', id).set(away).execute();
    await apply(`id,name,price,available\n${id},Rye loaf,7,no\n${other.id},Seed roll,1.20,yes\n`);
    expect(await productsNow()).toMatchObject([
      { name: 'Rye loaf', price: 700, version: 2, ...away },
      { name: 'Seed roll', version: 1 },
    ]);
    await apply('name,available\nRye loaf,yes\n');
    expect(await productsNow()).toMatchObject([
      { available: true, unavailableUntil: null, version: 3 },
      {},
    ]);
  });

  it('is in the audit log, with each product before and after and the totals', async () => {
    const { id } = await addProduct(test.platform.db, store, { name: 'Rye bread', price: 650 });
    await apply('name,price,category\nRye bread,7,Bread\nPlum cake,12,Bread\n');
    const entriesOf = async (action: string) =>
      (await findAudit(test.platform.db, action)).filter(({ storeId }) => storeId === store.id);
    expect(await entriesOf('product.update')).toMatchObject([
      {
        actorId: manager.id,
        entityId: id,
        before: { price: 650, categoryIds: [] },
        after: { name: 'Rye bread', price: 700, categoryIds: [expect.any(Number)], olVersion: 2 },
      },
    ]);
    expect(await entriesOf('product.create')).toMatchObject([
      { after: { name: 'Plum cake', price: 1200 } },
    ]);
    expect(await entriesOf('category.create')).toMatchObject([{ after: { name: 'Bread' } }]);
    expect(await entriesOf('product.import')).toMatchObject([
      { after: { created: 1, changed: 1, newCategories: ['Bread'] } },
    ]);
  });

  it('makes open forms stale, and the refusal names its changes', async () => {
    const { id } = await addProduct(test.platform.db, store, { name: 'Rye bread', price: 650 });
    await apply('name,price,code\nRye bread,7,0042\n');
    const form = { storeId: store.id, id, olVersion: 1, name: 'Rye bread', pickupPrice: 800 };
    const response = await post(test, saveProduct, { ...form, taxRate: null }, manager);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: `${manager.name} changed the price and the bar code of "Rye bread" at 12:00 PM, after you opened it. Nothing was saved.`,
    });
  });

  it('is applied only as previewed', async () => {
    const { id } = await addProduct(test.platform.db, store, { name: 'Rye bread', price: 650 });
    const csv = 'name,price\nRye bread,7\nPlum cake,12\n';
    const { plan } = await preview(csv);
    await test.platform.db
      .updateTable('products')
      .where('id', '=', id)
      .set({ version: 2 })
      .execute();
    const response = await send(csv, plan);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'The menu has changed. Check the changes again.',
    });
    expect(await productsNow()).toMatchObject([{ price: 650 }]);
  });

  it('is applied once, even if it is sent several times at once', async () => {
    await addProduct(test.platform.db, store, { name: 'Rye bread', price: 650 });
    const csv = 'name,price,category\nRye bread,7,Bread\nPlum cake,12,Cakes\n';
    const { plan } = await preview(csv);
    const answers = await Promise.all([1, 2, 3].map(async () => send(csv, plan)));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(await productsNow()).toMatchObject([{ name: 'Plum cake' }, { price: 700, version: 2 }]);
    expect((await preview(csv)).counts).toEqual({ create: 0, change: 0, same: 2, wrong: 0 });
  });

  it('is never applied in part', async () => {
    const csv = 'name,price\nRye bread,7\nPlum cake,much\n';
    const response = await apply(csv);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      message: 'One line is wrong, so nothing was changed. Correct the file and choose it again.',
      errors: [{ path: 'csv' }],
    });
    expect(await productsNow()).toEqual([]);
  });

  it("doesn't find products of other stores or deleted ones", async () => {
    const { db } = test.platform;
    const { id: foreign } = await addProduct(db, await addStore(db), {
      name: 'Rye bread',
      price: 650,
    });
    const { id: deleted } = await addProduct(db, store, { name: 'Rye bread', price: 650 });
    await db.updateTable('products').where('id', '=', deleted).set({ deletedAt: noon }).execute();
    expect((await preview(`id,price\n${foreign},1\n${deleted},1\n`)).counts.wrong).toBe(2);
    expect((await preview('name,price\nRye bread,1\n')).counts.create).toBe(1);
  });

  it("that can't be read gets its error at the file", async () => {
    const response = await send('Rye bread,6.50\n');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ path: 'csv' }] });
  });

  it.each([importLimitBytes + 1, 2 * importLimitBytes])(
    'is too large with %i bytes',
    async (size) => {
      const response = await send(`name\n${'x'.repeat(size - 5)}`);
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({ code: 'TOO_LARGE', message: importTooLarge });
    },
  );

  it('reports wrong lines first', async () => {
    const { lines } = await preview('name,price\nRye bread,7\nPlum cake,much\n');
    expect(lines.map(({ line, kind }) => [line, kind])).toEqual([
      [3, 'WRONG'],
      [2, 'CREATE'],
    ]);
  });

  it('can have thousands of lines', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `Product ${index},1.${index % 10}`);
    const csv = `name,price\n${lines.join('\n')}\n`;
    expect((await apply(csv)).json()).toMatchObject({ data: { counts: { create: 3000 } } });
    const dearer = csv.replaceAll(',1.', ',2.');
    expect((await apply(dearer)).json()).toMatchObject({ data: { counts: { change: 3000 } } });
    expect((await preview((await exported()).body)).counts.same).toBe(3000);
  });
});

describe('an export', () => {
  it('is a file of the products, sorted by name', async () => {
    const { id } = await addProduct(test.platform.db, store, { name: 'Rye bread', price: 650 });
    const cake = await addProduct(test.platform.db, store, { name: '=Plum, cake', price: 1 });
    const response = await exported();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="products-${store.storeUrl}-2026-11-20.csv"`,
      'cache-control': 'no-store',
    });
    expect(response.body.split('\r\n')).toEqual([
      '\uFEFFid,name,category,price,discount,taxRate,available,featured,containAlcohol,returnable,dailyLimit,displayUnitValue,weight,unit,tag,code,calories,allergens,description',
      `${cake.id},"'=Plum, cake",,0.01,0.00,,yes,no,no,no,,,200,gm,,,,,`,
      `${id},Rye bread,,6.50,0.00,,yes,no,no,no,,,200,gm,,,,,`,
      '',
    ]);
  });

  it.each([
    [{ searchStr: 'bread' }, ['Rye bread']],
    [{ searchStr: 'br' }, ['Rye bread', 'Seed roll']],
    [{ status: 'notAvailable' }, ['Seed roll']],
    [{ pageNumber: 3 }, ['Rye bread', 'Seed roll']],
    [{ categoryId: 999_999 }, []],
  ])('has the same products as a list with %j', async (filters, names) => {
    await addProduct(test.platform.db, store, { name: 'Rye bread', price: 650 });
    await addProduct(test.platform.db, store, { name: 'Seed roll', price: 1, available: false });
    const lines = (await exported(filters)).body.split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[1])).toEqual(names);
  });

  it('is refused with a problem document like any other call', async () => {
    const foreigner = await addUser(test.platform.db);
    const response = await post(test, exportProducts, { storeId: store.id }, foreigner);
    expect(response.statusCode).toBe(403);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});
