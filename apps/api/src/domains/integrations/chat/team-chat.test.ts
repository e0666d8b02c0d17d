import {
  chatKinds,
  removeTeamChat,
  saveTeamChat,
  testTeamChat,
} from '@counter/contract/integrations';
import type { Problem } from '@counter/contract/shared';
import { updateStoreStatus } from '@counter/contract/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMarket, TestShop } from '../../../testing/stores/orders.ts';
import { openChatMarket, type ChatMarket } from '../../../testing/doubles/team-chats.ts';
import { webhookProof } from '../../../testing/stores/webhooks.ts';

/** Of a Wednesday in New York. */
const noon = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;

let opened: ChatMarket;
let market: TestMarket;
let chats: ChatMarket['chats'];
let work: ChatMarket['work'];
let shop: TestShop;

beforeAll(async () => {
  opened = await openChatMarket();
  ({ market, chats, work } = opened);
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
});
afterEach(async () => opened.clear());
afterAll(async () => opened.close());

const connect = async (...wanted: Tail<Parameters<ChatMarket['connect']>>) =>
  opened.connect(shop, ...wanted);
const state = async () => opened.stateOf(shop);

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

describe('a channel', () => {
  it('of Slack gets a new order with a link to it and no customer data', async () => {
    await connect();
    const { orderNumber } = await shop.place();
    await work();
    const url = `/dashboard/business/${shop.store.storeUrl}/orders/${orderNumber}`;
    const text = `New order ${orderNumber}: 1 item, $ 12.50, pickup.`;
    expect(chats.posted).toHaveLength(1);
    expect(chats.texts()).toEqual([text]);
    expect(chats.posted[0]?.message).toMatchObject({
      blocks: [{ type: 'section', text: { type: 'plain_text', text } }, { type: 'context' }],
    });
    expect(chats.posted[0]?.body).toContain(`${url}|Open it>`);
    expect(chats.posted[0]?.path).toBe(new URL(chats.slack).pathname);
    expect(chats.posted[0]?.body).not.toMatch(/Maya|555\D*010\D*7788/);
    expect((await state()).lastSentAt).toBe(noon.toISOString());
    await work();
    expect(chats.posted).toHaveLength(1);
  });

  it('of Teams gets an adaptive card', async () => {
    expect(await connect(chats.teams)).toMatchObject({ service: 'TEAMS' });
    const { orderNumber } = await shop.place();
    await work();
    const text = `New order ${orderNumber}: 1 item, $ 12.50, pickup.`;
    expect(chats.posted[0]?.message).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            body: [{ inlines: [{ text }] }, {}],
            actions: [{ type: 'Action.OpenUrl', title: 'Open it' }],
          },
        },
      ],
    });
  });

  it('is told who cancelled an order, that one waits, and that the store was closed', async () => {
    await connect(chats.slack, ['CANCELLED', 'LATE', 'STORE']);
    const [cancelled, waiting, accepted] = [
      await shop.place(),
      await shop.place(),
      await shop.place(),
    ];
    await shop.move(cancelled.id, 'cancel', shop.owner, 'OutOfStock');
    await shop.move(accepted.id, 'accept');
    await work();
    expect(chats.texts()).toEqual([
      `Order ${cancelled.orderNumber} was cancelled by ${shop.owner.name}. ${cancelled.payableDisplayValue}`,
    ]);
    market.clock.advance(3 * minute);
    const body = { id: shop.store.id, online: false };
    await market.ask(updateStoreStatus, { body }, shop.owner);
    await work();
    const [late, closed] = chats.texts().slice(1).toSorted();
    const amount = waiting.payableDisplayValue;
    expect(late).toBe(`Nobody has accepted order ${waiting.orderNumber} for 3 minutes. ${amount}`);
    expect(closed).toContain(`${shop.owner.name} closed `);
  });

  it('is told of reviews up to three stars without their text, and of payouts without amounts', async () => {
    await connect(chats.slack, ['LOW_REVIEW', 'PAYOUT']);
    const [poor, good] = [await shop.place(), await shop.place()];
    for (const { id } of [poor, good]) {
      for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
    }
    await opened.review(shop, poor.id, 3);
    await opened.review(shop, good.id, 4);
    for (const status of ['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED'] as const) {
      await opened.movePayout(shop, 'PO-1', status);
    }
    await work();
    expect(chats.texts()).toEqual([
      `A customer gave order ${poor.orderNumber} 3 stars.`,
      'Payout PO-1 is on its way to your bank.',
      'Payout PO-1 failed. Your next payout includes it.',
    ]);
  });

  it("isn't told of unselected or earlier events, or another store's", async () => {
    await shop.place();
    market.clock.advance(1);
    await connect(chats.slack, ['PAYOUT']);
    await shop.place();
    const other = await market.addShop();
    await other.place();
    await work();
    expect(chats.posted).toEqual([]);
  });
});

