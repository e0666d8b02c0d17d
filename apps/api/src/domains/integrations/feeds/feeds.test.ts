import {
  createCalendarFeed,
  endCalendarFeed,
  findCalendarFeeds,
  maxCalendarFeeds,
  renewCalendarFeed,
  type FeedPart,
} from '@counter/contract/integrations';
import { saveHoursException } from '@counter/contract/store';
import { removeMember, updateMemberRole } from '@counter/contract/team';
import { sync, type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addUser, testPassword, type TestUser } from '../../../testing/stores/marketplace.ts';
import { onStore, sell, sendBankAccount } from '../../../testing/stores/payouts.ts';
import { payStore } from '../../payouts/index.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;
let maker: TestUser;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
  maker = await addUser(market.test.platform.db, { store: shop.store, role: 'owner' });
});
afterAll(() => market.test.close());

const all: FeedPart[] = ['ORDERS', 'HOURS', 'PAYOUTS'];

const makeFeed = async (parts = all, name = 'Phone') =>
  market.ask(createCalendarFeed, { body: { storeId: shop.store.id, name, parts } }, maker);

const listFeeds = async (as: TestUser = shop.owner) => {
  const params = { storeId: String(shop.store.id) };
  return (await market.ask(findCalendarFeeds, { params }, as)).feeds;
};

async function ask(address: string, headers: Record<string, string> = {}) {
  return market.test.app.inject({ url: new URL(address).pathname, headers });
}

async function readEvents(address: string): Promise<VEvent[]> {
  const answer = await ask(address);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const items = Object.values(sync.parseICS(answer.body));
  return items.flatMap((one) => (one?.type === 'VEVENT' ? [one] : []));
}

const dayOff = async (of: TestShop, name: string) =>
  market.ask(
    saveHoursException,
    {
      body: {
        storeId: of.store.id,
        id: 0,
        name,
        firstDay: '2026-03-09',
        lastDay: '2026-03-10',
        way: null,
        stretches: [],
      },
    },
    of.owner,
  );

/** Expects an address to answer as one that there never was. */
async function expectNothingAt(address: string): Promise<void> {
  const [gone, unknown] = [await ask(address), await ask('https://counter.test/calender/1/x.ics')];
  const plain = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
  expect([gone.statusCode, plain(gone.body)]).toEqual([404, plain(unknown.body)]);
  const namesOf = ({ headers }: typeof gone) =>
    Object.keys(headers).filter((name) => !name.startsWith('x-ratelimit'));
  expect(namesOf(gone)).toEqual(namesOf(unknown));
}

