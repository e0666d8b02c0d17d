import { proposeCharge } from '@counter/contract/adjustments';
import { createLead } from '@counter/contract/home';
import { findInMarketplace } from '@counter/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApplicationFor } from '../../testing/stores/applications.ts';
import { addStore, addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(database(), { operator: true });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const find = (q: string) => market.ask(findInMarketplace, { query: { q } }, operator);
const nothing = {
  stores: [],
  people: [],
  applications: [],
  leads: [],
  payouts: [],
  orders: [],
  charges: [],
  reviews: [],
  messages: [],
};

async function addNamedStore(name: string, branchName = 'Harbor') {
  const store = await addStore(database());
  await database()
    .updateTable('stores')
    .set({ name, branchName })
    .where('id', '=', store.id)
    .execute();
  return store;
}

async function addApplication(name: string, branchName: string) {
  const store = await addNamedStore(name, branchName);
  await addApplicationFor(database(), store, {
    state: 'SUBMITTED',
    submittedAt: market.clock.now(),
  });
}

async function addReportedReview(order: {
  storeId: number;
  orderId: number;
  orderNumber: string;
  customer: string;
}) {
  const createdAt = market.clock.now();
  await database()
    .insertInto('reviews')
    .values({
      ...order,
      email: '',
      orderTotal: 1250,
      rating: 1,
      review: 'Cold.',
      status: 'NEW',
      createdAt,
      reportedAt: createdAt,
      reportedBy: 'Olivia',
      reportReason: 'It is of another store.',
    })
    .execute();
}

describe('a search of the marketplace', () => {
  it('finds stores and their team members, and returns only what is shown', async () => {
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

  it('tells the branches of a business apart among applications', async () => {
    for (const branchName of ['Harbor', 'Station']) await addApplication('Sorrel Deli', branchName);
    const { applications } = await find('sorrel');
    expect(applications.map(({ storeName, branchName }) => [storeName, branchName])).toEqual([
      ['Sorrel Deli', 'Harbor'],
      ['Sorrel Deli', 'Station'],
    ]);
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

  it('finds at most five of each kind', async () => {
    for (const digit of [6, 5, 4, 3, 2, 1]) {
      await addNamedStore(`Crowded ${digit}`);
      const { id } = await addUser(database());
      const fullName = `Crowded ${digit}`;
      await database().updateTable('users').set({ fullName }).where('id', '=', id).execute();
    }
    const { stores, people } = await find('crowded');
    const names = [1, 2, 3, 4, 5].map((one) => `Crowded ${one}`);
    expect(stores.map(({ name }) => name)).toEqual(names);
    expect(people.map(({ fullName }) => fullName)).toEqual(names);
  });

  it('finds payouts of all stores by transaction id only', async () => {
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

  it('finds orders of all stores by number, without customer data', async () => {
    const [shop, other] = [await market.addShop(), await market.addShop()];
    const [order, another] = [await shop.place(), await other.place()];
    const { orderNumber } = order;
    const [letters = '', digits = ''] = orderNumber.split('-');
    for (const typed of [orderNumber, `${letters}${digits}`.toLowerCase(), digits]) {
      const { orders } = await find(typed);
      expect(orders).toEqual([
        {
          storeId: shop.store.id,
          storeName: expect.stringContaining(', ') as unknown,
          orderNumber,
          status: 'NEW',
          placedAt: order.placedAt,
        },
      ]);
    }
    expect((await find(another.orderNumber)).orders).toMatchObject([{ storeId: other.store.id }]);
    expect((await find(`${letters}-${digits.slice(0, 3)}`)).orders).toEqual([]);
  });

  it('finds charges and reported reviews by order and customer', async () => {
    const shop = await market.addShop();
    const customer = { name: 'Ottilie Marsh', phone: '+1 555 010 7799' };
    const { id: orderId, orderNumber } = await shop.place({ customer });
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(orderId, move);
    const storeId = shop.store.id;
    const charge = { storeId, orderNumber, reason: 'OTHER', amount: 100, note: 'Cold.' } as const;
    await market.ask(proposeCharge, { body: charge }, operator);
    await addReportedReview({ storeId, orderId, orderNumber, customer: customer.name });
    for (const typed of [orderNumber, 'ottilie']) {
      const { charges, reviews } = await find(typed);
      expect(charges).toMatchObject([{ orderNumber, customer: 'Ottilie Marsh', status: 'OPEN' }]);
      expect(reviews).toMatchObject([{ orderNumber, state: 'REPORTED' }]);
    }
  });

  it('finds mails by recipient only', async () => {
    const message = { kind: 'MAIL', recipient: 'zoe@quay.test', state: 'SENT' } as const;
    await database()
      .insertInto('messages')
      .values({ ...message, subject: 'Welcome', body: null, createdAt: market.clock.now() })
      .execute();
    expect((await find('zoe@quay')).messages).toMatchObject([
      { recipient: 'zoe@quay.test', subject: 'Welcome', state: 'SENT' },
    ]);
    expect((await find('Welcome')).messages).toEqual([]);
  });
});
