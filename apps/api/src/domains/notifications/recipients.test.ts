import { recipientCases } from '@counter/contract/cases';
import {
  addRecipient,
  findMailSubscription,
  findNotifications,
  removeRecipient,
  updateMailSubscription,
  type NoticeKind,
} from '@counter/contract/notifications';
import { problemSchema } from '@counter/contract/shared';
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
  shop = await market.addShop();
});
afterAll(() => market.test.close());

async function send(email: unknown, kind: NoticeKind = 'DAILY') {
  return post(market.test, addRecipient, { storeId: shop.store.id, kind, email }, shop.owner);
}

async function listed(kind: NoticeKind = 'DAILY') {
  const params = { storeId: String(shop.store.id) };
  const { recipients } = await market.ask(findNotifications, { params }, shop.owner);
  return recipients.filter((one) => one.kind === kind);
}

async function linkTo(email: string): Promise<string> {
  const { token } = await market.test.database.db
    .selectFrom('mailRecipients')
    .where('storeId', '=', shop.store.id)
    .where('email', '=', email)
    .select('token')
    .executeTakeFirstOrThrow();
  return `${shop.store.id}-${token}`;
}

const errorsOf = (response: Awaited<ReturnType<typeof send>>) =>
  response.json<{ errors?: { path: string; message: string }[] }>().errors ?? [];

describe('an address', () => {
  it.each(recipientCases.cases)('$value: $message', async ({ value, message }) => {
    const response = await send(value);
    expect(errorsOf(response)[0]?.message ?? null).toBe(message);
    expect(response.statusCode).toBe(message === null ? 200 : 422);
  });

  it('is on a list once, whatever its spelling, and on each list separately', async () => {
    await send('maya@kitchen.test');
    const again = await send('  Maya@Kitchen.TEST ');
    expect(errorsOf(again)).toEqual([
      { path: 'email', message: 'This address is on the list already' },
    ]);
    expect((await send('maya@kitchen.test', 'WEEKLY')).statusCode).toBe(200);
    expect(await listed()).toMatchObject([{ email: 'maya@kitchen.test', unsubscribedAt: null }]);
  });

  it('is listed in the order in which it was added, at one time by address', async () => {
    for (const name of ['c', 'b']) await send(`${name}@kitchen.test`);
    market.clock.advance(1);
    await send('a@kitchen.test');
    expect((await listed()).map(({ email }) => email[0])).toEqual(['b', 'c', 'a']);
  });

  it('is one of at most three, even if several are added at once', async () => {
    const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@kitchen.test`);
    const answers = await Promise.all(emails.map((email) => send(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await listed()).toHaveLength(3);
    const [one] = await listed();
    const body = { storeId: shop.store.id, kind: 'DAILY', email: one?.email ?? '' } as const;
    await market.ask(removeRecipient, { body }, shop.owner);
    await market.ask(removeRecipient, { body }, shop.owner);
    expect(await listed()).toHaveLength(2);
    expect((await send('f@kitchen.test')).statusCode).toBe(200);
  });
});

describe('the unsubscribe link', () => {
  it('ends the mails of one list without a sign-in, and can resume them', async () => {
    await send('maya@kitchen.test');
    await send('maya@kitchen.test', 'WEEKLY');
    const token = await linkTo('maya@kitchen.test');
    const found = await market.test.call(findMailSubscription, { params: { token } });
    expect(found.json()).toMatchObject({
      data: { email: 'maya@kitchen.test', subscribed: true },
    });
    const { kind } = found.json<{ data: { kind: NoticeKind } }>().data;
    const end = await market.test.call(updateMailSubscription, {
      body: { token, subscribed: false },
    });
    expect(end.json()).toMatchObject({ data: { subscribed: false } });
    expect(await listed(kind)).toMatchObject([
      { unsubscribedAt: market.clock.now().toISOString() },
    ]);
    expect(await listed(kind === 'DAILY' ? 'WEEKLY' : 'DAILY')).toMatchObject([
      { unsubscribedAt: null },
    ]);
    const again = await market.test.call(updateMailSubscription, {
      body: { token, subscribed: true },
    });
    expect(again.json()).toMatchObject({ data: { subscribed: true } });
    const [unsubscribed] = (
      await findAudit(market.test.database.db, 'recipient.unsubscribe')
    ).filter(({ storeId }) => storeId === shop.store.id);
    expect(unsubscribed).toMatchObject({ actorName: 'Link in a mail' });
  });

  it('accepts one-click unsubscribe from mail programs, repeatedly', async () => {
    await send('maya@kitchen.test');
    const url = `/unsubscribe/${await linkTo('maya@kitchen.test')}`;
    for (let times = 0; times < 2; times += 1) {
      const response = await market.test.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(response.statusCode).toBe(200);
    }
    expect((await listed())[0]?.unsubscribedAt).not.toBeNull();
    // The store can ask its reader again by adding the address once more.
    expect((await send('maya@kitchen.test')).statusCode).toBe(200);
    expect(await listed()).toMatchObject([{ unsubscribedAt: null }]);
  });

  it('stops working once the address is removed, and never works for another store', async () => {
    await send('maya@kitchen.test');
    const token = await linkTo('maya@kitchen.test');
    const elsewhere = token.replace(/^\d+/, '999999');
    const body = { storeId: shop.store.id, kind: 'DAILY', email: 'maya@kitchen.test' } as const;
    await market.ask(removeRecipient, { body }, shop.owner);
    for (const dead of [token, elsewhere, 'none', `${'9'.repeat(16)}-x`]) {
      const response = await market.test.call(findMailSubscription, { params: { token: dead } });
      expect(response.statusCode).toBe(404);
      expect(problemSchema.parse(response.json()).detail).toMatch(
        dead === token || dead === elsewhere ? /already removed/ : /Part of it may be missing/,
      );
    }
  });
});
