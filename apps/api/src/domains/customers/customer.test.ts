import { customerNotesCases } from '@counter/contract/cases';
import {
  blockCustomer,
  findCustomer,
  findCustomers,
  recordConsent,
  saveCustomerNotes,
} from '@counter/contract/customers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const maya = { name: 'Maya Lind', phone: '555.010.7788' };

async function idOfMaya(): Promise<number> {
  await shop.place({ customer: maya });
  const body = { storeId: shop.store.id, pageNumber: 0 };
  const { content } = await market.ask(findCustomers, { body }, shop.owner);
  return content[0]?.id ?? 0;
}

async function find(id: number, of = shop) {
  const params = { storeId: String(of.store.id), customerId: String(id) };
  return market.test.call(findCustomer, { params }, of.owner);
}

async function note(customerId: number, fields: object, as = shop.owner) {
  const body = { storeId: shop.store.id, customerId, ...fields };
  return post(market.test, saveCustomerNotes, body, as);
}

describe('a customer', () => {
  it('shows orders, consents and the block', async () => {
    const id = await idOfMaya();
    const at = market.clock.now().toISOString();
    const claims = { storeId: shop.store.id, phoneNumber: '+1 555 010 7788' };
    await post(market.test, recordConsent, { ...claims, how: 'PHONE' }, shop.owner);
    await post(market.test, blockCustomer, { ...claims, reason: 'Rude.' }, shop.owner);
    expect((await find(id)).json()).toMatchObject({
      data: {
        id,
        name: 'Maya Lind',
        phoneNumber: '+1 (555) 010-7788',
        orders: 1,
        spend: 1250,
        firstVisit: at,
        lastVisit: at,
        blocked: { reason: 'Rude.', by: shop.owner.name, at },
        notes: { text: '', olVersion: 0, changedBy: '', changedAt: null },
        consented: true,
        consents: [{ how: 'PHONE', givenBy: shop.owner.name }],
      },
    });
  });

  it('without orders is listed only among the blocked', async () => {
    const block = { storeId: shop.store.id, phoneNumber: maya.phone, reason: 'Prank calls.' };
    await post(market.test, blockCustomer, block, shop.owner);
    const listed = async (filter: 'ALL' | 'BLOCKED') => {
      const body = { storeId: shop.store.id, pageNumber: 0, filter };
      return (await market.ask(findCustomers, { body }, shop.owner)).content;
    };
    expect(await listed('ALL')).toEqual([]);
    const [one] = await listed('BLOCKED');
    expect(one).toMatchObject({ name: '', orders: 0, spend: 0, lastVisit: null, blocked: true });
    expect((await find(one?.id ?? 0)).json()).toMatchObject({ data: { orders: 0, spend: 0 } });
  });

  it('is hidden from other stores', async () => {
    const id = await idOfMaya();
    const other = await market.addShop();
    expect((await find(id, other)).statusCode).toBe(404);
    const body = { storeId: other.store.id, customerId: id, notes: 'Theirs', olVersion: 0 };
    expect((await post(market.test, saveCustomerNotes, body, other.owner)).statusCode).toBe(404);
  });
});

describe('notes on a customer', () => {
  it('change only from the version that was opened, and the audit log omits their text', async () => {
    const id = await idOfMaya();
    const { db } = market.test.database;
    const block = { storeId: shop.store.id, phoneNumber: '+1 555 010 0001', reason: 'Rude.' };
    const blocked = await post(market.test, blockCustomer, block, shop.owner);
    const manager = await addUser(db, { store: shop.store, role: 'manager' });
    const saved = await note(id, { notes: ' Allergic to nuts. ', olVersion: 0 }, manager);
    expect(saved.json()).toMatchObject({
      data: { notes: { text: 'Allergic to nuts.', olVersion: 1, changedBy: manager.name } },
    });
    expect((await find(blocked.json<{ data: number }>().data)).json()).toMatchObject({
      data: { notes: { text: '', olVersion: 0 } },
    });
    const late = await note(id, { notes: 'Rings twice.', olVersion: 0 });
    expect(late.json()).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(late.json<{ detail: string }>().detail).toContain(
      `${manager.name} changed the notes of "Maya Lind"`,
    );
    // The same again changes nothing.
    const again = await note(id, { notes: 'Allergic to nuts.', olVersion: 1 });
    expect(again.json()).toMatchObject({ data: { notes: { olVersion: 1 } } });
    const entries = await findAudit(market.test.platform.db, 'customer.notes');
    const ours = entries.filter(({ storeId }) => storeId === shop.store.id);
    expect(ours).toMatchObject([{ entityId: id, before: null, after: null }]);
  });

  it('are saved by one of two concurrent editors, and the other is told', async () => {
    const id = await idOfMaya();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map(async (notes) => note(id, { notes, olVersion: 0 })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('require permission to change customers', async () => {
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    const response = await note(await idOfMaya(), { notes: 'Hm.', olVersion: 0 }, staff);
    expect(response.statusCode).toBe(403);
  });

  it.each([...customerNotesCases.cases])(
    'accept or reject $value: $message',
    async ({ value, message }) => {
      const response = await note(await idOfMaya(), { notes: value, olVersion: 0 });
      const { errors = [] } = response.json<{ errors?: { path: string; message: string }[] }>();
      expect(errors.find(({ path }) => path === 'notes')?.message ?? null).toBe(message);
    },
  );
});
