import { createServer, type IncomingHttpHeaders } from 'node:http';
import {
  findTeamChat,
  removeTeamChat,
  saveTeamChat,
  testTeamChat,
  type ChatKind,
} from '@counter/contract/integrations';
import type { Problem } from '@counter/contract/shared';
import { updateStoreStatus } from '@counter/contract/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEventDispatcher } from '../../../platform/events/outbox/event-dispatcher.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../../testing/orders.ts';
import { portOf, webhookProof } from '../../../testing/webhooks.ts';
import { chatConsumer } from './chat-consumer.ts';
import { chatTasks } from './chat.jobs.ts';

/** Of a Wednesday in New York. */
const noon = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;
const allKinds: ChatKind[] = ['NEW_ORDER', 'LATE', 'CANCELLED', 'LOW_REVIEW', 'PAYOUT', 'STORE'];

type Posted = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

const posted: Posted[] = [];
let answer: { readonly status: number; readonly headers?: Record<string, string>; text?: string };

/** Slack and Teams on this machine. */
const chat = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    posted.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end(answer.text ?? 'ok');
  });
});

let market: TestMarket;
let shop: TestShop;
let slack: string;
let teams: string;

beforeAll(async () => {
  const origin = `http://127.0.0.1:${await portOf(chat)}`;
  slack = `${origin}/services/T0/B0/secret-x7Kq`;
  teams = `${origin}/workflows/1/secret-t9Zz`;
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(noon);
  posted.length = 0;
  answer = { status: 200 };
  shop = await market.addShop();
});
afterEach(async () => {
  const { pool, db } = market.test.database;
  await pool.query('delete from graphile_worker._private_jobs');
  for (const table of ['teamChats', 'messages'] as const) await db.deleteFrom(table).execute();
});
afterAll(async () => {
  chat.closeAllConnections();
  chat.close();
  await market.test.close();
});

async function connect(address = slack, kinds = allKinds) {
  const body = { storeId: shop.store.id, address, kinds, ...webhookProof };
  return market.ask(saveTeamChat, { body }, shop.owner);
}

async function state() {
  const params = { storeId: String(shop.store.id) };
  return market.ask(findTeamChat, { params }, shop.owner);
}

/** Hears what happened, and does the jobs that are due, as a process does. */
async function work(): Promise<void> {
  const { platform, database } = market.test;
  const { db, log } = platform;
  const timing = { gatherMs: 1, pollMs: 1_000_000 };
  const dispatcher = createEventDispatcher({ db, log, consumers: [chatConsumer()], timing });
  await dispatcher.poll();
  await dispatcher.close();
  const tasks = chatTasks(platform);
  for (;;) {
    const { rows } = await database.pool.query<{ task: string; payload: unknown }>(
      `with due as (
         select jobs.id, tasks.identifier, jobs.payload from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         where tasks.identifier like 'integrations.chat%'
           and (jobs.run_at <= $1 or jobs.run_at > now() - interval '1 minute')
         order by jobs.id limit 1)
       delete from graphile_worker._private_jobs jobs using due where jobs.id = due.id
       returning due.identifier as task, due.payload`,
      [market.clock.now()],
    );
    const [job] = rows;
    if (!job) return;
    await tasks[job.task]?.(job.payload);
  }
}

const texts = (): string[] =>
  posted.map(
    ({ body }) => String((JSON.parse(body) as { text?: string }).text).split(' · <')[0] ?? '',
  );

