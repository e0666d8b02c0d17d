import { createLead } from '@counter/contract/home';
import { findInMarketplace } from '@counter/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStore, addUser } from '../../testing/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/orders.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(database(), { operator: true });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const find = (q: string) => market.ask(findInMarketplace, { query: { q } }, operator);
const nothing = { stores: [], people: [], applications: [], leads: [], payouts: [] };

async function addNamedStore(name: string) {
  const store = await addStore(database());
  await database()
    .updateTable('stores')
    .set({ name, branchName: 'Harbor' })
    .where('id', '=', store.id)
    .execute();
  return store;
}

describe('a search of the marketplace', () => {
  it('finds stores and the people of their teams, with nothing but what is shown', async () => {
    const store = await addNamedStore('Quince Bakery');
    const other = await addNamedStore('Walnut Deli');
    const owner = await addUser(database(), { store, role: 'owner' });
    await database()
      .insertInto('storeMembers')
      .values({ storeId: other.id, userId: owner.id, role: 'staff', createdAt: market.clock.now() })
      .execute();
    await database()
      .updateTable('users')
      .set({ fullName: 'Quincy Adams' })
      .where('id', '=', owner.id)
      .execute();
    expect(await find('QUINC')).toEqual({
      ...nothing,
      stores: [
        {
          id: store.id,
          name: 'Quince Bakery',
          branchName: 'Harbor',
          address: '1 Main Street, Springfield',
        },
      ],
      people: [{ userId: owner.id, fullName: 'Quincy Adams', email: owner.email, stores: 2 }],
    });
    const byEmail = await find(owner.email);
    expect(byEmail.people.map(({ userId }) => userId)).toEqual([owner.id]);
    expect(byEmail.stores.map(({ id }) => id)).toEqual([store.id]);
  });

  it('finds leads by their business', async () => {
    const lead = {
      businessName: 'Zest Cafe',
      businessAddress: '9 Pier Road',
      businessPhone: '+12125550142',
    };
    const { id } = await market.ask(createLead, { body: lead }, operator);
    expect((await find('zest')).leads).toEqual([
      { id, businessName: 'Zest Cafe', businessAddress: '9 Pier Road', state: 'NEW' },
    ]);
  });

  it('finds at most five of a kind', async () => {
    for (const digit of [1, 2, 3, 4, 5, 6]) await addNamedStore(`Crowded ${digit}`);
    const { stores } = await find('crowded');
    expect(stores.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((one) => `Crowded ${one}`));
  });

  it('finds payouts of all stores by their transaction id alone', async () => {
    const store = await addNamedStore('Paid Pantry');
    const values = {
      storeId: store.id,
      status: 'PENDING',
      currency: 'USD',
      totalOrders: 1,
    } as const;
    for (const week of [8, 9]) {
      const periodEnd = `2026-03-0${week - 7}`;
      await database()
        .insertInto('payouts')
        .values({
          ...values,
          transactionId: `PO-2026W0${week}-77`,
          createdAt: new Date(`${periodEnd}T09:00:00Z`),
          periodStart: periodEnd,
          periodEnd,
          totalOrdersAmount: 1000,
          transactionFee: 100,
          totalTax: 0,
          totalTip: 0,
          adjustments: 0,
          payoutAmount: 900,
        })
        .execute();
    }
    const { payouts } = await find('po-2026w');
    expect(payouts.map(({ transactionId }) => transactionId)).toEqual([
      'PO-2026W09-77',
      'PO-2026W08-77',
    ]);
    expect(payouts[0]?.storeName).toMatch(/^Paid Pantry, /);
    expect(payouts[0]).toMatchObject({
      storeId: store.id,
      status: 'PENDING',
      payoutAmount: 900,
    });
    expect((await find('Paid Pantry')).payouts).toEqual([]);
  });
});
