import { findWebStoreReport } from '@counter/contract/analytics';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maintenance } from '../../../platform/jobs/maintenance.ts';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { createShopping } from '../../../testing/stores/web-shopping.ts';
import { outlivedOfVisits } from './outlived.ts';
import { VisitCounter } from './visit-counter.ts';

let market: TestMarket;
let shop: TestShop;

const start = new Date('2026-03-04T17:00:00Z');

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(start);
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

const browser = (number: number) => ({ address: `203.0.113.${number}`, userAgent: firefox });

/** A counter of its own, as another process has one. */
const newCounter = () => new VisitCounter(market.test.platform);

const scopeOf = async () => scopeForSystem(market.test.platform.db, shop.store.id, 'Test');

async function read() {
  const days = { startDate: '2026-03-01', endDate: '2026-03-31' };
  const body = { storeId: shop.store.id, ...days };
  return (await market.ask(findWebStoreReport, { body }, shop.owner)).days;
}

async function open(path: string, headers: Record<string, string> = {}) {
  const url = `/s/${shop.store.storeUrl}${path}`;
  const response = await market.test.app.inject({
    url,
    headers: { 'user-agent': firefox, ...headers },
  });
  return response.statusCode;
}

describe('visits of a web store', () => {
  it('count a browser once a day and step, across processes and restarts', async () => {
    const scope = await scopeOf();
    const [one, other] = [newCounter(), newCounter()];
    one.note(scope, ['VISIT', 'MENU'], browser(1));
    one.note(scope, ['VISIT', 'MENU'], browser(1));
    one.note(scope, ['VISIT'], browser(2));
    other.note(scope, ['VISIT', 'MENU'], browser(1));
    other.note(scope, ['VISIT'], browser(3));
    other.note(scope, ['BASKET'], browser(3));
    await Promise.all([one.flush(), other.flush()]);
    const restarted = newCounter();
    restarted.note(scope, ['VISIT', 'MENU'], browser(1));
    await restarted.flush();
    expect(await read()).toEqual([
      { day: '2026-03-04', visits: 3, menuViews: 1, baskets: 1, orders: 0 },
    ]);
  });

  it("count the same browser again on the store's next day", async () => {
    const scope = await scopeOf();
    const counter = newCounter();
    // 23:59 and 00:01 in New York.
    for (const at of ['2026-03-05T04:59:00Z', '2026-03-05T05:01:00Z']) {
      market.clock.set(new Date(at));
      counter.note(scope, ['VISIT'], browser(1));
    }
    await counter.flush();
    expect((await read()).map(({ day, visits }) => [day, visits])).toEqual([
      ['2026-03-04', 1],
      ['2026-03-05', 1],
    ]);
  });

  it('include only pages that people open', async () => {
    expect(await open('')).toBe(200);
    expect(await open('?q=soup')).toBe(200);
    expect(await open('/reviews', { 'user-agent': firefox.replaceAll('133', '134') })).toBe(200);
    await open('', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await open('', { 'user-agent': `${firefox} other`, 'sec-purpose': 'prefetch' });
    await open('/orders', { 'user-agent': `${firefox} follows an order` });
    await market.test.app.inject({
      method: 'HEAD',
      url: `/s/${shop.store.storeUrl}`,
      headers: { 'user-agent': `${firefox} head` },
    });
    await market.test.visits.flush();
    expect(await read()).toEqual([
      { day: '2026-03-04', visits: 2, menuViews: 1, baskets: 0, orders: 0 },
    ]);
  });

  it('end in orders, which count once placed', async () => {
    const shopping = createShopping(market);
    const consumer = await shopping.byPhone();
    const key = crypto.randomUUID();
    for (let turn = 0; turn < 2; turn += 1) {
      const { statusCode } = await shopping.place(shop, consumer, {}, key);
      expect(statusCode).toBe(200);
    }
    expect((await read()).map(({ orders }) => orders)).toEqual([1]);
  });

  it('are deleted when their day is over, and the counts stay', async () => {
    const { db } = market.test.database;
    const counter = newCounter();
    counter.note(await scopeOf(), ['VISIT'], browser(1));
    await counter.flush();
    const clean = maintenance(market.test.platform, outlivedOfVisits);
    const left = async () => {
      await clean(null);
      const ofStore = db.selectFrom('storefrontVisitors').where('storeId', '=', shop.store.id);
      const salts = db.selectFrom('storefrontSalts').where('storeId', '=', shop.store.id);
      const [visitors, kept] = await Promise.all([
        ofStore.selectAll().execute(),
        salts.selectAll().execute(),
      ]);
      return [visitors.length, kept.length];
    };
    market.clock.set(new Date(start.getTime() + 25 * 3_600_000));
    expect(await left()).toEqual([1, 1]);
    market.clock.set(new Date(start.getTime() + 27 * 3_600_000));
    expect(await left()).toEqual([0, 0]);
    expect((await read())[0]?.visits).toBe(1);
  });

  it('store nothing that a browser sends', async () => {
    const counter = newCounter();
    counter.note(await scopeOf(), ['VISIT'], browser(77));
    await counter.flush();
    const rows = await market.test.database.db
      .selectFrom('storefrontVisitors')
      .where('storeId', '=', shop.store.id)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.visitor).toHaveLength(16);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('are retried after a failure', async () => {
    const { db } = market.test.database;
    const counter = newCounter();
    counter.note(await scopeOf(), ['VISIT'], browser(1));
    await sql`alter table storefront_visitors rename to away`.execute(db);
    await counter.flush();
    await sql`alter table away rename to storefront_visitors`.execute(db);
    expect(await read()).toEqual([]);
    await counter.flush();
    expect((await read())[0]?.visits).toBe(1);
  });
});
