import { assignRider, findOrder } from '@counter/contract/orders';
import { removeRider, updateRiderDuty } from '@counter/contract/people';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { addRider } from '../../testing/stores/people.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

type Wanted = { readonly to: number | null; readonly from?: number | null };

async function assign(orderId: number, { to, from = null }: Wanted, as = shop.owner) {
  const body = { storeId: shop.store.id, orderId, riderId: to, previousRiderId: from };
  return market.test.call(assignRider, { body }, as);
}

async function timelineOf(orderNumber: string) {
  const params = { storeId: String(shop.store.id), orderNumber };
  return (await market.ask(findOrder, { params }, shop.owner)).timeline;
}

describe('a delivery order', () => {
  it('is assigned, reassigned and unassigned, and records each step', async () => {
    const ali = await addRider(market, shop, { name: 'Ali Raza' });
    const zoe = await addRider(market, shop, { name: 'Zoe Moss' });
    const { id, orderNumber, rider } = await shop.place({ deliveryMethod: 'POOLED' });
    expect(rider).toBeNull();
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    const given = orderOf(await assign(id, { to: ali.id }, staff));
    expect(given.rider).toEqual({ id: ali.id, name: 'Ali Raza' });
    expect(orderOf(await assign(id, { to: zoe.id, from: ali.id })).rider?.name).toBe('Zoe Moss');
    expect(orderOf(await assign(id, { to: null, from: zoe.id })).rider).toBeNull();
    expect(await timelineOf(orderNumber)).toMatchObject([
      { kind: 'placed' },
      { kind: 'assigned', by: staff.name, message: 'Ali Raza' },
      { kind: 'assigned', by: shop.owner.name, message: 'Zoe Moss' },
      { kind: 'unassigned', message: 'Zoe Moss' },
    ]);
    const { db } = market.test.database;
    const audit = await db
      .selectFrom('auditEntries')
      .where('storeId', '=', shop.store.id)
      .where('action', '=', 'order.assign')
      .orderBy('id')
      .select(['before', 'after'])
      .execute();
    expect(audit.at(1)).toEqual({ before: { rider: 'Ali Raza' }, after: { rider: 'Zoe Moss' } });
    const told = await db
      .selectFrom('storeEvents')
      .where('storeId', '=', shop.store.id)
      .select('event')
      .execute();
    expect(told.filter(({ event }) => event.kind === 'order.assigned')).toHaveLength(3);
  });

  it('is assigned once if the same request repeats', async () => {
    const ali = await addRider(market, shop, { name: 'Ali Raza' });
    const { id, orderNumber } = await shop.place({ deliveryMethod: 'DIRECT' });
    await assign(id, { to: ali.id });
    expect((await assign(id, { to: ali.id })).statusCode).toBe(200);
    expect(await timelineOf(orderNumber)).toHaveLength(2);
  });

  it('goes to one rider when two people assign it at once', async () => {
    const ali = await addRider(market, shop, { name: 'Ali Raza' });
    const zoe = await addRider(market, shop, { name: 'Zoe Moss' });
    const { id, orderNumber } = await shop.place({ deliveryMethod: 'DIRECT' });
    const answers = await Promise.all([assign(id, { to: ali.id }), assign(id, { to: zoe.id })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
    const won = answers.find(({ statusCode }) => statusCode === 200);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json<Problem>();
    expect(lost?.code).toBe('CHANGED_MEANWHILE');
    const name = won ? orderOf(won).rider?.name : '';
    expect(lost?.detail).toBe(
      `${shop.owner.name} gave order ${orderNumber} to ${name} at 12:00 PM. Nothing was changed.`,
    );
    expect(await timelineOf(orderNumber)).toHaveLength(2);
  });

  it("keeps its rider's name after the rider is removed", async () => {
    const ali = await addRider(market, shop, { name: 'Ali Raza' });
    const { id, orderNumber } = await shop.place({ deliveryMethod: 'DIRECT' });
    await assign(id, { to: ali.id });
    const body = { storeId: shop.store.id, id: ali.id };
    await market.ask(removeRider, { body }, shop.owner);
    const params = { storeId: String(shop.store.id), orderNumber };
    const order = await market.ask(findOrder, { params }, shop.owner);
    expect(order.rider).toEqual({ id: ali.id, name: 'Ali Raza' });
    expect(orderOf(await assign(id, { to: null, from: ali.id })).rider).toBeNull();
  });
});

describe('refuses to assign', () => {
  async function refusal(orderId: number, wanted: Wanted): Promise<Partial<Problem>> {
    const { status, detail } = (await assign(orderId, wanted)).json<Problem>();
    return { status, detail };
  }

  it('a pickup order', async () => {
    const ali = await addRider(market, shop, { name: 'Ali Raza' });
    const { id, orderNumber } = await shop.place();
    expect(await refusal(id, { to: ali.id })).toEqual({
      status: 409,
      detail: `Order ${orderNumber} is for pickup, so it doesn't need a rider.`,
    });
  });

  it('a finished order', async () => {
    const ali = await addRider(market, shop, { name: 'Ali Raza' });
    const { id, orderNumber } = await shop.place({ deliveryMethod: 'DIRECT' });
    await shop.move(id, 'cancel');
    expect(await refusal(id, { to: ali.id })).toEqual({
      status: 409,
      detail: `Order ${orderNumber} is Cancelled, so its rider can't be changed.`,
    });
  });

  it('a rider who is off duty or from another store', async () => {
    const ali = await addRider(market, shop, { name: 'Ali Raza' });
    const { id } = await shop.place({ deliveryMethod: 'DIRECT' });
    const other = await market.addShop();
    const theirs = await addRider(market, other, { name: 'Zoe Moss' });
    expect(await refusal(id, { to: theirs.id })).toMatchObject({ status: 404 });
    const body = { storeId: shop.store.id, id: ali.id, onDuty: false };
    await market.ask(updateRiderDuty, { body }, shop.owner);
    expect(await refusal(id, { to: ali.id })).toEqual({
      status: 409,
      detail: "Ali Raza isn't on duty. Choose another rider, or put Ali Raza on duty first.",
    });
    expect(await refusal(id, { to: null, from: ali.id })).toMatchObject({ detail: undefined });
  });

  it("another store's order", async () => {
    const other = await market.addShop();
    const { id } = await other.place({ deliveryMethod: 'DIRECT' });
    expect(await refusal(id, { to: null, from: null })).toMatchObject({ status: 404 });
  });
});
