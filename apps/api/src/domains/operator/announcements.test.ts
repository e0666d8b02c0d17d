import {
  cancelAnnouncement,
  confirmAnnouncement,
  findAnnouncedStores,
  findAnnouncementRecipients,
  findAnnouncements,
  findStoreAnnouncements,
  sendAnnouncement,
  type Announcement,
} from '@counter/contract/operator';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refuseRows, takeNextBatch } from '../../testing/stores/batches.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { addStore, addUser, type TestStore } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { operatorTasks } from './index.ts';
import { batchSize } from './sending-announcements.service.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;
let shop: TestShop;
let other: TestShop;

const noon = new Date('2026-03-04T17:00:00Z');
const leaves = '2026-03-04T17:02:00.000Z';

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(db(), { operator: true });
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
  other = await market.addShop();
});
afterAll(() => market.test.close());

const db = () => market.test.platform.db;
const send = async (storeIds: readonly number[], fields: object = {}) => {
  const message = { subject: 'New delivery fees', body: 'From Monday.\n\nCheck yours.' };
  return post(market.test, sendAnnouncement, { ...message, storeIds, ...fields }, operator);
};
async function announce(storeIds: readonly number[]): Promise<Announcement> {
  return (await send(storeIds)).json<{ data: Announcement }>().data;
}
async function run(id: number, at = leaves): Promise<void> {
  market.clock.set(new Date(at));
  await operatorTasks(market.test.platform)['operator.announce']?.({ id });
}
const find = async (id: number) =>
  (await market.ask(findAnnouncements, { query: {} }, operator)).content.find(
    (one) => one.id === id,
  );
const inboxOf = async ({ store, owner }: TestShop) =>
  market.ask(findStoreAnnouncements, { params: { storeId: String(store.id) } }, owner);

it('an announcement leaves after a short delay, once per store, with a mail to each owner', async () => {
  const owner = await addUser(db(), { store: shop.store, role: 'owner' });
  const sent = await announce([shop.store.id, other.store.id, shop.store.id]);
  expect(sent).toMatchObject({ state: 'PLANNED', sendsAt: leaves, stores: 2, sent: 0, seen: 0 });
  await run(sent.id, '2026-03-04T17:01:59Z');
  expect(await inboxOf(shop)).toEqual([]);
  await run(sent.id);
  await run(sent.id);
  expect(await find(sent.id)).toMatchObject({ state: 'SENT', sent: 2, seen: 0 });
  expect(await inboxOf(shop)).toMatchObject([{ id: sent.id, subject: 'New delivery fees' }]);
  const mails = await findMails(db(), owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['New delivery fees']);
  expect(mails[0]?.body).toContain('Check yours.');
  const recorded = await findAudit(db(), 'announcement.send');
  const ids = recorded.filter(({ entityId }) => entityId === sent.id).map((one) => one.storeId);
  expect(new Set(ids)).toEqual(new Set([shop.store.id, other.store.id]));
  expect(ids).toHaveLength(2);
});

it('an announcement to many stores is sent in batches and shows its progress', async () => {
  const stores: TestStore[] = [];
  for (let count = 0; count < batchSize + 3; count += 1) stores.push(await addStore(db()));
  const { id } = await announce(stores.map((store) => store.id));
  await run(id);
  expect(await find(id)).toMatchObject({ state: 'SENDING', sent: batchSize });
  const after = await takeNextBatch(market.test.database.pool, `operator.announce:${id}`);
  await operatorTasks(market.test.platform)['operator.announce']?.({ id, after });
  expect(await find(id)).toMatchObject({ state: 'SENT', sent: batchSize + 3 });
});

it("an announcement that fails for one store is retried and doesn't delay the others", async () => {
  const { pool } = market.test.database;
  const when = `new.store_id = ${shop.store.id}`;
  const accept = await refuseRows(pool, { on: 'insert on store_announcements', when });
  const { id } = await announce([shop.store.id, other.store.id]);
  await run(id);
  await accept();
  expect(await find(id)).toMatchObject({ state: 'SENT', sent: 1 });
  expect([await inboxOf(shop), await inboxOf(other)]).toMatchObject([[], [{ id }]]);
  const { rows } = await pool.query<{ payload: unknown }>(
    `select job.payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'operator.announceToStore'`,
  );
  expect(rows).toEqual([{ payload: { id, storeId: shop.store.id } }]);
  for (const _ of ['once', 'again']) {
    await operatorTasks(market.test.platform)['operator.announceToStore']?.(rows[0]?.payload);
  }
  expect(await inboxOf(shop)).toMatchObject([{ id }]);
  expect(await find(id)).toMatchObject({ sent: 2 });
});

