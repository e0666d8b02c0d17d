import { dismissSuggestion, findSuggestion } from '@counter/contract/analytics';
import { proposeCharge } from '@counter/contract/adjustments';
import { removeProduct } from '@counter/contract/menu';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { addPaidShop, onStore, sell } from '../../../testing/stores/payouts.ts';
import { movePayout, payStore } from '../../payouts/index.ts';

let market: TestMarket;
let shop: TestShop;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

type Caller = { readonly token: string };

const look = async (caller: Caller = shop.owner, at = shop) =>
  market.ask(findSuggestion, { params: { storeId: String(at.store.id) } }, caller);
const kindFor = async (caller: Caller = shop.owner, at = shop) =>
  (await look(caller, at))?.kind ?? null;
const dismiss = async (cause: string, dismissed: boolean, caller: Caller = shop.owner) =>
  market.ask(dismissSuggestion, { body: { storeId: shop.store.id, cause, dismissed } }, caller);
const member = async (role: 'manager' | 'staff' | 'accountant') =>
  addUser(market.test.database.db, { store: shop.store, role });
const daysFromNow = (days: number) =>
  new Date(market.test.platform.clock.now().getTime() + days * 86_400_000);

async function rate(order: { readonly id: number; readonly orderNumber: string }, rating: number) {
  await sql`
    insert into reviews (store_id, order_id, order_number, customer, order_total, rating, review,
      email, status, created_at)
    values (${shop.store.id}, ${order.id}, ${order.orderNumber}, 'Maya', 1000, ${rating}, 'Cold.',
      '', 'NEW', ${daysFromNow(-1)})`.execute(market.test.database.db);
}

async function charge(orderNumber: string, days: number): Promise<string> {
  const body = {
    storeId: shop.store.id,
    orderNumber,
    reason: 'QUALITY',
    amount: 100,
    note: 'Cold soup.',
  } as const;
  const { id } = await market.ask(proposeCharge, { body }, operator);
  await sql`update charges set contest_by = ${daysFromNow(days)} where id = ${id}`.execute(
    market.test.database.db,
  );
  return `charge:${id}`;
}

describe('the suggestion', () => {
  it('is empty in a store without activity', async () => {
    expect(await look()).toBeNull();
  });

  it('is the most urgent thing that the role can do', async () => {
    const order = await sell(shop);
    expect(await look()).toMatchObject({ kind: 'PICTURE', orders: 1 });
    await rate(order, 2);
    const answer = { kind: 'REVIEW', rating: 2, orderNumber: order.orderNumber };
    expect(await look()).toMatchObject(answer);
    await charge(order.orderNumber, 3);
    expect(await look()).toMatchObject({ kind: 'CHARGE', orderNumber: order.orderNumber });
    expect(await kindFor(await member('manager'))).toBe('CHARGE');
    expect(await kindFor(await member('staff'))).toBe('REVIEW');
    expect(await kindFor(await member('accountant'))).toBeNull();
  });

  it('ignores charges with weeks left and reviews by happy customers', async () => {
    const order = await sell(shop);
    await rate(order, 3);
    await charge(order.orderNumber, 20);
    expect(await kindFor()).toBe('PICTURE');
  });

  it("doesn't ask for a picture of a product that was deleted", async () => {
    await sell(shop);
    expect(await kindFor()).toBe('PICTURE');
    for (const { id } of shop.products) {
      await market.ask(removeProduct, { body: { storeId: shop.store.id, id } }, shop.owner);
    }
    expect(await look()).toBeNull();
  });

  it('stays hidden only from the person who dismissed it, until they restore it', async () => {
    const order = await sell(shop);
    await rate(order, 1);
    const cause = await charge(order.orderNumber, 3);
    const manager = await member('manager');
    await dismiss(cause, true);
    await dismiss(cause, true);
    expect(await kindFor()).toBe('REVIEW');
    expect(await kindFor(manager)).toBe('CHARGE');
    await dismiss(cause, false);
    expect(await kindFor()).toBe('CHARGE');
  });

  it('asks an owner whose last payout came back to check the bank account', async () => {
    const paid = await addPaidShop(market);
    await sell(paid);
    const before = market.test.platform.clock.now();
    market.clock.set(new Date(before.getTime() + 7 * 86_400_000));
    const { transactionId } = await onStore(market, paid, payStore);
    const asked = { transactionId: transactionId ?? '', move: 'fail', reason: 'Closed.' } as const;
    await onStore(market, paid, async (work) => movePayout(work, asked));
    expect(await kindFor(paid.owner, paid)).toBe('PAYOUT');
    market.clock.set(before);
  });
});
