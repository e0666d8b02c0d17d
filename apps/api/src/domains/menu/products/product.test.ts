import { findProduct, saveProduct } from '@counter/contract/menu';
import { findStorefront, type Storefront } from '@counter/contract/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addUser } from '../../../testing/stores/marketplace.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';
import { post } from '../../../testing/partner-api/partners.ts';

const clock = movableClock(new Date('2026-03-04T17:00:00Z'));
let test: TestApp;
let menu: TestMenu;
let other: TestMenu;
let bread: number;
let cakes: number;

beforeAll(async () => {
  test = await createTestApp({ clock });
  [menu, other] = [await addMenu(test), await addMenu(test)];
  [bread, cakes] = [await menu.addCategory('Bread'), await menu.addCategory('Cakes')];
});
afterAll(async () => test.close());

const svg = '/uploads/demo/loaf.svg';

const saveInBusiness = async (fields: Readonly<Record<string, unknown>> = {}, key?: string) =>
  menu.saveInBusiness({ category: cakes, ...fields }, key);

describe('a new product', () => {
  it('has everything the store-level form sends', async () => {
    const response = await menu.save({
      name: ' Seed roll ',
      categories: [cakes, bread, cakes],
      pickupPrice: 125,
      taxRate: '8.25',
      description: ' Crisp. ',
      featuredItem: true,
      containAlcohol: true,
      enabledDailyLimit: true,
      dailyLimit: 40,
    });
    const { data: id, message } = response.json<{ data: number; message: string }>();
    expect(message).toBe('Product is added successfully');
    expect(await menu.find(id)).toMatchObject({
      name: 'Seed roll',
      categories: [
        { id: cakes, name: 'Cakes' },
        { id: bread, name: 'Bread' },
      ],
      categoryDisplayValue: 'Cakes, Bread',
      categoryName: 'Cakes',
      price: 125,
      pickupPrice: 125,
      taxRate: 8.25,
      description: 'Crisp.',
      available: true,
      featured: true,
      containAlcohol: true,
      enabledDailyLimit: true,
      dailyLimit: 40,
      soldToday: 0,
      weight: 200,
      unit: 'GRAM',
      discount: 0,
      olVersion: 1,
      changedBy: menu.manager.name,
      changedAt: '2026-03-04T17:00:00.000Z',
    });
  });

  it('has everything the business-scoped form sends', async () => {
    const response = await saveInBusiness({
      tag: '#plum',
      code: '4006381333931',
      returnable: true,
    });
    const { data: id, message } = response.json<{ data: number; message: string }>();
    expect(message).toBe('Product is added successfully');
    expect(await menu.find(id)).toMatchObject({
      name: 'Plum cake',
      categoryId: cakes,
      price: 1200,
      discount: 200,
      displayUnitValue: 'Whole',
      weight: 1.5,
      unit: 'KG',
      tag: '#plum',
      code: '4006381333931',
      returnable: true,
      taxRate: null,
    });
  });

  it('shows calories and allergens to customers, and keeps them if a form omits them', async () => {
    const saved = await saveInBusiness({
      productName: 'Counted cake',
      calories: 420,
      allergens: ' Milk, nuts ',
    });
    const id = saved.json<{ data: number }>().data;
    const { olVersion } = await menu.find(id);
    await saveInBusiness({ id, olVersion, productName: 'Counted plum cake' });
    expect(await menu.find(id)).toMatchObject({
      name: 'Counted plum cake',
      calories: 420,
      allergens: 'Milk, nuts',
    });
    const page = await test.call(findStorefront, {
      params: { storeUrl: menu.store.storeUrl },
    });
    const { products } = page.json<{ data: Storefront }>().data;
    expect(products.find((product) => product.id === id)).toMatchObject({
      calories: 420,
      allergens: 'Milk, nuts',
    });
  });

  it('takes calories from the store-level form, and keeps them if it omits them', async () => {
    const saved = await menu.save({ name: 'Counted roll', calories: 180 });
    const id = saved.json<{ data: number }>().data;
    const change = async (fields: Readonly<Record<string, unknown>>) => {
      const { olVersion } = await menu.find(id);
      await menu.save({ id, olVersion, name: 'Counted bun', ...fields });
      return menu.find(id);
    };
    expect(await change({})).toMatchObject({ name: 'Counted bun', calories: 180 });
    expect(await change({ calories: 0 })).toMatchObject({ calories: 0 });
    expect(await change({ calories: null })).toMatchObject({ calories: null });
  });

  it('is in the audit log, and may share its name with another', async () => {
    const [first, second] = [await menu.add({ name: 'Twin' }), await menu.add({ name: 'Twin' })];
    expect(second).not.toBe(first);
    expect((await findAudit(test.platform.db, 'product.create')).at(-1)).toMatchObject({
      storeId: menu.store.id,
      actorId: menu.manager.id,
      entityId: second,
      after: { name: 'Twin', price: 650 },
    });
  });

  it.each(['NUL \0', 'half of a pair \uD83E'])(
    'is refused if its name contains %j',
    async (name) => {
      const response = await menu.save({ name });
      expect(response.json()).toMatchObject({ status: 422, errors: [{ path: 'name' }] });
    },
  );

  it.each([
    [
      'store-level',
      async (key: string, name: string) => post(test, saveProduct, formOf(name), menu.manager, key),
    ],
    [
      'business-scoped',
      async (key: string, productName: string) => saveInBusiness({ productName }, key),
    ],
  ])('is added once per key, even if sent at once: %s', async (view, send) => {
    const sent = await Promise.all([1, 2, 3].map(async () => send(`key ${view}`, `Once ${view}`)));
    const ids = new Set(sent.map((response) => response.json<{ data: number }>().data));
    expect(ids.size).toBe(1);
    expect((await send(`key ${view}`, 'Twice')).statusCode).toBe(422);
  });

  const formOf = (name: string) => ({
    storeId: menu.store.id,
    name,
    pickupPrice: 100,
    taxRate: null,
  });
});