describe('a failed message', () => {
  it('is retried when the chat asks for it, and no sooner', async () => {
    await connect();
    await shop.place();
    chats.answer({ status: 429, headers: { 'retry-after': '90' } });
    await work();
    expect((await state()).failure).toContain('less often');
    const waits = (await opened.waiting()).map((at) => at.getTime() - noon.getTime());
    expect(waits).toEqual([90_000]);
    market.clock.advance(89_999);
    await work();
    expect(chats.posted).toHaveLength(1);
    chats.answer({ status: 200 });
    market.clock.advance(1);
    await work();
    expect(chats.posted).toHaveLength(2);
    expect(await state()).toMatchObject({ failure: null });
  });

  it('is dropped when it is a day old', async () => {
    await connect();
    await shop.place();
    chats.answer({ status: 500, text: 'Oh no' });
    for (let hours = 0; hours < 48; hours += 1) {
      await work();
      market.clock.advance(60 * minute);
    }
    const tries = chats.posted.length;
    expect(tries).toBeGreaterThan(8);
    await work();
    expect(chats.posted).toHaveLength(tries);
    const failure = 'Slack refused the message (500).';
    expect(await state()).toMatchObject({ turnedOffAt: null, failure });
  });

  it.each([404, 410])(
    'to a missing channel (%i) turns the chat off and notifies the owner',
    async (status) => {
      await connect();
      await shop.place();
      chats.answer({ status, text: 'no_service' });
      await work();
      expect(await state()).toMatchObject({ turnedOffAt: noon.toISOString() });
      const mails = await market.test.database.db
        .selectFrom('messages')
        .select(['recipient', 'subject'])
        .execute();
      expect(mails.map(({ subject }) => subject).join()).toMatch(/: your team chat is turned off$/);
      chats.answer({ status: 200 });
      await shop.place();
      await work();
      expect(chats.posted).toHaveLength(1);
      // The same address turns it on again, for what happens from then on.
      market.clock.advance(minute);
      expect(await connect()).toMatchObject({ turnedOffAt: null });
      await shop.place();
      await work();
      expect(chats.posted).toHaveLength(2);
    },
  );
});

describe('an owner', () => {
  it('never sees the address again, and the database has it encrypted', async () => {
    const saved = await connect();
    expect(saved.address).toMatch(/^127\.0\.0\.1:\d+\/…x7Kq$/);
    const row = await market.test.database.db
      .selectFrom('teamChats')
      .select('address')
      .executeTakeFirstOrThrow();
    expect(row.address.toString('latin1')).not.toContain('secret');
    const entries = await market.test.database.db
      .selectFrom('auditEntries')
      .where('action', '=', 'settings.chat')
      .where('storeId', '=', shop.store.id)
      .select(['before', 'after'])
      .execute();
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('changes the selected events and keeps the address, and can disconnect the chat', async () => {
    await connect();
    expect(await connect('', ['PAYOUT'])).toMatchObject({ kinds: ['PAYOUT'], service: 'SLACK' });
    const body = { storeId: shop.store.id };
    const gone = await market.ask(removeTeamChat, { body }, shop.owner);
    expect(gone).toMatchObject({ service: null, address: '', kinds: [] });
  });

  it('sends a test and sees the result', async () => {
    const body = { storeId: shop.store.id };
    expect((await market.test.call(testTeamChat, { body }, shop.owner)).statusCode).toBe(404);
    await connect();
    expect(await market.ask(testTeamChat, { body }, shop.owner)).toMatchObject({ delivered: true });
    expect(chats.posted).toHaveLength(1);
    chats.answer({ status: 403, text: 'invalid_token' });
    expect(await market.ask(testTeamChat, { body }, shop.owner)).toEqual({
      delivered: false,
      outcome: 'Slack refused the message (403: invalid_token).',
    });
  });

  it.each([
    ['', 'Paste the address of the channel.'],
    ['https://example.com/services/T0', 'Use the address of an incoming webhook of Slack'],
    ['https://10.0.0.1/services/T0', 'Use the address of an incoming webhook of Slack'],
    ['http://hooks.slack.com/services/T0', 'Use the address of an incoming webhook of Slack'],
  ])('is told why %s is refused', async (address, why) => {
    const body = { storeId: shop.store.id, address, kinds: [...chatKinds], ...webhookProof };
    const response = await market.test.call(saveTeamChat, { body }, shop.owner);
    expect(response.statusCode).toBe(422);
    expect(response.json<Problem>().detail).toContain(why);
  });

  it("can't overwrite another owner's faster change", async () => {
    const { olVersion } = await connect();
    await connect('', ['PAYOUT']);
    const body = {
      storeId: shop.store.id,
      address: '',
      kinds: [...chatKinds],
      olVersion,
      ...webhookProof,
    };
    const response = await market.test.call(saveTeamChat, { body }, shop.owner);
    expect(response.json<Problem>().code).toBe('CHANGED_MEANWHILE');
  });
});
