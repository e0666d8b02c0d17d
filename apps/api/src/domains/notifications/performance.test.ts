import { findPerformanceOverview } from '@counter/contract/analytics';
import {
  addRecipient,
  sendSample,
  updateMailSubscription,
  type NoticeKind,
} from '@counter/contract/notifications';
import { formatMoney } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../platform/clients/mail/mailer.ts';
import { sendMessage } from '../../platform/messages/mail/send-message.ts';
import { startMailServer } from '../../testing/doubles/mail-server.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { runOneByOne } from '../../testing/stores/batches.ts';
import {
  mailPerformance,
  mailPerformanceTask,
  performanceCron,
  schedulePerformance,
} from './performance.service.ts';

const reader = 'maya@kitchen.test';
/** A Friday noon in New York; the clocks go forward in the night to Sunday. */
const friday = new Date('2026-03-06T17:00:00Z');

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(friday);
  await market.test.database.db.deleteFrom('mailRecipients').execute();
  await market.test.database.db.deleteFrom('messages').execute();
  await forgetJobs();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

async function subscribe(kind: NoticeKind, email = reader) {
  await market.ask(addRecipient, { body: { storeId: shop.store.id, kind, email } }, shop.owner);
}

const at = (instant: string) => market.clock.set(new Date(instant));

/** The stores for which a job is planned. */
async function planned(): Promise<number[]> {
  const { rows } = await market.test.database.pool.query<{ store: number }>(
    `select (job.payload ->> 'storeId')::int as store from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = $1 order by job.id`,
    [mailPerformanceTask],
  );
  return rows.map(({ store }) => store);
}

/** Looks what is due, and works off the jobs, as a worker does. */
async function run(): Promise<void> {
  await schedulePerformance(market.test.platform);
  for (const storeId of await planned()) await mailPerformance(market.test.platform, storeId);
  await forgetJobs();
}

const forgetJobs = async () =>
  market.test.database.pool.query('delete from graphile_worker._private_jobs');
const mails = async (email = reader) => findMails(market.test.database.db, email);

