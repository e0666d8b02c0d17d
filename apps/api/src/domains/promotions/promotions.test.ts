import {
  findPromo,
  findPromos,
  removePromo,
  restorePromo,
  saveMarketplacePromo,
  savePromo,
  type Promo,
} from '@counter/contract/promotions';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/database.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { addPromo, sendPromo } from '../../testing/stores/promotions.ts';
import { importPromoUses } from './index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  turnClockTo(noon);
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const noon = '2026-03-04T17:00:00Z';

function turnClockTo(instant: string): void {
  market.clock.advance(Date.parse(instant) - market.clock.now().getTime());
}

async function list(pageNumber = 0) {
  const params = { storeId: String(shop.store.id), pageNumber: String(pageNumber) };
  return market.ask(findPromos, { params }, shop.owner);
}

async function only(): Promise<Promo> {
  const { content } = await list();
  expect(content).toHaveLength(1);
  const [promo] = content;
  if (!promo) throw new Error('There is no promo code.');
  return promo;
}

async function remove(id: number, as = shop.owner) {
  const params = { storeId: String(shop.store.id), promoCodeId: String(id) };
  return market.test.call(removePromo, { params }, as);
}

async function restore(id: number) {
  return market.test.call(restorePromo, { body: { storeId: shop.store.id, id } }, shop.owner);
}

describe("a store's promo codes", () => {
  it('are saved as entered and returned with their discount', async () => {
    const id = await addPromo(market, shop, {
      description: ' For new customers ',
      percentage: '12.5',
      maxDiscount: 800,
      amount: 300,
      usageLimit: 100,
      usageLimitPerCustomer: 1,
      budget: 50_000,
      startDate: '3/4/2026',
    });
    expect(await only()).toEqual({
      id,
      promoCode: 'WELCOME10',
      description: 'For new customers',
      type: 'PERCENTAGE',
      percentage: 12.5,
      amount: null,
      maxDiscount: 800,
      minimumOrderValue: 500,
      promoCodeValue: '12.5%',
      startDate: '2026-03-04',
      endDate: '2026-04-04',
      active: true,
      state: 'ACTIVE',
      reason: '',
      usageLimit: 100,
      usageLimitPerCustomer: 1,
      budget: 50_000,
      paidBy: 'STORE',
      uses: 0,
      given: 0,
    });
    const [entry] = await findAudit(market.test.database.db, 'promo.create');
    expect(entry).toMatchObject({
      storeId: shop.store.id,
      actorId: shop.owner.id,
      entityId: id,
      after: { promoCode: 'WELCOME10', rate: 1250, paidBy: 'STORE' },
    });
  });

  it('can be a fixed amount', async () => {
    await addPromo(market, shop, { type: 'AMOUNT', amount: 500, maxDiscount: 400 });
    expect(await only()).toMatchObject({
      type: 'AMOUNT',
      percentage: null,
      amount: 500,
      maxDiscount: 400,
      promoCodeValue: '$ 5.00',
    });
  });

  it('are read one by one, only in their own store and until they are deleted', async () => {
    const id = await addPromo(market, shop);
    const other = await market.addShop();
    const read = async ({ store, owner } = shop) =>
      market.test.call(
        findPromo,
        { params: { storeId: String(store.id), promoCodeId: String(id) } },
        owner,
      );
    expect((await read()).json<{ data: Promo }>().data).toEqual(await only());
    expect((await read(other)).statusCode).toBe(404);
    await remove(id);
    expect((await read()).json()).toMatchObject({
      status: 404,
      detail: 'This promo code was deleted.',
    });
  });

  it('are listed 10 a page, newest first', async () => {
    for (let index = 1; index <= 12; index += 1) {
      await addPromo(market, shop, { promoCode: `CODE${index}` });
    }
    const pages = [await list(0), await list(1), await list(2)];
    expect(pages.map(({ totalElements }) => totalElements)).toEqual([12, 12, 12]);
    expect(pages.map(({ content }) => content.length)).toEqual([10, 2, 0]);
    expect(pages[0]?.content[0]?.promoCode).toBe('CODE12');
    expect(pages[1]?.content.at(-1)?.promoCode).toBe('CODE1');
  });

  it('have unique names within a store, ignoring case, until one is deleted', async () => {
    const id = await addPromo(market, shop);
    const again = await sendPromo(market, shop, { promoCode: 'welcome10' });
    expect(again.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'promoCode', message: 'There is a promo code welcome10 already.' }],
    });
    await addPromo(market, await market.addShop());
    await remove(id);
    await addPromo(market, shop, { promoCode: 'welcome10' });
  });

  it('are added once per idempotency key', async () => {
    const body = {
      storeId: shop.store.id,
      promoCode: 'ONCE',
      type: 'AMOUNT',
      amount: 500,
      maxDiscount: 500,
      minOrderValue: 0,
      startDate: '2026-03-04',
      endDate: '2026-03-05',
    };
    const send = async () => post(market.test, savePromo, body, shop.owner, 'the-key');
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => answer.json<{ data: number }>().data)).size).toBe(1);
    expect((await list()).totalElements).toBe(1);
  });

  it("are active on their days in the store's time zone, and say why they aren't", async () => {
    await addPromo(market, shop, { startDate: '2026-03-05', endDate: '2026-03-06' });
    const at = async (instant: string) => {
      turnClockTo(instant);
      const { active, state, reason } = await only();
      expect(active).toBe(state === 'ACTIVE');
      return reason;
    };
    // New York is five hours behind.
    expect(await at('2026-03-05T04:59:59Z')).toBe('WELCOME10 starts on Mar 5.');
    expect(await at('2026-03-05T05:00:00Z')).toBe('');
    expect(await at('2026-03-07T04:59:59Z')).toBe('');
    expect(await at('2026-03-07T05:00:00Z')).toBe('WELCOME10 ended on Mar 6.');
  });

  it("start on the store's today at the earliest, not the server's", async () => {
    // It is past midnight in UTC.
    turnClockTo('2026-03-05T02:00:00Z');
    expect((await sendPromo(market, shop, { startDate: '2026-03-04' })).statusCode).toBe(200);
    const early = await sendPromo(market, shop, { promoCode: 'EARLY', startDate: '2026-03-03' });
    expect(early.json<Problem>().errors).toEqual([
      { path: 'startDate', message: 'Start date must not be before today.' },
    ]);
  });
});

