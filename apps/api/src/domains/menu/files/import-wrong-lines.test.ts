import { importProducts, type ImportOutcome } from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import {
  addStore,
  addUser,
  type TestStore,
  type TestUser,
} from '../../../testing/stores/marketplace.ts';
import { post } from '../../../testing/partner-api/partners.ts';

let test: TestApp;
let store: TestStore;
let manager: TestUser;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => test.close());

beforeEach(async () => {
  store = await addStore(test.platform.db);
  manager = await addUser(test.platform.db, { store, role: 'manager' });
});

const send = async (csv: string, plan?: string, skipWrong = false) =>
  post(test, importProducts, { storeId: store.id, csv, plan, skipWrong }, manager);

async function preview(csv: string): Promise<ImportOutcome> {
  return (await send(csv)).json<{ data: ImportOutcome }>().data;
}

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
  it('skips wrong lines on request and lists them', async () => {
    const csv = 'name,price,category\nRye bread,7,Bread\nPlum cake,much,Cakes\nRye bread,8,Bread\n';
    const looked = await preview(csv);
    expect(looked).toMatchObject({ skippable: true, counts: { create: 1, wrong: 2 } });
    const applied = await send(csv, looked.plan, true);
    expect(applied.json()).toMatchObject({
      data: { applied: true, lines: [{ line: 3 }, { line: 4 }, { line: 2, kind: 'CREATE' }] },
    });
    const products = await productsNow();
    expect(products).toMatchObject([{ name: 'Rye bread', price: 700 }]);
    expect(await categoriesOf(products[0]?.id)).toEqual(['Bread']);
    const entries = await findAudit(test.platform.db, 'product.import');
    expect(entries.at(-1)?.after).toMatchObject({
      created: 1,
      newCategories: ['Bread'],
      skipped: [3, 4],
    });
  });

  it.each([
    ['no line is right', 'name,price\nPlum cake,much\n'],
    ['a column is unknown', 'name,price,color\nPlum cake,7,blue\n'],
  ])('refuses to skip wrong lines if %s', async (_why, csv) => {
    const { plan, skippable } = await preview(csv);
    expect(skippable).toBe(false);
    expect((await send(csv, plan, true)).statusCode).toBe(422);
    expect(await productsNow()).toEqual([]);
  });

  it('can have decimal commas if its cells are separated by semicolons', async () => {
    const csv = 'name;price;taxRate;weight;unit\nRye bread;1.007,50;8,875;1,250;kg\nTea;3.20;;;\n';
    await send(csv, (await preview(csv)).plan);
    expect(await productsNow()).toMatchObject([
      { name: 'Rye bread', price: 100_750, taxRate: 88_750, weight: '1.250' },
      { name: 'Tea', price: 320 },
    ]);
    const ambiguous = await preview('name;price\nCake;1,200\n');
    expect(ambiguous.counts).toMatchObject({ wrong: 1 });
  });
});