describe('a performance mail', () => {
  it('is sent once, at 07:00 store time, across clock changes and repeated checks', async () => {
    await subscribe('DAILY');
    const seen: [string, number][] = [];
    // Saturday in winter time, Sunday and Monday in summer time.
    for (const instant of [
      '2026-03-07T11:45:00Z',
      '2026-03-07T12:00:00Z',
      '2026-03-08T10:45:00Z',
      '2026-03-08T11:00:00Z',
      '2026-03-09T10:59:00Z',
      '2026-03-09T11:15:00Z',
    ]) {
      at(instant);
      await Promise.all([run(), run()]);
      await run();
      seen.push([instant.slice(8, 16), (await mails()).length]);
    }
    expect(seen).toEqual([
      ['07T11:45', 0],
      ['07T12:00', 1],
      ['08T10:45', 1],
      ['08T11:00', 2],
      ['09T10:59', 2],
      ['09T11:15', 3],
    ]);
    expect((await mails()).map(({ subject }) => subject.replace(/^.*?, /, ''))).toEqual([
      'Friday, March 6, 2026: 0 orders, $ 0.00',
      'Saturday, March 7, 2026: 0 orders, $ 0.00',
      'Sunday, March 8, 2026: 0 orders, $ 0.00',
    ]);
  });

  it('is scheduled for stores with one due and unwritten, a limited number per job', async () => {
    const shops = [shop, await market.addShop(), await market.addShop()];
    for (const one of shops) {
      const body = { storeId: one.store.id, kind: 'DAILY', email: reader } as const;
      await market.ask(addRecipient, { body }, one.owner);
    }
    const [first = shop, ...others] = shops;
    at('2026-03-07T11:45:00Z');
    await schedulePerformance(market.test.platform);
    expect(await planned()).toEqual([]);
    at('2026-03-07T12:00:00Z');
    await mailPerformance(market.test.platform, first.store.id);
    const stores = await runOneByOne(market, performanceCron.task, schedulePerformance, planned);
    const ids = others.map(({ store }) => store.id);
    expect(stores).toEqual([ids.slice(0, 1), ids, ids]);
  });

  it('is sent after downtime: the latest of each kind, and nothing old', async () => {
    await subscribe('DAILY');
    await subscribe('WEEKLY');
    await subscribe('MONTHLY');
    // Down for a month, up on Thursday 9 April: the week was due on Monday, the month on 1 April.
    at('2026-04-09T10:00:00Z');
    await run();
    expect((await mails()).map(({ subject }) => subject.replace(/^.*?, (.*), .*$/, '$1'))).toEqual([
      'Tuesday, April 7, 2026: 0 orders',
      'Mar 30 to Apr 5, 2026: 0 orders',
    ]);
  });

  it("isn't sent to those who unsubscribed or were added after it fell due", async () => {
    await subscribe('DAILY');
    await subscribe('DAILY', 'other@kitchen.test');
    const { token } = await market.test.database.db
      .selectFrom('mailRecipients')
      .where('email', '=', reader)
      .select('token')
      .executeTakeFirstOrThrow();
    const body = { token: `${shop.store.id}-${token}`, subscribed: false };
    await market.test.call(updateMailSubscription, { body });
    at('2026-03-07T13:00:00Z');
    await subscribe('DAILY', 'late@kitchen.test');
    await run();
    expect([await mails(), await mails('late@kitchen.test')]).toEqual([[], []]);
    expect(await mails('other@kitchen.test')).toHaveLength(1);
  });

  it('shows the same figures as the screen for the same days, and the change', async () => {
    await subscribe('WEEKLY');
    at('2026-02-20T17:00:00Z');
    await shop.place();
    // Two orders in the week before, three in the week: one of them cancelled.
    at('2026-03-04T17:00:00Z');
    for (let order = 0; order < 2; order += 1) await shop.place();
    at('2026-03-13T17:30:00Z');
    const [first, second, third] = [await shop.place(), await shop.place(), await shop.place()];
    await shop.move(first.id, 'accept');
    await shop.move(second.id, 'accept');
    await shop.move(third.id, 'cancel');
    at('2026-03-16T03:59:00Z');
    const asked = { storeId: shop.store.id, duration: 'LAST_7_DAYS' } as const;
    const screen = await market.ask(findPerformanceOverview, { body: asked }, shop.owner);
    at('2026-03-16T11:00:00Z');
    await run();
    const [mail] = await mails();
    const facts = mail?.body.replaceAll(/ {2,}/g, '  ').split('\n') ?? [];
    const { saleSubTotal, totalOrders } = screen.totals;
    expect(totalOrders).toBe(2);
    expect(facts).toEqual(
      expect.arrayContaining([
        `Sales  ${formatMoney(saleSubTotal)}  (same as the week before)`,
        `Orders  ${totalOrders}  (same as the week before)`,
        'Accepted  2',
        'Cancelled  1',
        `Average order  ${formatMoney(saleSubTotal / totalOrders)}`,
        'Busiest hour  Friday 1:00 PM to 2:00 PM  (2 orders)',
        ...screen.topSellingItems.map(
          (item, place) => `${place + 1}. ${item.productName}, in ${item.totalOrders} orders`,
        ),
      ]),
    );
  });

  it('reaches the mail server as text and HTML, with an unsubscribe header', async () => {
    await subscribe('DAILY');
    await market.test.database.db
      .updateTable('stores')
      .where('id', '=', shop.store.id)
      .set({ name: 'Fish & <Chips>' })
      .execute();
    at('2026-03-07T12:00:00Z');
    await run();
    const server = await startMailServer();
    const { id } = await market.test.database.db
      .selectFrom('messages')
      .where('recipient', '=', reader)
      .select('id')
      .executeTakeFirstOrThrow();
    const { db, vault } = market.test.platform;
    const from = 'Counter <no-reply@counter.test>';
    const mailer = openMailer({ url: `smtp://127.0.0.1:${server.port}`, from });
    await sendMessage({ db, vault, clock: market.clock, mailer, sms: { gateway: null } })({
      messageId: id,
    });
    await server.stop();
    const raw = server.received[0]?.raw ?? '';
    const unfolded = raw.replaceAll(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(
      /^List-Unsubscribe: ?<https:\/\/counter\.test\/unsubscribe\/\d+-[\w-]+>/m,
    );
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(raw).toMatch(/Content-Type: text\/plain/);
    expect(raw).toMatch(/Content-Type: text\/html/);
    expect(raw.replaceAll('=\r\n', '')).toContain('Fish &amp; &lt;Chips&gt;');
    const kept = await db
      .selectFrom('messages')
      .where('id', '=', id)
      .select(['state', 'body', 'content'])
      .executeTakeFirst();
    expect(kept).toEqual({ state: 'SENT', body: null, content: null });
  });
});

describe('a sample', () => {
  it.each(['DAILY', 'WEEKLY', 'MONTHLY', 'DEACTIVATION'] as const)(
    'of %s goes to the person who asked, without an unsubscribe link',
    async (kind) => {
      await subscribe(kind);
      const body = { storeId: shop.store.id, kind };
      const answer = await market.ask(sendSample, { body }, shop.owner);
      const sent = await mails(answer.email);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.subject).toMatch(/^Sample: /);
      expect(sent[0]?.body).not.toContain('/unsubscribe/');
      expect(await mails()).toEqual([]);
    },
  );
});