describe('deleting a promo code', () => {
  it('removes it and can be undone', async () => {
    const id = await addPromo(market, shop);
    const removed = await remove(id);
    expect(removed.json()).toEqual({ data: id, message: 'WELCOME10 was deleted.' });
    expect(removed.headers['cache-control']).toBe('no-store');
    expect((await list()).content).toEqual([]);
    expect((await remove(id)).statusCode).toBe(200);
    expect((await restore(id)).json()).toMatchObject({ message: 'WELCOME10 was restored.' });
    expect((await restore(id)).statusCode).toBe(200);
    expect(await only()).toMatchObject({ id, promoCode: 'WELCOME10', active: true });
    const actions = await market.test.database.db
      .selectFrom('auditEntries')
      .where('storeId', '=', shop.store.id)
      .where('entity', '=', 'promo')
      .orderBy('id')
      .select('action')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'promo.create',
      'promo.delete',
      'promo.restore',
    ]);
  });

  it("can't be undone once another one has its name", async () => {
    const id = await addPromo(market, shop);
    await addPromo(market, shop, { promoCode: 'OTHER' });
    await remove(id);
    expect((await list()).content.map(({ promoCode }) => promoCode)).toEqual(['OTHER']);
    await addPromo(market, shop, { promoCode: 'Welcome10' });
    const refused = await restore(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Problem>().detail).toBe(
      'Another promo code is called WELCOME10 now. Delete that one first.',
    );
  });

  it("is rejected for read-only roles and for another store's code", async () => {
    const id = await addPromo(market, shop);
    const accountant = await addUser(market.test.database.db, {
      store: shop.store,
      role: 'accountant',
    });
    expect((await remove(id, accountant)).statusCode).toBe(403);
    const other = await market.addShop();
    const theirs = await addPromo(market, other);
    expect((await remove(theirs)).statusCode).toBe(404);
    expect((await only()).id).toBe(id);
  });
});

describe('the marketplace', () => {
  it("adds promo codes that it funds itself to a store's list", async () => {
    const operator = await addUser(market.test.database.db, { operator: true });
    const body = {
      storeId: shop.store.id,
      promoCode: 'HELLO',
      type: 'AMOUNT',
      amount: 500,
      maxDiscount: 500,
      minOrderValue: 0,
      startDate: '2026-03-04',
      endDate: '2026-03-05',
      paidBy: 'MARKETPLACE',
    };
    const saved = await post(market.test, saveMarketplacePromo, body, operator);
    expect(saved.statusCode).toBe(200);
    expect(await only()).toMatchObject({ promoCode: 'HELLO', paidBy: 'MARKETPLACE' });
    const refused = await post(market.test, saveMarketplacePromo, body, shop.owner);
    expect(refused.statusCode).toBe(403);
  });
});

it('counts the uses of orders that were added in bulk as if each had been placed', async () => {
  const { db } = market.test.database;
  const customer = { name: 'Maya Lind', phone: '(212) 555-0101' };
  await addPromo(market, shop);
  await shop.place({ customer, promoCode: 'WELCOME10' });
  const gone = await shop.place({ customer, promoCode: 'WELCOME10' });
  await shop.move(gone.id, 'cancel');
  const counted = await only();
  expect(counted.uses).toBe(1);
  const { id: storeId } = shop.store;
  await db.deleteFrom('promoUses').where('storeId', '=', storeId).execute();
  await db
    .updateTable('promoCodes')
    .where('storeId', '=', storeId)
    .set({ uses: 0, given: 0 })
    .execute();
  expect((await only()).uses).toBe(0);
  const scope = await scopeForSystem(db, storeId, 'Test');
  await inTransaction(db, async (tx) => importPromoUses(tx, scope));
  expect(await only()).toEqual(counted);
});
