import fc from 'fast-check';
import {
  customerFilters,
  customerSorts,
  exportCustomers,
  findCustomers,
  type CustomersWanted,
  type ListedCustomer,
} from '@counter/contract/customers';
import { formatPhone } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomers, type TestCustomer } from '../../testing/stores/customers.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(async () => market.test.close());

const now = new Date('2026-03-04T17:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

async function list(shop: TestShop, wanted: object = {}, as = shop.owner) {
  const body = { storeId: shop.store.id, pageNumber: 0, ...wanted };
  return market.ask(findCustomers, { body }, as);
}

async function shopWith(customers: readonly TestCustomer[]): Promise<TestShop> {
  const shop = await market.addShop();
  await addCustomers(market.test.database.db, shop.store, customers);
  return shop;
}

const names = ['Maya Lind', 'maya de la Cruz', 'Jo Reed', 'Zoë Lindqvist', 'Cher', 'M_a 100%'];

const drawn = fc.array(
  fc
    .record({
      name: fc.constantFrom(...names),
      orders: fc.integer({ min: 0, max: 3 }),
      spend: fc.integer({ min: 0, max: 3 }),
      first: fc.integer({ min: 0, max: 90 }),
      last: fc.integer({ min: 0, max: 90 }),
      blocked: fc.boolean(),
      consented: fc.boolean(),
    })
    .map(({ first, last, ...one }) =>
      one.orders === 0
        ? { ...one, spend: 0, firstAt: null, lastAt: null }
        : { ...one, firstAt: ago(Math.max(first, last)), lastAt: ago(Math.min(first, last)) },
    ),
  { maxLength: 30 },
);

const search = fc.constantFrom(
  '',
  'm',
  'ma',
  'MAYA',
  'lind',
  'reed',
  'de la',
  'la c',
  '%',
  '0%',
  '55',
  '1003',
  '+1 (212)',
  'zoë',
  'ä',
);

/** Matches a customer with a search, in the simplest way. */
function isFound({ search: text, filter }: CustomersWanted, one: TestCustomer): boolean {
  const plain: Record<CustomersWanted['filter'], boolean> = {
    ALL: true,
    NEW: one.firstAt !== null && one.firstAt >= ago(30),
    AWAY: one.lastAt !== null && one.lastAt < ago(30),
    REGULAR: one.orders >= 5 && one.lastAt !== null && one.lastAt >= ago(60),
    LAPSED: one.lastAt !== null && one.lastAt < ago(60),
    IMPORTED: false,
    // Held against the segment in a test of its own.
    BEST: true,
    CONSENTED: one.consented,
    BLOCKED: one.blocked,
  };
  if (!plain[filter] || text.length < 2) return plain[filter];
  const words = one.name.toLowerCase().split(/\s+/);
  const starts = [0, 1, words.length - 1].map((word) => words.slice(word).join(' '));
  if (!/^[\d\s()+-]+$/.test(text))
    return starts.some((part) => part.startsWith(text.toLowerCase()));
  const digits = text.replaceAll(/\D/g, '');
  const national = one.phone.slice(2);
  return (
    one.phone.endsWith(digits) || one.phone.startsWith(`+${digits}`) || national.startsWith(digits)
  );
}

type Row = Omit<TestCustomer, 'phone'> & { readonly phone: string; readonly id: number };

const keys = {
  LAST_VISIT: ({ lastAt }: Row) => Number(lastAt ?? -1),
  SPEND: ({ spend }: Row) => spend,
  ORDERS: ({ orders }: Row) => orders,
} as const;

/**
 * Sorts customers in the simplest way: ties by their first visit, reversed together with the rest.
 */
function inOrder({ sort, descending }: CustomersWanted, rows: readonly Row[]): readonly Row[] {
  const up = rows.toSorted((a, b) => {
    if (sort === 'NAME') {
      const [one, other] = [a, b].map(({ name }) => Buffer.from(name.toLowerCase()));
      return Buffer.compare(one ?? Buffer.alloc(0), other ?? Buffer.alloc(0)) || a.id - b.id;
    }
    return keys[sort](a) - keys[sort](b) || b.id - a.id;
  });
  return descending ? up.toReversed() : up;
}

describe('the customer list', () => {
  it('searches, sorts and pages', async () => {
    const wanted = fc.record({
      search,
      filter: fc.constantFrom(...customerFilters.filter((one) => one !== 'BEST')),
      sort: fc.constantFrom(...customerSorts),
      descending: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        drawn,
        fc.array(wanted, { minLength: 6, maxLength: 6 }),
        async (some, asked) => {
          const customers = some.map((one, at) => ({ ...one, phone: `+1212555${1000 + at}` }));
          const shop = await market.addShop();
          const ids = await addCustomers(market.test.database.db, shop.store, customers);
          const rows = customers.map((one, at) => ({ ...one, id: ids[at] ?? 0 }));
          for (const one of asked) {
            const all = inOrder(
              one,
              rows.filter((row) => isFound(one, row)),
            ).map(({ id }) => id);
            const [first, second] = await Promise.all([
              list(shop, one),
              list(shop, { ...one, pageNumber: 1 }),
            ]);
            const found = [...first.content, ...second.content].map(({ id }) => id);
            expect({ one, found, total: first.totalElements }).toEqual({
              one,
              found: all,
              total: all.length,
            });
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  const maya: TestCustomer = {
    name: 'Maya Lind',
    phone: '+15550107788',
    orders: 2,
    spend: 4250,
    firstAt: ago(40),
    lastAt: ago(1),
    blocked: false,
    consented: true,
  };

  it("shows each customer's orders and marks the best tenth", async () => {
    const others = Array.from({ length: 10 }, (_, at) => ({
      ...maya,
      name: `Customer ${at}`,
      phone: `+1212555${1000 + at}`,
      spend: 100 + at,
    }));
    const shop = await shopWith([maya, ...others]);
    const best = await list(shop, { filter: 'BEST', sort: 'NAME', descending: false });
    expect(best.content.map(({ name }) => name)).toEqual(['Customer 9', 'Maya Lind']);
    expect(best.content[1]).toEqual({
      id: best.content[1]?.id ?? 0,
      name: 'Maya Lind',
      phoneNumber: '+1 (555) 010-7788',
      orders: 2,
      spend: 4250,
      firstVisit: ago(40).toISOString(),
      lastVisit: ago(1).toISOString(),
      consented: true,
      blocked: false,
    } satisfies ListedCustomer);
  });

  it('shows staff only the end of a number, in the list and in the CSV', async () => {
    const shop = await shopWith([maya]);
    const { db } = market.test.database;
    const staff = await addUser(db, { store: shop.store, role: 'staff' });
    expect((await list(shop, { search: '7788' }, staff)).content).toMatchObject([
      { phoneNumber: '••• 7788' },
    ]);
    const save = async (as: { token: string }) => {
      const body = { storeId: shop.store.id };
      const response = await market.test.call(exportCustomers, { body }, as);
      expect(response.headers['content-disposition']).toMatch(
        /customers-test-store-\d+-2026-03-04/,
      );
      return response.body.trim().split('\r\n').slice(1);
    };
    expect(await save(staff)).toEqual([
      'Maya Lind,••• 7788,2,2026-03-03 12:00,2026-01-23 12:00,Agreed,',
    ]);
    expect((await save(shop.owner))[0]).toContain("'+1 (555) 010-7788");
  });

  it('finds an incomplete number by its beginning', async () => {
    const shop = await shopWith([{ ...maya, phone: '5550107', consented: false }]);
    const found = async (text: string) =>
      (await list(shop, { search: text }, shop.owner)).totalElements;
    expect(await found('5550')).toBe(1);
    expect(await found('6550')).toBe(0);
  });

  it("doesn't let staff search by what they can't see", async () => {
    const shop = await shopWith([maya]);
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    const found = async (text: string) => (await list(shop, { search: text }, staff)).totalElements;
    expect(await found('+1 (555) 010-7788')).toBe(1);
    expect(await found('88')).toBe(1);
    for (const guess of ['+1 555', '555 010', '07788', '10-7788']) {
      expect({ guess, found: await found(guess) }).toEqual({ guess, found: 0 });
    }
    for (const wanted of [{ sort: 'SPEND' }, { filter: 'BEST' }] as const) {
      const body = { storeId: shop.store.id, ...wanted };
      const page = { body: { ...body, pageNumber: 0 } };
      const listed = await market.test.call(findCustomers, page, staff);
      const saved = await market.test.call(exportCustomers, { body }, staff);
      expect([listed.statusCode, saved.statusCode]).toEqual([403, 403]);
      expect(saved.json<{ detail: string }>().detail).toMatch(/what customers spend/);
    }
  });

  it('exports everything with the order and filters of the screen', async () => {
    const many = Array.from({ length: 1203 }, (_, at) => ({
      ...maya,
      name: `Customer ${at}`,
      phone: `+1212${5_550_000 + at}`,
      spend: (at * 7919) % 1203,
      consented: at % 3 === 0,
    }));
    const shop = await shopWith(many);
    const body = { storeId: shop.store.id, filter: 'CONSENTED', sort: 'SPEND' } as const;
    const { body: text } = await market.test.call(exportCustomers, { body }, shop.owner);
    const wanted = many
      .filter(({ consented }) => consented)
      .toSorted((a, b) => b.spend - a.spend)
      .map(({ name, phone }) => `${name},'${formatPhone(phone)}`);
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(0, 2).join(','))).toEqual(wanted);
  });

  it('is hidden from other stores', async () => {
    await shopWith([maya]);
    expect(await list(await market.addShop())).toEqual({ content: [], totalElements: 0 });
  });
});
