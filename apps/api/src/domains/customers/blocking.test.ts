import { blockCases } from '@counter/contract/cases';
import { blockCustomer, findBlockedCustomers, unblockCustomer } from '@counter/contract/customers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

async function block(fields: object = {}) {
  const body = { storeId: shop.store.id, ...blockCases.filled, ...fields };
  return post(market.test, blockCustomer, body, shop.owner);
}

async function unblock(customerId: number) {
  const body = { storeId: shop.store.id, customerId };
  return post(market.test, unblockCustomer, body, shop.owner);
}

async function blocked(pageNumber = 0) {
  const params = { storeId: String(shop.store.id), pageNumber: String(pageNumber) };
  return market.ask(findBlockedCustomers, { params }, shop.owner);
}

const maya = { name: 'Maya Lind', phone: '+1 555 010 7788' };

describe('a blocked customer', () => {
  it("can't order, is listed with who and why, and can order again once unblocked", async () => {
    await shop.place({ customer: maya });
    const response = await block({ phoneNumber: '+1 (555) 010-7788' });
    const id = response.json<{ data: number }>().data;
    expect((await shop.send({ customer: maya })).json()).toMatchObject({
      code: 'CUSTOMER_BLOCKED',
    });
    expect(await blocked()).toEqual({
      content: [
        {
          id,
          name: 'Maya Lind',
          phoneNumber: '+15550107788',
          reason: 'Never picks up.',
          blockedBy: shop.owner.name,
          blockedAt: '2026-03-04T17:00:00.000Z',
        },
      ],
      totalElements: 1,
    });
    expect((await unblock(id)).statusCode).toBe(200);
    expect((await unblock(id)).statusCode).toBe(404);
    expect(await blocked()).toEqual({ content: [], totalElements: 0 });
    await shop.place({ customer: maya });
    for (const action of ['customer.block', 'customer.unblock']) {
      const entries = await findAudit(market.test.platform.db, action);
      expect(entries.filter(({ entityId }) => entityId === id)).toHaveLength(1);
    }
  });

  it("needn't have ordered before, and gets the name of their first order", async () => {
    const first = (await block()).json<{ data: number }>().data;
    const again = (await block({ reason: 'Another' })).json<{ data: number }>().data;
    expect(again).toBe(first);
    expect((await blocked()).content).toMatchObject([{ name: '', reason: 'Never picks up.' }]);
    const customer = { name: 'Jo Reed', phone: '+1 (212) 555 0199' };
    expect((await shop.send({ customer })).statusCode).toBe(403);
    await unblock(first);
    await shop.place({ customer });
    await block();
    expect((await blocked()).content).toMatchObject([{ name: 'Jo Reed' }]);
  });

  it('is listed before those who were blocked earlier, and the newer customer first in one moment', async () => {
    await shop.place({ customer: maya });
    await block({ phoneNumber: '+1 555 010 0001' });
    await block({ phoneNumber: '+1 555 010 0002' });
    market.clock.set(new Date(market.clock.now().getTime() + 1000));
    await block({ phoneNumber: maya.phone });
    const { content } = await blocked();
    const ends = content.map(({ phoneNumber }) => phoneNumber.slice(-4));
    expect(ends).toEqual(['7788', '0002', '0001']);
  });

  it('is unblocked alone and by this store only, and the reason stays in the log', async () => {
    const first = (await block({ phoneNumber: '+1 555 010 0001' })).json<{ data: number }>().data;
    const id = (await block({ reason: 'Was rude.' })).json<{ data: number }>().data;
    const other = await market.addShop();
    const body = { storeId: other.store.id, customerId: id };
    expect((await post(market.test, unblockCustomer, body, other.owner)).statusCode).toBe(404);
    expect((await unblock(id)).statusCode).toBe(200);
    expect((await blocked()).content).toMatchObject([{ id: first }]);
    const entries = await findAudit(market.test.platform.db, 'customer.unblock');
    expect(entries.at(-1)).toMatchObject({ entityId: id, before: { reason: 'Was rude.' } });
  });

  it('is blocked in this store only', async () => {
    await block({ phoneNumber: maya.phone });
    const other = await market.addShop();
    expect((await other.send({ customer: maya })).statusCode).toBe(200);
  });
});

describe('the API validates a block', () => {
  it.each([...blockCases.cases])('$field $value: $message', async ({ field, value, message }) => {
    const response = await block({ [field]: value });
    const { errors = [] } = response.json<{ errors?: { path: string; message: string }[] }>();
    const told = errors.find(({ path }) => path === field)?.message ?? null;
    const status = message === null ? 200 : 422;
    expect({ told, status: response.statusCode }).toEqual({ told: message, status });
  });
});
