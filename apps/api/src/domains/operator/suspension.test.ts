import {
  findOperatorStores,
  findOverview,
  liftSuspension,
  suspendStore,
} from '@counter/contract/operator';
import { findTodaysOrders } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { findBusinesses, findStoreStatus, updateStoreStatus } from '@counter/contract/store';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  type Response,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const friday = '2026-03-06T13:00:00-05:00';
const reason = 'The food safety certificate has expired.';

let market: TestMarket;
let shop: TestShop;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(database(), { operator: true });
});
beforeEach(async () => {
  market.clock.set(noon);
  await database().deleteFrom('storeSuspensions').execute();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const suspend = (until: string | null = friday, storeId = shop.store.id) =>
  market.test.call(suspendStore, { body: { storeId, reason, until } }, { token: operator.token });
const lift = () =>
  market.test.call(liftSuspension, { body: { storeId: shop.store.id } }, { token: operator.token });
const status = () =>
  market.ask(findStoreStatus, { params: { storeId: String(shop.store.id) } }, shop.owner);
const suspensionInList = async () =>
  (await market.ask(findBusinesses, { params: { id: String(shop.owner.id) } }, shop.owner))[0]
    ?.suspension;
const suspendedStores = async () => {
  const query = { state: 'SUSPENDED' } as const;
  const { totalElements } = await market.ask(findOperatorStores, { query }, operator);
  expect(await market.ask(findOverview, {}, operator)).toMatchObject({
    suspendedStores: totalElements,
  });
  return totalElements;
};
const nameOf = async () =>
  (
    await database()
      .selectFrom('stores')
      .where('id', '=', shop.store.id)
      .select('name')
      .executeTakeFirstOrThrow()
  ).name;
const mails = async () =>
  database()
    .selectFrom('messages')
    .orderBy('id')
    .select(['recipient', 'subject', 'body'])
    .execute();

function problemOf(response: Response): readonly [number, string, string] {
  const { code, detail } = response.json<Problem>();
  return [response.statusCode, code, detail];
}

describe('a suspended store', () => {
  it('is shown as such to its team and the operator, with reason and end', async () => {
    const expected = { reason, until: '2026-03-06T18:00:00.000Z' };
    expect((await suspend()).json()).toMatchObject({ data: { suspension: expected } });
    expect(await status()).toMatchObject({ storeOnline: true, state: 'NOT_APPROVED', ...expected });
    expect(await suspensionInList()).toEqual(expected);
    expect(await suspendedStores()).toBe(1);
  });

  it('takes no orders, not even scheduled ones for after the suspension', async () => {
    await suspend();
    const sentence = `${await nameOf()} isn't taking orders right now because the marketplace suspended it. It takes orders again on Mar 6 at 1:00 PM.`;
    expect(problemOf(await shop.send())).toEqual([409, 'STORE_CLOSED', sentence]);
    const later = await shop.send({ scheduledAt: '2026-03-07T12:00:00-05:00' });
    expect(problemOf(later)).toEqual([409, 'STORE_CLOSED', sentence]);
    expect((await shop.send()).body).not.toContain('certificate');
  });

  it('can finish open orders, and open and close', async () => {
    const order = await shop.place();
    await suspend(null);
    for (const move of ['accept', 'ready', 'complete'] as const) {
      expect((await shop.move(order.id, move)).statusCode).toBe(200);
    }
    const today = { body: { storeId: shop.store.id, pageNumber: 0 } };
    const orders = await market.ask(findTodaysOrders, today, shop.owner);
    expect(orders).toMatchObject([{ id: order.id, status: 'COMPLETED' }]);
    const closing = { body: { id: shop.store.id, online: false } };
    expect(await market.ask(updateStoreStatus, closing, shop.owner)).toMatchObject({
      storeOnline: false,
      state: 'NOT_APPROVED',
      until: null,
      reason,
    });
  });

  it('takes orders again automatically, from the exact end on', async () => {
    await suspend();
    market.clock.set(new Date(Date.parse(friday) - 1));
    expect((await shop.send()).statusCode).toBe(409);
    market.clock.set(new Date(friday));
    await shop.place();
    expect(await status()).toMatchObject({ state: 'OPEN', reason: null });
    expect(await suspensionInList()).toBeNull();
    expect(await suspendedStores()).toBe(0);
    expect(problemOf(await lift())).toEqual([
      409,
      'CONFLICT',
      `${await nameOf()} is not suspended: nothing to lift.`,
    ]);
    expect((await suspend('2026-03-09T12:00:00Z')).statusCode).toBe(200);
    expect(await status()).toMatchObject({ until: '2026-03-09T12:00:00.000Z' });
  });

  it('takes orders again once the suspension is lifted', async () => {
    await suspend(null);
    const refused = problemOf(await shop.send());
    expect(refused[2]).toMatch(/because the marketplace suspended it\. Try again another day\.$/);
    expect((await lift()).json()).toMatchObject({ data: { suspension: null } });
    await shop.place();
    expect(await status()).toMatchObject({ state: 'OPEN', until: null, reason: null });
  });
});

describe('suspending', () => {
  it.each(['2026-03-04T17:00:00Z', '2026-03-04T11:59:00-05:00'])(
    'requires a future end, not %s',
    async (until) => {
      const answer = await suspend(until);
      expect(answer.json()).toMatchObject({
        status: 422,
        errors: [{ path: 'until', message: 'The end must lie ahead' }],
      });
      expect(await suspendedStores()).toBe(0);
    },
  );

  it('an already suspended store is rejected, and the running suspension stands', async () => {
    await suspend();
    expect(problemOf(await suspend(null))).toEqual([
      409,
      'CONFLICT',
      `${await nameOf()} is suspended already. To change the reason or the end, lift that suspension first.`,
    ]);
    expect((await status()).until).toBe('2026-03-06T18:00:00.000Z');
  });

  it('happens once for concurrent requests', async () => {
    const answers = await Promise.all([suspend(), suspend(null), suspend(), suspend(null)]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409, 409, 409]);
    expect(await suspendedStores()).toBe(1);
    expect(await lift().then(lift)).toMatchObject({ statusCode: 409 });
  });

  it('is rejected for an unapproved or unknown store', async () => {
    const { store } = await market.addShop({ approved: false });
    const refused = problemOf(await suspend(friday, store.id));
    expect(refused.slice(0, 2)).toEqual([409, 'CONFLICT']);
    expect(refused[2]).toMatch(
      /has not been approved, so it takes no orders: nothing to suspend\.$/,
    );
    expect((await suspend(friday, 999_999)).statusCode).toBe(404);
  });

  it('and lifting are in the audit log and refresh open screens', async () => {
    const running = { suspension: { reason, until: '2026-03-06T18:00:00.000Z' } };
    const none = { suspension: null };
    const entry = {
      storeId: shop.store.id,
      actorId: operator.id,
      actorName: operator.name,
      entity: 'store',
      entityId: shop.store.id,
    };
    await suspend();
    await lift();
    const ofStore = async (action: string) =>
      (await findAudit(database(), action)).filter(({ storeId }) => storeId === shop.store.id);
    expect(await ofStore('store.suspend')).toEqual([{ ...entry, before: none, after: running }]);
    expect(await ofStore('store.lift')).toEqual([{ ...entry, before: running, after: none }]);
    const events = await database()
      .selectFrom('storeEvents')
      .where('storeId', '=', shop.store.id)
      .select('event')
      .execute();
    const told = { event: { kind: 'store.status', storeOnline: true, cause: 'MARKETPLACE' } };
    expect(events).toEqual([told, told]);
  });
});

describe('the owners of a suspended store', () => {
  beforeEach(async () => {
    await database().deleteFrom('messages').execute();
  });

  it('are mailed why and until when, each in their own date format', async () => {
    const { store, owner } = shop;
    const second = await addUser(database(), { store, role: 'owner' });
    await addUser(database(), { store, role: 'manager' });
    await database()
      .updateTable('users')
      .set({ dateOrder: 'DAY_FIRST', clock: '24_HOUR' })
      .where('id', '=', second.id)
      .execute();
    await suspend();
    const name = await nameOf();
    const [first, other, ...rest] = await mails();
    expect(rest).toEqual([]);
    expect(first).toEqual({
      recipient: owner.email,
      subject: `${name} is suspended`,
      body: [
        `Hello ${owner.name},`,
        `The marketplace suspended ${name} until March 6, 2026 at 1:00 PM (America/New York). It can't take new orders until then.`,
        `Reason: ${reason}`,
        'You can still finish open orders:\n\nhttps://counter.test/dashboard/app',
        'If you think this is a mistake, contact the marketplace and name the store.',
        'Counter\n',
      ].join('\n\n'),
    });
    expect(other?.recipient).toBe(second.email);
    expect(other?.body).toContain('until 6 March 2026 at 13:00 (America/New York)');
  });

  it('are mailed when it is lifted, with the original reason', async () => {
    await suspend();
    await database().deleteFrom('messages').execute();
    await lift();
    const [mail, ...rest] = await mails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({
      recipient: shop.owner.email,
      subject: `${await nameOf()} takes orders again`,
    });
    expect(mail?.body).toContain(
      `The reason was: ${reason} It would have ended on March 6, 2026 at 1:00 PM (America/New York).`,
    );
  });

  it('learn that no end is set if there is none', async () => {
    await suspend(null);
    await lift();
    const [suspended, lifted] = await mails();
    expect(suspended?.body).toContain(
      "until further notice. It can't take new orders until we lift the suspension.",
    );
    expect(lifted?.body).toContain(`The reason was: ${reason}\n\n`);
  });

  it("aren't mailed about rejected attempts", async () => {
    await suspend('2026-03-01T12:00:00Z');
    await lift();
    expect(await mails()).toEqual([]);
  });
});
