import {
  updateAutomaticAcceptance,
  unwatchedAfterMs,
  updateScreensSetting,
  type WithoutScreen,
} from '@counter/contract/settings';
import { endPause, findStoreStatus, pauseStore } from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { refuseRows, runOneByOne } from '../../testing/stores/batches.ts';
import { findStoresWithoutScreen, noteScreens } from '../store/index.ts';
import { unwatchedCron, watchStores } from './unwatched-stores.service.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(noon);
  await market.test.database.pool.query("update store_settings set without_screen = 'OFF'");
  shop = await market.addShop();
  await market.test.database.pool.query('delete from messages');
});
afterAll(() => market.test.close());

async function choose(withoutScreen: WithoutScreen): Promise<void> {
  const body = { storeId: shop.store.id, withoutScreen };
  await market.ask(updateScreensSetting, { body }, shop.owner);
}

/** Passes time minute by minute, and watches the stores in each: twice, as after a crash. */
async function pass(minutes: number, each: () => Promise<void> = async () => {}): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    market.clock.set(new Date(market.clock.now().getTime() + minute));
    await each();
    await watchStores(market.test.platform);
    await watchStores(market.test.platform);
  }
}

const openScreen = () => noteScreens(market.test.platform, [shop.store.id]);

async function status() {
  const params = { storeId: String(shop.store.id) };
  return market.ask(findStoreStatus, { params }, shop.owner);
}

async function subjects() {
  const { rows } = await market.test.database.pool.query<{ subject: string }>(
    'select subject from messages order by id',
  );
  return rows.map(({ subject }) => subject.replace(/^Test Store \d+: /, ''));
}

const warning = ['no screen is open'];

describe('an open store without a screen', () => {
  it("isn't warned if it turned warnings off", async () => {
    await choose('OFF');
    await pass(30);
    expect(await subjects()).toEqual([]);
    expect((await status()).state).toBe('OPEN');
  });

  it('is warned once, after five minutes, and keeps taking orders', async () => {
    await openScreen();
    await pass(4);
    expect(await subjects()).toEqual([]);
    await pass(1);
    expect(await subjects()).toEqual(warning);
    await pass(60);
    expect(await subjects()).toEqual(warning);
    expect((await status()).state).toBe('OPEN');
  });

  it('is warned even if no screen was ever open', async () => {
    await choose('WARN');
    await pass(1);
    expect(await subjects()).toEqual(warning);
  });

  it('is warned again the next time', async () => {
    await choose('WARN');
    await pass(1);
    await openScreen();
    await pass(5);
    expect(await subjects()).toEqual([...warning, ...warning]);
  });

  it("isn't warned while a screen stays open", async () => {
    await choose('PAUSE');
    await openScreen();
    await pass(30, openScreen);
    expect(await subjects()).toEqual([]);
  });
});

describe('the automatic pause of a store without a screen', () => {
  it('begins five minutes after the warning, and ends when a screen opens', async () => {
    await choose('PAUSE');
    await openScreen();
    await pass(9);
    expect((await status()).state).toBe('OPEN');
    await pass(1);
    expect(await status()).toMatchObject({
      state: 'PAUSED',
      pause: { reason: 'NO_SCREEN', by: 'Counter' },
    });
    expect((await shop.send()).statusCode).toBe(409);
    await openScreen();
    expect(await status()).toMatchObject({ state: 'OPEN', pause: null });
    await shop.place();
    expect(await subjects()).toEqual(warning);
  });

  it('stays if a person began it or took it over', async () => {
    const claims = { storeId: shop.store.id };
    const body = { ...claims, reason: 'EQUIPMENT' as const, note: '', length: 60 as const };
    await choose('PAUSE');
    await market.ask(pauseStore, { body }, shop.owner);
    await openScreen();
    expect((await status()).state).toBe('PAUSED');
    await market.ask(endPause, { body: claims }, shop.owner);
    await pass(10);
    expect((await status()).pause).toMatchObject({ reason: 'NO_SCREEN' });
    await market.ask(pauseStore, { body }, shop.owner);
    await openScreen();
    expect((await status()).pause).toMatchObject({ reason: 'EQUIPMENT' });
  });

  it("doesn't apply to a kitchen that accepts automatically and prints", async () => {
    await choose('PAUSE');
    await openScreen();
    const { pool } = market.test.database;
    await pool.query(
      `insert into printers (store_id, name, code_hash, paper_width, kitchen_copies, package_copies,
         condition, changed_by, changed_at, last_seen_at)
       values ($1, 'Kitchen', 'x', 80, 1, 1, 'READY', 'Test', $2, $2)`,
      [shop.store.id, market.clock.now()],
    );
    const print = async () =>
      void (await pool.query('update printers set last_seen_at = $1', [market.clock.now()]));
    await pass(4, print);
    await pass(2, print);
    expect(await subjects()).toEqual(warning);
    const body = { storeId: shop.store.id, acceptAutomatically: true };
    await market.ask(updateAutomaticAcceptance, { body }, shop.owner);
    await pass(20, print);
    expect((await status()).state).toBe('OPEN');
  });
});