it('an announcement can be cancelled until it leaves, and then no store gets it', async () => {
  const sent = await announce([shop.store.id]);
  const another = await announce([shop.store.id]);
  const cancelled = await post(market.test, cancelAnnouncement, { id: sent.id }, operator);
  expect(cancelled.json()).toMatchObject({ data: { state: 'CANCELLED' } });
  await run(sent.id);
  expect(await inboxOf(shop)).toEqual([]);
  await run(another.id);
  expect(await inboxOf(shop)).toMatchObject([{ id: another.id }]);
  market.clock.set(noon);
  const late = await announce([shop.store.id]);
  market.clock.set(new Date(leaves));
  const refused = await post(market.test, cancelAnnouncement, { id: late.id }, operator);
  expect(refused.json()).toMatchObject({ code: 'CONFLICT' });
});

it('a store confirms an announcement for itself, and staff see who did', async () => {
  const { id } = await announce([shop.store.id, other.store.id]);
  const next = await announce([shop.store.id]);
  for (const one of [id, next.id]) await run(one);
  const manager = await addUser(db(), { store: shop.store, role: 'manager' });
  const body = { storeId: shop.store.id, id };
  const confirmed = await post(market.test, confirmAnnouncement, body, manager);
  expect(confirmed.json()).toMatchObject({ data: [{ id: next.id }] });
  await post(market.test, confirmAnnouncement, body, shop.owner);
  expect(await inboxOf(other)).toHaveLength(1);
  expect(await find(id)).toMatchObject({ seen: 1 });
  const params = { id: String(id) };
  const recipients = await market.ask(findAnnouncementRecipients, { params }, operator);
  expect(recipients).toHaveLength(2);
  expect(recipients).toContainEqual(
    expect.objectContaining({ storeId: shop.store.id, seenAt: leaves, seenBy: manager.name }),
  );
  expect(recipients).toContainEqual(
    expect.objectContaining({ storeId: other.store.id, seenAt: null, seenBy: null }),
  );
  const foreign = { storeId: other.store.id, id };
  expect((await post(market.test, confirmAnnouncement, foreign, shop.owner)).statusCode).toBe(403);
});

it("a store's inbox shows the latest ten that it hasn't confirmed", async () => {
  const { id: storeId } = shop.store;
  const message = { storeId, body: '', sentAt: noon };
  const rows = Array.from({ length: 12 }, (_, n) => ({
    ...message,
    announcementId: 1000 + n,
    subject: `${n}`,
    seenAt: n === 11 ? noon : null,
  }));
  const earlier = new Date(noon.getTime() - 1);
  const before = { ...message, announcementId: 2000, subject: 'Before', sentAt: earlier };
  await db()
    .insertInto('storeAnnouncements')
    .values([...rows, before])
    .execute();
  const inbox = await inboxOf(shop);
  expect(inbox.map(({ subject }) => Number(subject))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  await db()
    .deleteFrom('storeAnnouncements')
    .where('storeId', '=', storeId)
    .where('announcementId', '>', 1003)
    .where('announcementId', '<', 2000)
    .execute();
  const left = await inboxOf(shop);
  expect(left.map(({ subject }) => subject)).toEqual(['3', '2', '1', '0', 'Before']);
});

it('stores are found by text and state, and only approved ones can be chosen', async () => {
  const waiting = await addStore(db(), { approved: false });
  const ask = async (query: object) => market.ask(findAnnouncedStores, { query }, operator);
  const all = (await ask({})).map(({ id }) => id);
  expect(all).toContain(shop.store.id);
  expect(all).not.toContain(waiting.id);
  expect(await ask({ state: 'SUSPENDED' })).toEqual([]);
  expect(await ask({ problem: 'LATE' })).toEqual([]);
  expect((await ask({ search: shop.store.storeUrl })).map(({ id }) => id)).toEqual([shop.store.id]);
  expect((await send([waiting.id])).json()).toMatchObject({ errors: [{ path: 'storeIds' }] });
  expect((await send([])).statusCode).toBe(422);
  expect((await send([shop.store.id], { subject: ' ' })).statusCode).toBe(422);
});

it('an announcement is created once per idempotency key', async () => {
  const message = { subject: 'Closed on Monday', body: 'See you.', storeIds: [shop.store.id] };
  const write = async (fields: object = {}) =>
    post(market.test, sendAnnouncement, { ...message, ...fields }, operator, 'one-key');
  const [first, again] = await Promise.all([write(), write()]);
  expect(again.json()).toEqual(first.json());
  const { content } = await market.ask(findAnnouncements, { query: {} }, operator);
  expect(content.filter(({ subject }) => subject === message.subject)).toHaveLength(1);
  expect((await write({ body: 'Another text' })).json()).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});
