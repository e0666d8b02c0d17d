import fc from 'fast-check';
import { segments, type Segment } from '@counter/contract/customers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomers, type TestCustomer } from '../../testing/stores/customers.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { findCustomersNamed } from './named-customers.service.ts';
import { findSegment } from './segments.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(async () => market.test.close());

const now = new Date('2026-03-04T17:00:00Z');
const day = 86_400_000;

/** Instants around the edges of the segments. */
const instant = fc
  .tuple(fc.constantFrom(0, 29, 30, 31, 59, 60, 61, 400), fc.integer({ min: -1, max: 1 }))
  .map(([days, ms]) => new Date(now.getTime() - days * day + ms));

const customer = fc
  .record({
    orders: fc.integer({ min: 0, max: 6 }),
    spend: fc.integer({ min: 0, max: 4 }),
    visits: fc.tuple(instant, instant),
    blocked: fc.boolean(),
    consented: fc.boolean(),
  })
  .map(({ visits, orders, spend, ...rest }): Omit<TestCustomer, 'phone'> => {
    const [first, last] = visits.toSorted((a, b) => a.getTime() - b.getTime());
    return orders === 0 || !first || !last
      ? { ...rest, name: 'Maya', orders: 0, spend: 0, firstAt: null, lastAt: null }
      : { ...rest, name: 'Maya', orders, spend, firstAt: first, lastAt: last };
  });

const without: Omit<TestCustomer, 'phone'> = {
  name: 'Maya',
  orders: 0,
  spend: 0,
  firstAt: null,
  lastAt: null,
  blocked: false,
  consented: true,
};
const free = { ...without, orders: 1, firstAt: now, lastAt: now };
const paid = { ...free, spend: 5 };

/** Filters a segment in the simplest way. */
function plainly(segment: Segment, all: readonly TestCustomer[]): readonly TestCustomer[] {
  const ago = (days: number) => now.getTime() - days * day;
  const ordered = all.filter(({ orders }) => orders > 0);
  switch (segment) {
    case 'ALL':
      return all;
    case 'NEW':
      return ordered.filter(({ firstAt }) => Number(firstAt) >= ago(30));
    case 'AWAY':
      return ordered.filter(({ lastAt }) => Number(lastAt) < ago(30));
    case 'REGULAR':
      return ordered.filter(({ orders, lastAt }) => orders >= 5 && Number(lastAt) >= ago(60));
    case 'IMPORTED':
      return [];
    case 'LAPSED':
      return ordered.filter(({ lastAt }) => Number(lastAt) < ago(60));
    case 'BEST':
      return ordered.toSorted((a, b) => b.spend - a.spend).slice(0, Math.ceil(ordered.length / 10));
  }
}

describe('a segment', () => {
  it('contains whom its rule describes without blocked customers, and counts who can get texts', async () => {
    const { db } = market.test.database;
    await fc.assert(
      fc.asyncProperty(fc.array(customer, { maxLength: 24 }), async (drawn) => {
        const { store } = await market.addShop();
        const all = drawn.map((one, serial) => ({ ...one, phone: `+1212555${1000 + serial}` }));
        await addCustomers(db, store, all);
        const scope = await scopeForSystem(db, store.id, 'Test');
        for (const segment of segments) {
          const wanted = plainly(segment, all).filter(({ blocked }) => !blocked);
          const consented = wanted.filter(({ consented: yes }) => yes);
          expect(await findSegment(db, scope, segment, now)).toEqual({
            customers: wanted.length,
            phones: consented.map(({ phone }) => phone).toSorted(),
          });
        }
      }),
      {
        numRuns: 30,
        examples: [[[without, free]], [[...Array.from({ length: 9 }, () => without), free, paid]]],
      },
    );
  });
});

describe('a search for customers by name', () => {
  const one = { orders: 1, spend: 5, blocked: false, consented: false };
  const at = (days: number) => new Date(now.getTime() - days * day);
  const came = (name: string, phone: number, days: number | null): TestCustomer => ({
    ...one,
    name,
    phone: `+1212555${phone}`,
    orders: days === null ? 0 : 1,
    firstAt: days === null ? null : at(days),
    lastAt: days === null ? null : at(days),
  });

  it('lists exact names first, then the most recent, of this store only', async () => {
    const { db } = market.test.database;
    const { store } = await market.addShop();
    const other = await market.addShop();
    await addCustomers(db, other.store, [came('Ana', 2000, 1)]);
    await addCustomers(db, store, [
      came('Ana Lind', 1001, 1),
      came('Ana', 1002, 90),
      came('Ana Reed', 1003, 2),
      came('Anabel Cruz', 1004, null),
      came('Jo Reed', 1005, 3),
      came('Zoë Berg', 1006, 4),
    ]);
    const scope = await scopeForSystem(db, store.id, 'Test');
    const named = async (wanted: string) =>
      (await findCustomersNamed(db, scope, wanted)).map(({ name }) => name);
    expect(await named('ana')).toEqual(['Ana', 'Ana Lind', 'Ana Reed', 'Anabel Cruz']);
    expect(await named('reed jo')).toEqual(['Jo Reed']);
    expect(await named('zoe')).toEqual(['Zoë Berg']);
    expect(await named('%')).toEqual([]);
    expect(await named('nobody of this kind')).toEqual([]);
    expect(await named('')).toEqual([]);
  });

  it('returns at most twenty', async () => {
    const { db } = market.test.database;
    const { store } = await market.addShop();
    const many = Array.from({ length: 21 }, (_, serial) => came('Ana Lind', 3000 + serial, serial));
    await addCustomers(db, store, many);
    const scope = await scopeForSystem(db, store.id, 'Test');
    expect(await findCustomersNamed(db, scope, 'ana')).toHaveLength(20);
    expect(await findCustomersNamed(db, scope, 'lind ana')).toHaveLength(20);
  });
});