describe('a calendar feed', () => {
  it('has scheduled orders without their customers, and special days', async () => {
    const scheduledAt = '2026-03-05T23:30:00.000Z';
    const items = [
      { productId: shop.products[0]?.id ?? 0, quantity: 3, options: [], specialInstructions: '' },
    ];
    const order = await shop.place({ scheduledAt, items });
    await shop.place();
    await dayOff(shop, 'Spring break');
    const { address } = await makeFeed();
    expect(address).toMatch(
      new RegExp(`^https://counter\\.test/calendar/${shop.store.id}/[\\w-]{43}\\.ics$`),
    );
    const events = await readEvents(address);
    const [ordered, special] = events;
    expect(ordered).toMatchObject({
      uid: `order-${order.id}.store-${shop.store.id}@counter.test`,
      summary: `Order ${order.orderNumber}: 3 items, pickup`,
    });
    expect(ordered?.start.toISOString()).toBe(scheduledAt);
    expect(special).toMatchObject({ summary: 'Spring break: closed', datetype: 'date' });
    const { body } = await ask(address);
    expect(body).not.toMatch(/Maya|Lind|7788/);
    expect(body).toContain('DTSTART;VALUE=DATE:20260309\r\nDTEND;VALUE=DATE:20260311');
  });

  it('has only the selected parts, only of its own store', async () => {
    const other = await market.addShop();
    await dayOff(other, 'Not ours');
    await other.place({ scheduledAt: '2026-03-05T23:30:00.000Z' });
    await dayOff(shop, 'Ours');
    await shop.place({ scheduledAt: '2026-03-05T23:30:00.000Z' });
    const { address } = await makeFeed(['HOURS']);
    const events = await readEvents(address);
    expect(events.map(({ summary }) => summary)).toEqual(['Ours: closed']);
    await expectNothingAt(address.replace(`/${shop.store.id}/`, `/${other.store.id}/`));
  });

  it('leaves out closed orders and those scheduled before today', async () => {
    const kept = await shop.place({ scheduledAt: '2026-03-05T18:00:00.000Z' });
    const cancelled = await shop.place({ scheduledAt: '2026-03-05T19:00:00.000Z' });
    await shop.move(cancelled.id, 'cancel');
    const { address } = await makeFeed(['ORDERS']);
    expect(await readEvents(address)).toMatchObject([
      { summary: `Order ${kept.orderNumber}: 1 item, pickup` },
    ]);
  });

  it('is sent again only if it changed, and shows when it was last read', async () => {
    const { id, address } = await makeFeed(['HOURS']);
    expect(await listFeeds()).toMatchObject([
      { id, name: 'Phone', parts: ['HOURS'], maker: maker.name, live: true, lastReadAt: null },
    ]);
    await makeFeed(all, 'Unread');
    const { etag } = (await ask(address)).headers;
    const again = await ask(address, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const [read, unread] = await listFeeds();
    expect(read?.lastReadAt).toBe(market.clock.now().toISOString());
    expect(unread).toMatchObject({ name: 'Unread', lastReadAt: null });
    expect(JSON.stringify(read)).not.toContain(new URL(address).pathname.split('/').at(-1));
    await dayOff(shop, 'Inventory');
    expect((await ask(address, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('gets a new address, which ends the old one', async () => {
    const { id, address } = await makeFeed();
    const body = { storeId: shop.store.id, id };
    const renewed = await market.ask(renewCalendarFeed, { body }, shop.owner);
    expect(renewed.id).toBe(id);
    expect((await ask(renewed.address)).statusCode).toBe(200);
    await expectNothingAt(address);
    expect(await listFeeds()).toMatchObject([{ id, maker: shop.owner.name }]);
  });

  it('can be ended, and is no longer listed', async () => {
    const { id, address } = await makeFeed();
    const other = await makeFeed(all, 'Tablet');
    const body = { storeId: shop.store.id, id };
    await market.ask(endCalendarFeed, { body }, shop.owner);
    await expectNothingAt(address);
    expect((await ask(other.address)).statusCode).toBe(200);
    expect(await listFeeds()).toMatchObject([{ id: other.id }]);
    const again = await market.test.call(endCalendarFeed, { body }, shop.owner);
    expect(again.statusCode).toBe(404);
  });

  it('ends for good when its creator leaves the team', async () => {
    const { address } = await makeFeed();
    const body = { storeId: shop.store.id, memberId: maker.id };
    await market.test.call(removeMember, { body }, shop.owner);
    await expectNothingAt(address);
    expect(await listFeeds()).toMatchObject([{ live: false, maker: maker.name }]);
    market.clock.advance(1000);
    const { db } = market.test.database;
    const createdAt = market.clock.now();
    const member = { storeId: shop.store.id, userId: maker.id, role: 'owner' as const, createdAt };
    await db.insertInto('storeMembers').values(member).execute();
    await expectNothingAt(address);
  });

  it('ends when its creator loses the permission', async () => {
    const { address } = await makeFeed();
    const wish = { memberId: maker.id, role: 'manager', password: testPassword } as const;
    const body = { storeId: shop.store.id, ...wish };
    await market.ask(updateMemberRole, { body }, shop.owner);
    await expectNothingAt(address);
    expect(await listFeeds()).toMatchObject([{ live: false }]);
  });

  it("isn't found once its store is no longer approved", async () => {
    const { address } = await makeFeed();
    expect((await ask(address)).statusCode).toBe(200);
    await market.test.database.db
      .updateTable('stores')
      .set({ approved: false })
      .where('id', '=', shop.store.id)
      .execute();
    await expectNothingAt(address);
  });

  it.each(['/calendar/0/x.ics', '/calendar/x/y.ics', '/calendar/99999999999999999999/x.ics'])(
    "isn't found at %s",
    async (path) => {
      expect((await ask(`https://counter.test${path}`)).statusCode).toBe(404);
      await expectNothingAt(`https://counter.test${path}`);
    },
  );

  it('is limited in number', async () => {
    for (let count = 0; count < maxCalendarFeeds; count += 1) await makeFeed();
    const body = { storeId: shop.store.id, name: 'Phone', parts: all };
    const refused = await market.test.call(createCalendarFeed, { body }, maker);
    expect(refused.statusCode).toBe(409);
  });

  it('is in the audit log with its parts, without its address', async () => {
    const { id } = await makeFeed(['HOURS'], 'Kitchen tablet');
    const body = { storeId: shop.store.id, id };
    await market.ask(renewCalendarFeed, { body }, maker);
    await market.ask(endCalendarFeed, { body }, maker);
    const { db } = market.test.platform;
    const entries = await Promise.all(
      (['create', 'renew', 'end'] as const).map((step) => findAudit(db, `calendar_feed.${step}`)),
    );
    const last = entries.map((found) => found.at(-1));
    const common = { storeId: shop.store.id, actorId: maker.id, entityId: id };
    expect(last).toMatchObject([
      { ...common, after: { name: 'Kitchen tablet', parts: ['HOURS'] } },
      common,
      { ...common, before: { name: 'Kitchen tablet' } },
    ]);
  });

  it('has payouts made and expected, and no expected ones during a hold', async () => {
    const { address } = await makeFeed(['PAYOUTS']);
    expect(await readEvents(address)).toEqual([]);
    await sendBankAccount(market, shop, { routingNumber: '021000021' });
    await sell(shop);
    const expected = await readEvents(address);
    expect(expected).toHaveLength(8);
    expect(expected[0]).toMatchObject({ summary: 'Payout expected', datetype: 'date' });
    expect((await ask(address)).body).toContain('DTSTART;VALUE=DATE:20260309\r\n');
    market.clock.advance(7 * 24 * 3_600_000);
    await onStore(market, shop, payStore);
    const [made, next, ...later] = await readEvents(address);
    expect(made).toMatchObject({ uid: expected[0]?.uid, summary: 'Payout: Pending' });
    expect(next).toMatchObject({ uid: expected[1]?.uid, summary: 'Payout expected' });
    expect(later).toHaveLength(7);
  });
});
