import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore, addUser } from '../../testing/stores/marketplace.ts';
import { findStoresWithoutScreen } from './unwatched.repository.ts';

let test: TestApp;
let by: number;

/** Noon of a Wednesday in New York. */
const at = new Date('2026-03-04T17:00:00Z');
const minutesAgo = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const since = minutesAgo(5);
const later = new Date(at.getTime() + 1);
const open = { weekday: 3, opens: 540, closes: 1200 };

beforeAll(async () => {
  test = await createTestApp();
  by = (await addUser(test.database.db)).id;
});
afterAll(() => test.close());

type Screen = {
  readonly seenAt?: Date;
  readonly warnedAt?: Date;
  readonly warnedUntil?: Date;
};
type Facts = Screen & {
  readonly approved?: boolean;
  readonly online?: boolean;
  readonly withoutScreen?: 'OFF' | 'WARN' | 'PAUSE';
  readonly acceptAutomatically?: boolean;
  readonly pausedUntil?: Date;
  readonly suspendedUntil?: Date | null;
  readonly hours?: { readonly weekday: number; readonly opens: number; readonly closes: number };
};

async function add({ approved = true, online = true, ...facts }: Facts): Promise<number> {
  const { db } = test.database;
  const { id: storeId } = await addStore(db, { approved, online });
  const { seenAt, warnedAt, warnedUntil, pausedUntil, suspendedUntil, hours } = facts;
  const { withoutScreen = 'WARN', acceptAutomatically = false } = facts;
  const settings = { withoutScreen, acceptAutomatically };
  await db.updateTable('storeSettings').set(settings).where('storeId', '=', storeId).execute();
  if (seenAt ?? warnedAt) {
    const screen = { storeId, seenAt, warnedAt, warnedUntil };
    await db.insertInto('storeScreens').values(screen).execute();
  }
  if (pausedUntil) {
    const pause = { kind: 'PAUSE', reason: 'OTHER', note: '', continued: false } as const;
    const span = { startedAt: minutesAgo(60), until: pausedUntil };
    await db
      .insertInto('storeSpells')
      .values({ storeId, ...pause, ...span, startedBy: by })
      .execute();
  }
  if (suspendedUntil !== undefined) {
    const span = { suspendedAt: minutesAgo(60), until: suspendedUntil };
    await db
      .insertInto('storeSuspensions')
      .values({ storeId, reason: 'Rats', suspendedBy: by, ...span })
      .execute();
  }
  if (hours)
    await db
      .insertInto('storeHours')
      .values({ storeId, ...hours })
      .execute();
  return storeId;
}

const find = async (after: number, limit: number) => {
  const rows = await findStoresWithoutScreen(
    test.platform.db,
    { at, since },
    { storeId: after },
    limit,
  );
  return rows.map(({ storeId }) => storeId);
};

const away = { seenAt: since };
const warned = { seenAt: minutesAgo(10), warnedAt: since, warnedUntil: later };

it.each<[string, boolean, Facts]>([
  ['without a screen for five minutes', true, away],
  ['whose screen was open since', false, { seenAt: new Date(since.getTime() + 1) }],
  ['without any screen', true, {}],
  ['that is not approved', false, { approved: false }],
  ['that is offline', false, { online: false }],
  ['that wants no warnings', false, { withoutScreen: 'OFF' }],
  ['that was warned', false, warned],
  ['whose warning is over', true, { ...warned, warnedUntil: at }],
  [
    'whose screen was open after it was warned',
    true,
    { ...warned, seenAt: since, warnedAt: minutesAgo(9) },
  ],
  ['that was warned and accepts automatically', true, { ...warned, acceptAutomatically: true }],
  ['to pause, warned for five minutes', true, { ...warned, withoutScreen: 'PAUSE' }],
  [
    'to pause, warned later',
    false,
    { ...warned, warnedAt: new Date(since.getTime() + 1), withoutScreen: 'PAUSE' },
  ],
  ['that is paused', false, { ...away, pausedUntil: later }],
  ['whose pause is over', true, { ...away, pausedUntil: at }],
  ['that is suspended', false, { ...away, suspendedUntil: null }],
  ['that is suspended for a while', false, { ...away, suspendedUntil: later }],
  ['whose suspension is over', true, { ...away, suspendedUntil: at }],
  ['in its hours', true, { ...away, hours: open }],
  ['out of its hours', false, { ...away, hours: { ...open, weekday: 4 } }],
  ['that opens in two hours', true, { ...away, hours: { ...open, opens: 840 } }],
  ['that opens after more than two hours', false, { ...away, hours: { ...open, opens: 841 } }],
  ['that closed less than two hours ago', true, { ...away, hours: { ...open, closes: 601 } }],
  ['that closed two hours ago', false, { ...away, hours: { ...open, closes: 600 } }],
])('a store %s: %s', async (_, isFound, facts) => {
  const id = await add(facts);
  expect(await find(id - 1, 9)).toEqual(isFound ? [id] : []);
});

it('stores without a screen are found in batches, by id', async () => {
  const [first, second, third] = [await add(away), await add(away), await add(away)];
  expect(await find(first - 1, 2)).toEqual([first, second]);
  expect(await find(second, 2)).toEqual([third]);
});