describe('a change of a product', () => {
  it('keeps the fields that only the other view has', async () => {
    const added = await saveInBusiness({ tag: '#plum', weight: 900, unit: 'GRAM' });
    const { data: id } = added.json<{ data: number }>();
    const changed = await menu.save({
      id,
      olVersion: 1,
      categories: [cakes, bread],
      pickupPrice: 1300,
      taxRate: 5,
      featuredItem: true,
    });
    expect(changed.json()).toEqual({ data: id, message: 'Product edit successfully' });
    await saveInBusiness({ id, olVersion: 2, category: bread, productName: 'Plum tart' });
    expect(await menu.find(id)).toMatchObject({
      name: 'Plum tart',
      categories: [{ id: bread }],
      price: 1200,
      tag: '',
      taxRate: 5,
      featured: true,
      olVersion: 3,
    });
  });

  it('leaves the other products of the store as they were', async () => {
    const add = async () => (await saveInBusiness()).json<{ data: number }>().data;
    const [id, neighbor] = [await add(), await add()];
    await saveInBusiness({ id, olVersion: 1, productName: 'Plum tart' });
    expect(await menu.find(neighbor)).toMatchObject({ name: 'Plum cake', olVersion: 1 });
  });

  it('keeps the version if nothing differs', async () => {
    const hours = [{ weekdays: [1, 2], from: '07:00', to: '11:00' }];
    const id = await menu.add({ menuHours: hours });
    await menu.save({ id, olVersion: 1, menuHours: hours });
    expect(await menu.find(id)).toMatchObject({ olVersion: 1, menuHours: hours });
  });

  it('is logged with its values before and after', async () => {
    const id = await menu.add({ name: 'Bun' });
    await menu.save({ id, olVersion: 1, name: 'Bun', pickupPrice: 200 });
    expect((await findAudit(test.platform.db, 'product.update')).at(-1)).toMatchObject({
      entityId: id,
      before: { price: 650 },
      after: { price: 200, olVersion: 2 },
    });
  });

  it('is refused entirely if somebody else changed the product meanwhile', async () => {
    const id = await menu.add({ name: 'Baguette' });
    const colleague = await addUser(test.platform.db, { store: menu.store, role: 'owner' });
    const theirs = { id, olVersion: 1, name: 'Baguette', pickupPrice: 300, categories: [bread] };
    await menu.save(theirs, colleague);
    clock.advance(3 * 60_000);
    const mine = { id, olVersion: 1, name: 'Ficelle', description: 'Thin.', categories: [cakes] };
    const response = await menu.save(mine);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      detail: `${colleague.name} changed the price and the categories of "Baguette" at 12:00 PM, after you opened it. Nothing was saved.`,
    });
    const after = await menu.find(id);
    expect(after).toMatchObject({ name: 'Baguette', description: '', categoryId: bread });
    expect((await menu.save({ ...mine, olVersion: after.olVersion })).statusCode).toBe(200);
  });

  it('succeeds for only one of several simultaneous saves', async () => {
    const id = await menu.add();
    const prices = [700, 710, 720, 730];
    const sent = await Promise.all(
      prices.map(async (pickupPrice) => menu.save({ id, olVersion: 1, pickupPrice })),
    );
    expect(statusesOf(sent)).toEqual([200, 409, 409, 409]);
    expect(await menu.find(id)).toMatchObject({ olVersion: 2 });
  });

  it('must name the version it starts from', async () => {
    const response = await menu.save({ id: await menu.add() });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ path: 'olVersion' }] });
  });

  it("can't make the price less than the discount", async () => {
    const { data: id } = (await saveInBusiness()).json<{ data: number }>();
    const response = await menu.save({ id, olVersion: 1, pickupPrice: 150 });
    const message = 'Price must not be below the discount of $ 2.00';
    expect(response.json()).toMatchObject({ errors: [{ path: 'pickupPrice', message }] });
  });
});

describe("another store's data", () => {
  it('is neither shown nor changed', async () => {
    const id = await other.add({ name: 'Theirs' });
    const params = { storeId: String(menu.store.id), productId: String(id) };
    expect((await test.call(findProduct, { params }, menu.manager)).statusCode).toBe(404);
    expect((await menu.save({ id, olVersion: 1 })).statusCode).toBe(404);
    expect((await saveInBusiness({ id, olVersion: 1 })).statusCode).toBe(404);
    expect(await other.find(id)).toMatchObject({ name: 'Theirs', olVersion: 1 });
  });

  it("can't be a product's category, option group or picture", async () => {
    const category = await other.addCategory('Theirs');
    const told = async (response: ReturnType<TestMenu['save']>) =>
      (await response).json<{ errors?: unknown }>().errors;
    const message = 'Choose a category of this store';
    expect(await told(menu.save({ categories: [bread, category] }))).toEqual([
      { path: 'categories', message },
    ]);
    expect(await told(saveInBusiness({ category }))).toEqual([{ path: 'category', message }]);
    expect(await told(menu.save({ optionGroupIds: [999] }))).toEqual([
      { path: 'optionGroupIds', message: 'Choose an option group of this store' },
    ]);
    await giveImage(await other.add());
    expect(await told(menu.save({ images: [svg] }))).toMatchObject([{ path: 'images' }]);
  });
});

async function giveImage(id: number): Promise<void> {
  await test.platform.db
    .updateTable('products')
    .where('id', '=', id)
    .set({ images: JSON.stringify([svg]) })
    .execute();
}