describe('a channel', () => {
  it('of Slack is told of a new order with a link to it, and of no customer', async () => {
    await connect();
    const { orderNumber } = await shop.place();
    await work();
    const url = `/dashboard/business/${shop.store.storeUrl}/orders/${orderNumber}`;
    const text = `New order ${orderNumber}: 1 item, $ 12.50, pickup.`;
    expect(posted).toHaveLength(1);
    expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({
      text: expect.stringContaining(text) as string,
      blocks: [
        { type: 'section', text: { type: 'plain_text', text } },
        { elements: [{ text: expect.stringContaining(`${url}|Open it>`) as string }, {}] },
      ],
    });
    expect(posted[0]?.path).toBe(new URL(slack).pathname);
    expect(posted[0]?.body).not.toMatch(/Maya|555/);
    expect((await state()).lastSentAt).toBe(noon.toISOString());
    await work();
    expect(posted).toHaveLength(1);
  });

  it('of Teams is sent an adaptive card', async () => {
    expect(await connect(teams)).toMatchObject({ service: 'TEAMS' });
    const { orderNumber } = await shop.place();
    await work();
    const text = `New order ${orderNumber}: 1 item, $ 12.50, pickup.`;
    expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({
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

  it('hears who cancelled an order, that one waits, and that the store was closed', async () => {
    await connect(slack, ['CANCELLED', 'LATE', 'STORE']);
    const [cancelled, waiting, accepted] = [
      await shop.place(),
      await shop.place(),
      await shop.place(),
    ];
    await shop.move(cancelled.id, 'cancel', shop.owner, 'OutOfStock');
    await shop.move(accepted.id, 'accept');
    await work();
    expect(texts()).toEqual([
      `Order ${cancelled.orderNumber} was cancelled by ${shop.owner.name}. ${cancelled.payableDisplayValue}`,
    ]);
    market.clock.advance(3 * minute);
    const body = { id: shop.store.id, online: false };
    await market.ask(updateStoreStatus, { body }, shop.owner);
    await work();
    expect(texts().slice(1).toSorted()).toEqual([
      `Nobody has accepted order ${waiting.orderNumber} for 3 minutes. ${waiting.payableDisplayValue}`,
      expect.stringContaining(`${shop.owner.name} closed `) as string,
    ]);
  });

  it('hears nothing that was not chosen, that came before it, or of another store', async () => {
    await shop.place();
    market.clock.advance(1);
    await connect(slack, ['PAYOUT']);
    await shop.place();
    const other = await market.addShop();
    await other.place();
    await work();
    expect(posted).toEqual([]);
  });
});

describe('a message that fails', () => {
  it('comes again when the chat asks for it, and no sooner', async () => {
    await connect();
    await shop.place();
    answer = { status: 429, headers: { 'retry-after': '90' } };
    await work();
    expect((await state()).failure).toContain('less often');
    const { rows } = await market.test.database.pool.query<{ run_at: Date }>(
      `select jobs.run_at from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       where tasks.identifier = 'integrations.chat'`,
    );
    expect(rows.map(({ run_at }) => run_at.getTime() - noon.getTime())).toEqual([90_000]);
    market.clock.advance(89_999);
    await work();
    expect(posted).toHaveLength(1);
    answer = { status: 200 };
    market.clock.advance(1);
    await work();
    expect(posted).toHaveLength(2);
    expect(await state()).toMatchObject({ failure: null });
  });

  it('is given up when it is a day old', async () => {
    await connect();
    await shop.place();
    answer = { status: 500 };
    for (let hours = 0; hours < 48; hours += 1) {
      await work();
      market.clock.advance(60 * minute);
    }
    const tries = posted.length;
    expect(tries).toBeGreaterThan(8);
    await work();
    expect(posted).toHaveLength(tries);
    expect(await state()).toMatchObject({
      turnedOffAt: null,
      failure: expect.any(String) as string,
    });
  });

  it.each([404, 410])(
    'since the channel is gone (%i) turns the chat off, and the owner hears of it',
    async (status) => {
      await connect();
      await shop.place();
      answer = { status, text: 'no_service' };
      await work();
      expect(await state()).toMatchObject({ turnedOffAt: noon.toISOString() });
      const mails = await market.test.database.db
        .selectFrom('messages')
        .select(['recipient', 'subject'])
        .execute();
      expect(mails).toMatchObject([{ subject: expect.stringContaining('turned off') as string }]);
      answer = { status: 200 };
      await shop.place();
      await work();
      expect(posted).toHaveLength(1);
      // The same address turns it on again, for what happens from then on.
      market.clock.advance(minute);
      expect(await connect()).toMatchObject({ turnedOffAt: null });
      await shop.place();
      await work();
      expect(posted).toHaveLength(2);
    },
  );
});

describe('an owner', () => {
  it('never sees the address again, and it is sealed in the database', async () => {
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

  it('changes what is told and keeps the address, and disconnects it', async () => {
    await connect();
    expect(await connect('', ['PAYOUT'])).toMatchObject({ kinds: ['PAYOUT'], service: 'SLACK' });
    const body = { storeId: shop.store.id };
    const gone = await market.ask(removeTeamChat, { body }, shop.owner);
    expect(gone).toMatchObject({ service: null, address: '', kinds: [] });
  });

  it('sends a test and sees how it went', async () => {
    const body = { storeId: shop.store.id };
    expect((await market.test.call(testTeamChat, { body }, shop.owner)).statusCode).toBe(404);
    await connect();
    expect(await market.ask(testTeamChat, { body }, shop.owner)).toMatchObject({ delivered: true });
    expect(posted).toHaveLength(1);
    answer = { status: 403, text: 'invalid_token' };
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
    const body = { storeId: shop.store.id, address, kinds: allKinds, ...webhookProof };
    const response = await market.test.call(saveTeamChat, { body }, shop.owner);
    expect(response.statusCode).toBe(422);
    expect(response.json<Problem>().detail).toContain(why);
  });

  it('is told if another owner was faster', async () => {
    const { olVersion } = await connect();
    await connect('', ['PAYOUT']);
    const body = {
      storeId: shop.store.id,
      address: '',
      kinds: allKinds,
      olVersion,
      ...webhookProof,
    };
    const response = await market.test.call(saveTeamChat, { body }, shop.owner);
    expect(response.json<Problem>().code).toBe('CHANGED_MEANWHILE');
  });
});
