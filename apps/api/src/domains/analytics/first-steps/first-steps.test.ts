import {
  findFirstSteps,
  firstSteps,
  noteFirstStep,
  ordersOfBeginner,
  skipFirstStep,
  type FirstStep,
  type NotedStep,
  type OptionalStep,
} from '@counter/contract/analytics';
import { saveCategory, saveProduct } from '@counter/contract/menu';
import { updateDeliveryFees } from '@counter/contract/settings';
import { saveStoreHours, type DeliveryTariff } from '@counter/contract/store';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveCard } from '../../../testing/stores/bank.ts';
import { addUser } from '../../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { createShopping } from '../../../testing/stores/web-shopping.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

type Caller = { readonly token: string };

const look = async (caller: Caller = shop.owner) =>
  market.ask(findFirstSteps, { params: { storeId: String(shop.store.id) } }, caller);
const stepsIn = async (state: string, caller?: Caller) =>
  ((await look(caller))?.steps ?? []).filter((one) => one.state === state).map(({ step }) => step);
const note = async (step: NotedStep, caller: Caller = shop.owner) =>
  market.ask(noteFirstStep, { body: { storeId: shop.store.id, step } }, caller);
const skip = async (step: OptionalStep, skipped = true, caller: Caller = shop.owner) =>
  market.test.call(skipFirstStep, { body: { storeId: shop.store.id, step, skipped } }, caller);
const member = async (role: 'manager' | 'staff' | 'accountant') =>
  addUser(market.test.database.db, { store: shop.store, role });

async function openMornings(): Promise<void> {
  const hours = [{ weekday: 1, from: '09:00', to: '12:00' }];
  const body = { storeId: shop.store.id, hours, deliveryHours: null, olVersion: 0 };
  await market.ask(saveStoreHours, { body }, shop.owner);
}

/** Adds a product to a new category. */
async function offer(change: object = {}): Promise<void> {
  const storeId = shop.store.id;
  const category = await market.ask(saveCategory, { body: { storeId, name: 'Soups' } }, shop.owner);
  const soup = { storeId, name: 'Soup', pickupPrice: 650, taxRate: null };
  const body = { ...soup, categories: [category], ...change };
  await market.ask(saveProduct, { body }, shop.owner);
}

async function picture(): Promise<void> {
  await sql`update products set images = '["soup.webp"]'
    where id = ${shop.products[0]?.id ?? 0}`.execute(market.test.database.db);
}

async function setFees(direct: DeliveryTariff, pooled = direct): Promise<void> {
  const body = { storeId: shop.store.id, zipCode: '10001', direct, pooled, olVersion: 0 };
  await market.ask(updateDeliveryFees, { body }, shop.owner);
}

async function offerPickupAlone(): Promise<void> {
  await sql`update store_settings set delivery_methods = '{PICKUP}'
    where store_id = ${shop.store.id}`.execute(market.test.database.db);
}

async function sellThrough(orders: number): Promise<void> {
  for (let sold = 0; sold < orders; sold += 1) {
    const { id } = await shop.place();
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
  }
}

