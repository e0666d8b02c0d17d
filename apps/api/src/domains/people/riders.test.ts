import { findRiders, removeRider, restoreRider, updateRiderDuty } from '@counter/contract/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addRider, sendRider } from '../../testing/stores/people.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

async function list(as = shop.owner) {
  return market.ask(findRiders, { params: { storeId: String(shop.store.id) } }, as);
}

describe('the riders of a store', () => {
  it('are saved as entered, sorted by name and off duty at first', async () => {
    await sendRider(market, shop, { name: 'Zoe Moss', vehicle: 'BICYCLE', plate: 'none' });
    await addRider(market, shop, { name: 'Ali Raza', onDuty: false });
    expect(await list()).toMatchObject([
      { name: 'Ali Raza', vehicle: 'MOTORBIKE', plate: 'KHI-1234', onDuty: false, olVersion: 1 },
      { name: 'Zoe Moss', vehicle: 'BICYCLE', plate: '' },
    ]);
  });

  it('are visible to everyone in the store, their CNIC only to owner and managers', async () => {
    await addRider(market, shop, { name: 'Ali Raza' });
    const { db } = market.test.database;
    const staff = await addUser(db, { store: shop.store, role: 'staff' });
    const accountant = await addUser(db, { store: shop.store, role: 'accountant' });
    const manager = await addUser(db, { store: shop.store, role: 'manager' });
    for (const one of [staff, accountant]) {
      expect(await list(one)).toMatchObject([{ name: 'Ali Raza' }]);
      expect((await list(one))[0]).not.toHaveProperty('cnic');
    }
    expect(await list(manager)).toMatchObject([{ cnic: '42101-7654321-9' }]);
  });

  it('change only from the version that was opened', async () => {
    const { id } = await addRider(market, shop, { name: 'Ali Raza', onDuty: false });
    const zoe = await addRider(market, shop, { name: 'Zoe Moss' });
    const changed = await sendRider(market, shop, { id, olVersion: 1, name: 'Ali R.' });
    expect(changed.json()).toMatchObject({ data: id, message: 'Rider saved.' });
    const late = await sendRider(market, shop, { id, olVersion: 1, phone: '212 555 0199' });
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      detail: `${shop.owner.name} changed the name of "Ali R." at 12:00 PM, after you opened it. Nothing was saved.`,
    });
    expect(await list()).toMatchObject([{ id, name: 'Ali R.' }, zoe]);
    const [entry] = await findAudit(market.test.database.db, 'rider.update');
    expect(entry).toMatchObject({ before: { name: 'Ali Raza' }, after: { name: 'Ali R.' } });
  });

  it('go on and off duty when staff say so, and screens refresh', async () => {
    const { id } = await addRider(market, shop, { name: 'Ali Raza', onDuty: false });
    const { db } = market.test.database;
    const staff = await addUser(db, { store: shop.store, role: 'staff' });
    const body = { storeId: shop.store.id, id, onDuty: true };
    expect(await market.ask(updateRiderDuty, { body }, staff)).toMatchObject({ onDuty: true });
    await market.ask(updateRiderDuty, { body }, staff);
    const events = await db
      .selectFrom('storeEvents')
      .where('storeId', '=', shop.store.id)
      .select('event')
      .execute();
    // Adding and one change: saying what is so already tells nobody.
    expect(events.map(({ event }) => event.kind)).toEqual(['people.changed', 'people.changed']);
  });

  it('can be removed and restored, off duty', async () => {
    const { id } = await addRider(market, shop, { name: 'Ali Raza' });
    const zoe = await addRider(market, shop, { name: 'Zoe Moss' });
    const body = { storeId: shop.store.id, id };
    await market.ask(removeRider, { body }, shop.owner);
    expect(await list()).toEqual([zoe]);
    const duty = { body: { ...body, onDuty: true } };
    expect((await market.test.call(updateRiderDuty, duty, shop.owner)).statusCode).toBe(404);
    await market.ask(restoreRider, { body }, shop.owner);
    expect(await list()).toMatchObject([{ id, onDuty: false }, zoe]);
    const other = await market.addShop();
    const theirs = { body: { storeId: other.store.id, id } };
    expect((await market.test.call(removeRider, theirs, other.owner)).statusCode).toBe(404);
  });
});
