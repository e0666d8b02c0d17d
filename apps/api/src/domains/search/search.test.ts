import { findAnything, foundOfEach, type Found } from '@counter/contract/search';
import { roles, type Role } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomers } from '../../testing/stores/customers.ts';
import { addProduct, addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPaidShop, onStore, sell } from '../../testing/stores/payouts.ts';
import { payStore } from '../payouts/index.ts';

let market: TestMarket;
let shop: TestShop;
let other: TestShop;
let transactionId: string;
let orderNumber: string;
let placedAt: string;
const people = new Map<Role, TestUser>();

const maya = { name: 'Maya Lind', phone: '+1 212 555 0188' };
const products = ['Rye Bread', 'Bread Rolls', 'Crème Brûlée', 'Cheese Burger', 'Burger Cheese'];

beforeAll(async () => {
  market = await createTestMarket();
  shop = await addPaidShop(market);
  other = await addPaidShop(market);
  const { db } = market.test.database;
  for (const role of roles) {
    people.set(
      role,
      role === 'owner' ? shop.owner : await addUser(db, { store: shop.store, role }),
    );
  }
  for (const name of products) await addProduct(db, shop.store, { name, price: 500 });
  await addProduct(db, other.store, { name: 'Rye Loaf', price: 500 });
  ({ orderNumber, placedAt } = await sell(shop, { customer: maya }));
  await sell(other, { customer: { name: 'Maya Reed', phone: '+1 212 555 0199' } });
  market.clock.set(new Date('2026-03-09T13:00:00Z'));
  transactionId = (await onStore(market, shop, payStore)).transactionId ?? '';
  await onStore(market, other, payStore);
  market.clock.set(new Date('2026-03-11T15:00:00Z'));
});
afterAll(async () => market.test.close());

async function find(q: string, role: Role = 'owner', at = shop): Promise<Found> {
  const params = { storeId: String(at.store.id) };
  return market.ask(findAnything, { params, query: { q } }, { token: tokenOf(role) });
}

const tokenOf = (role: Role): string => people.get(role)?.token ?? '';
const productNames = async (q: string) => (await find(q)).products.map(({ name }) => name);

describe('orders', () => {
  it.each([
    ['the number', () => orderNumber],
    ['the number as read aloud', () => `order ${orderNumber.replace('-', ' ').toLowerCase()}`],
    ['its beginning', () => orderNumber.slice(0, 5)],
    ['its digits', () => orderNumber.slice(3)],
    ['the name', () => 'maya'],
    ['the last name', () => 'LIND'],
    ['the phone number', () => '212 555 0188'],
  ])('are found by %s', async (_what, queryOf) => {
    const { orders } = await find(queryOf());
    expect(orders).toEqual([
      { orderNumber, customerName: 'Maya Lind', status: 'COMPLETED', placedAt },
    ]);
  });

  it('are sorted newest first and limited', async () => {
    const busy = await market.addShop();
    const placed = [];
    for (let minute = 0; minute < foundOfEach + 2; minute += 1) {
      market.clock.set(new Date(Date.parse('2026-03-11T15:00:00Z') + minute * 60_000));
      placed.push((await busy.place({ customer: maya })).orderNumber);
    }
    const params = { storeId: String(busy.store.id) };
    const { orders } = await market.ask(findAnything, { params, query: { q: 'Maya' } }, busy.owner);
    const newest = placed.toReversed().slice(0, foundOfEach);
    expect(orders.map((order) => order.orderNumber)).toEqual(newest);
  });
});

describe('products', () => {
  it.each([
    ['bread', ['Bread Rolls', 'Flat Bread', 'Rye Bread']],
    ['burger ch', ['Burger Cheese', 'Cheese Burger']],
    ['creme', ['Crème Brûlée']],
    ['brule', ['Crème Brûlée']],
    ['chese', ['Burger Cheese', 'Cheese Burger']],
    ['rye braed', ['Rye Bread']],
    ['lentils', ['Lentil Soup']],
    ['sushi', []],
  ])('%s finds %s', async (query, names) => expect(await productNames(query)).toEqual(names));

  it('are limited to five, with everything their rows show', async () => {
    const { db } = market.test.database;
    const wide = await market.addShop();
    for (let index = 0; index < 8; index += 1) {
      await addProduct(db, wide.store, { name: `Tea ${index}`, price: 450 });
    }
    const params = { storeId: String(wide.store.id) };
    const found = await market.ask(findAnything, { params, query: { q: 'tea' } }, wide.owner);
    expect(found.products.map(({ name }) => name)).toEqual([
      'Tea 0',
      'Tea 1',
      'Tea 2',
      'Tea 3',
      'Tea 4',
    ]);
    expect(found.products[0]).toMatchObject({ price: 450, available: true });
  });
});