describe('the first steps of a store', () => {
  it('are all open while no product has a category', async () => {
    expect(await stepsIn('OPEN')).toEqual([...firstSteps]);
    const answer = await look();
    expect(answer).toMatchObject({ ready: false, productWithoutPicture: shop.products[0]?.id });
  });

  it.each<[FirstStep, () => Promise<unknown>]>([
    ['HOURS', openMornings],
    ['MENU', async () => offer()],
    ['PICTURE', picture],
    ['DELIVERY', async () => setFees({ kind: 'FLAT', fee: 399, freeFrom: null })],
    ['DELIVERY', offerPickupAlone],
    ['BANK', async () => saveCard(market.test, shop.owner, shop.store, 'bank')],
    ['TEST_ORDER', async () => shop.move((await shop.place()).id, 'cancel')],
    ['TEST_ORDER', async () => sellThrough(1)],
    ['ALARM', async () => note('ALARM')],
    ['LINK', async () => note('LINK')],
  ])('mark only %s as done when somebody does it', async (step, act) => {
    await act();
    expect(await stepsIn('DONE')).toEqual([step]);
  });

  it("aren't done by look-alikes", async () => {
    await offer({ available: false });
    await setFees({ kind: 'FLAT', fee: 399, freeFrom: null }, { kind: 'NONE' });
    await shop.place();
    expect(await stepsIn('DONE')).toEqual([]);
  });

  it('count an order from the web store as a shared link once it is completed', async () => {
    const shopping = createShopping(market);
    const response = await shopping.place(shop, await shopping.byPhone());
    const { orderNumber } = response.json<{ data: { orderNumber: string } }>().data;
    expect(await stepsIn('DONE')).toEqual([]);
    const { id } = await market.test.database.db
      .selectFrom('orders')
      .where('orderNumber', '=', orderNumber)
      .select('id')
      .executeTakeFirstOrThrow();
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
    expect(await stepsIn('DONE')).toEqual(['TEST_ORDER', 'LINK']);
  });

  it('are those that the role can do', async () => {
    const of = async (role: Parameters<typeof member>[0]) => stepsIn('OPEN', await member(role));
    expect(await of('manager')).toEqual(firstSteps.filter((step) => step !== 'BANK'));
    expect(await of('staff')).toEqual(['TEST_ORDER', 'ALARM']);
    expect(await look(await member('accountant'))).toBeNull();
  });

  it('disappear for a role with none left while others still see theirs', async () => {
    const staff = await member('staff');
    await note('ALARM', staff);
    await skip('TEST_ORDER');
    expect(await look(staff)).toBeNull();
    expect(await stepsIn('OPEN')).toContain('BANK');
  });

  it('can be skipped and restored for the whole store by a role that can do them', async () => {
    const manager = await member('manager');
    await skip('LINK');
    expect(await stepsIn('SKIPPED', manager)).toEqual(['LINK']);
    expect((await skip('LINK', false, await member('staff'))).statusCode).toBe(403);
    await skip('LINK', false, manager);
    expect(await stepsIn('SKIPPED')).toEqual([]);
    await note('LINK');
    await skip('LINK');
    expect(await stepsIn('DONE')).toEqual(['LINK']);
  });

  it('end with a message for one day and never come back', async () => {
    await Promise.all([openMornings(), offer(), picture(), note('ALARM')]);
    await saveCard(market.test, shop.owner, shop.store, 'bank');
    await Promise.all([skip('TEST_ORDER'), skip('DELIVERY')]);
    expect(await look()).toMatchObject({ ready: false });
    await skip('LINK');
    expect(await look()).toMatchObject({ ready: true });
    await skip('LINK', false);
    expect(await look()).toMatchObject({ ready: true });
    const before = market.clock.now();
    market.clock.set(new Date(before.getTime() + 25 * 60 * 60_000));
    expect(await look()).toBeNull();
    market.clock.set(before);
  });

  it('of an unapproved store are those it can prepare, done ones included', async () => {
    const { db } = market.test.database;
    const approve = async (approved: boolean) =>
      db.updateTable('stores').set({ approved }).where('id', '=', shop.store.id).execute();
    await approve(false);
    expect(await stepsIn('OPEN')).toEqual(['HOURS', 'MENU', 'PICTURE', 'DELIVERY']);
    await openMornings();
    await offer();
    await picture();
    expect(await stepsIn('DONE')).toEqual(['HOURS', 'MENU', 'PICTURE']);
    expect(await look(await member('accountant'))).toBeNull();
    await approve(true);
    expect(await stepsIn('OPEN')).toEqual(['DELIVERY', 'BANK', 'TEST_ORDER', 'ALARM', 'LINK']);
  });

  it('are hidden from a store that sells', async () => {
    await sellThrough(ordersOfBeginner);
    expect(await look()).not.toBeNull();
    await sellThrough(1);
    expect(await look()).toBeNull();
  });
});