describe('opening hours', () => {
  // Noon in New York.
  const openFrom = async (opens: number, closes: number) =>
    market.test.database.db
      .insertInto('storeHours')
      .values({ storeId: shop.store.id, weekday: 3, opens, closes, delivery: false })
      .execute();

  it('start the five minutes before a warning, and end the pause when they end', async () => {
    await choose('PAUSE');
    await openFrom(12 * 60 + 10, 14 * 60);
    await pass(14);
    expect(await subjects()).toEqual([]);
    await pass(1);
    expect(await subjects()).toEqual(warning);
    await pass(5);
    expect((await status()).pause).toMatchObject({ until: '2026-03-04T19:00:00.000Z' });
  });

  it('that are over cause no warning and no pause', async () => {
    await choose('PAUSE');
    await openFrom(9 * 60, 11 * 60);
    await pass(30);
    expect(await subjects()).toEqual([]);
    expect((await status()).pause).toBeNull();
  });
});

describe('the search for stores without a screen', () => {
  /** The ids of those for which something may be due now. */
  const found = async () => {
    const at = market.clock.now();
    const since = new Date(at.getTime() - unwatchedAfterMs);
    const stores = await findStoresWithoutScreen(market.test.platform.db, { at, since }, null, 100);
    return stores.map(({ storeId }) => storeId);
  };

  it("works in batches, and one failing store doesn't stop the others", async () => {
    const shops = [shop, await market.addShop(), await market.addShop()];
    for (const one of shops) {
      const body = { storeId: one.store.id, withoutScreen: 'WARN' as const };
      await market.ask(updateScreensSetting, { body }, one.owner);
    }
    const { pool } = market.test.database;
    const when = `new.store_id = ${shop.store.id}`;
    const accept = await refuseRows(pool, { on: 'update on store_screens', when });
    market.clock.set(new Date(noon.getTime() + minute));
    const warned = await runOneByOne(
      market,
      unwatchedCron.task,
      watchStores,
      async () => (await subjects()).length,
    );
    await accept();
    expect(warned).toEqual([0, 1, 2, 2]);
  });

  it('skips warned stores that want no pause, until a screen was open', async () => {
    await choose('WARN');
    expect(await found()).toEqual([shop.store.id]);
    await pass(1);
    expect(await found()).toEqual([]);
    await openScreen();
    market.clock.set(new Date(market.clock.now().getTime() + 5 * minute));
    expect(await found()).toEqual([shop.store.id]);
  });

  it('finds a store to pause five minutes after its warning, unless it is paused', async () => {
    await choose('PAUSE');
    await pass(1);
    expect(await found()).toEqual([]);
    market.clock.set(new Date(market.clock.now().getTime() + 5 * minute));
    expect(await found()).toEqual([shop.store.id]);
    await watchStores(market.test.platform);
    expect(await found()).toEqual([]);
  });

  const saturdayNight = '2026-03-01T05:30:00Z';
  const wednesdayNoon = noon.toISOString();

  it.each([
    ['in their hours', wednesdayNoon, [3, 540, 1020], true],
    ['that opened yesterday and are open still', wednesdayNoon, [2, 1200, 2280], true],
    ['that opened on Saturday and close on Sunday', saturdayNight, [6, 1320, 1500], true],
    ['that closed hours ago', wednesdayNoon, [3, 300, 480], false],
    ['that open on another day', wednesdayNoon, [5, 540, 1020], false],
  ] as const)(
    'follows opening hours: stores %s',
    async (_which, at, [weekday, opens, closes], isFound) => {
      await choose('WARN');
      await market.test.database.db
        .insertInto('storeHours')
        .values({ storeId: shop.store.id, weekday, opens, closes, delivery: false })
        .execute();
      market.clock.set(new Date(at));
      expect(await found()).toEqual(isFound ? [shop.store.id] : []);
    },
  );

  it('includes stores open by special hours', async () => {
    await choose('WARN');
    const { db } = market.test.database;
    await db
      .insertInto('storeHours')
      .values({ storeId: shop.store.id, weekday: 5, opens: 540, closes: 1020, delivery: false })
      .execute();
    await db
      .insertInto('storeHoursExceptions')
      .values({
        storeId: shop.store.id,
        name: 'Fair',
        firstDay: '2026-03-04',
        lastDay: '2026-03-04',
        way: null,
        intervals: JSON.stringify([{ opens: 540, closes: 1020 }]),
      })
      .execute();
    expect(await found()).toEqual([shop.store.id]);
    await pass(1);
    expect(await subjects()).toEqual(warning);
  });
});