describe('customers', () => {
  it('are found by name and number, exact names first', async () => {
    const { db } = market.test.database;
    const quiet = await market.addShop();
    const seen = { orders: 1, spend: 100, blocked: false, consented: false };
    const old = { firstAt: new Date('2026-01-01'), lastAt: new Date('2026-01-01') };
    const late = { firstAt: new Date('2026-03-01'), lastAt: new Date('2026-03-01') };
    await addCustomers(db, quiet.store, [
      { name: 'Jo', phone: '+12125550001', ...seen, ...old },
      { name: 'Jo Reed', phone: '+12125550002', ...seen, ...late },
      { name: 'José Pena', phone: '+12125550004', ...seen, ...late },
    ]);
    const params = { storeId: String(quiet.store.id) };
    const named = async (q: string) => {
      const { customers = [] } = await market.ask(
        findAnything,
        { params, query: { q } },
        quiet.owner,
      );
      return customers.map(({ name }) => name);
    };
    expect(await named('jo')).toEqual(['Jo', 'Jo Reed', 'José Pena']);
    expect(await named('0002')).toEqual(['Jo Reed']);
    expect(await named('zo')).toEqual([]);
    expect(await named('reed jo')).toEqual(['Jo Reed']);
    expect(await named('reeed')).toEqual(['Jo Reed']);
    expect(await named('jose peña')).toEqual(['José Pena']);
  });

  it('are limited to five', async () => {
    const { db } = market.test.database;
    const full = await market.addShop();
    const seen = { orders: 1, spend: 100, blocked: false, consented: false };
    const visited = { firstAt: new Date('2026-01-01'), lastAt: new Date('2026-01-01') };
    const named = Array.from({ length: foundOfEach + 2 }, (_, index) => ({
      name: `Ida ${index}`,
      phone: `+1212555010${index}`,
    }));
    await addCustomers(
      db,
      full.store,
      named.map((one) => ({ ...one, ...seen, ...visited })),
    );
    const params = { storeId: String(full.store.id) };
    const found = await market.ask(findAnything, { params, query: { q: 'ida' } }, full.owner);
    expect(found.customers).toHaveLength(foundOfEach);
  });
});

describe('payouts', () => {
  it.each(['Mar 4', '3/8/2026', '2026-03-09', 'po-2026w10'])('are found by %s', async (query) => {
    const { payouts } = await find(query);
    expect(payouts).toMatchObject([{ transactionId, periodEnd: '2026-03-08', status: 'PENDING' }]);
  });

  it("are found by amount, but not by roles that can't see it", async () => {
    const [payout] = (await find('Mar 4')).payouts ?? [];
    const amount = String((payout?.payoutAmount ?? 0) / 100);
    expect((await find(amount)).payouts).toHaveLength(1);
    expect((await find(amount, 'manager')).payouts).toBeUndefined();
  });
});

describe('the results for each role', () => {
  const kinds: readonly (readonly [Role, readonly (keyof Found)[]])[] = [
    ['owner', ['customers', 'orders', 'payouts', 'products']],
    ['manager', ['customers', 'orders', 'products']],
    ['staff', ['customers', 'orders', 'products']],
    ['accountant', ['orders', 'payouts', 'products']],
  ];

  it.each(kinds)('%s: %s', async (role, expected) => {
    expect(Object.keys(await find('maya', role)).toSorted()).toEqual(expected);
  });

  it('shows staff only the end of a number, and finds nothing by the rest of it', async () => {
    const [customer] = (await find('maya', 'staff')).customers ?? [];
    expect(customer?.phoneNumber).toBe('••• 0188');
    expect((await find('0188', 'staff')).customers).toHaveLength(1);
    expect((await find('1 212 555', 'staff')).customers).toEqual([]);
    expect((await find('1 212 555', 'staff')).orders).toEqual([]);
    expect((await find('1 212 555')).customers).toHaveLength(1);
  });
});

describe('another store', () => {
  it('is neither searched nor opened', async () => {
    expect((await find('maya')).orders).toHaveLength(1);
    expect((await find('reed')).customers).toEqual([]);
    expect(await productNames('loaf')).toEqual([]);
    expect((await find('Mar 4')).payouts).toHaveLength(1);
    const parts = { params: { storeId: String(other.store.id) }, query: { q: 'maya' } };
    const refused = await market.test.call(findAnything, parts, { token: tokenOf('owner') });
    expect(refused.statusCode).toBe(403);
  });
});

it.each(['', ' a ', 'x'.repeat(61)])('a search by "%s" is rejected', async (q) => {
  const parts = { params: { storeId: String(shop.store.id) }, query: { q } };
  const refused = await market.test.call(findAnything, parts, { token: tokenOf('owner') });
  expect(refused.statusCode).toBe(422);
});
