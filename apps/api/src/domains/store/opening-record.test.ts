import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { findOpeningRecord, type OpeningRecord } from './index.ts';

let market: TestMarket;
let shop: TestShop;
let record: OpeningRecord;

const from = new Date('2026-03-01T05:00:00Z');
const hour = (hours: number) => new Date(from.getTime() + hours * 3_600_000);

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  const { db } = market.test.database;
  const other = await market.addShop();
  const manager = await addUser(db, { store: shop.store, role: 'manager' });
  for (const { store } of [other, shop]) {
    const storeId = store.id;
    await db
      .insertInto('storeStatusChanges')
      .values(
        [
          { hours: 3, online: true, changedBy: manager.id },
          { hours: 2, online: false, changedBy: shop.owner.id },
          { hours: 2, online: true, changedBy: manager.id },
          { hours: 0, online: false, changedBy: shop.owner.id },
          { hours: -1, online: false, changedBy: shop.owner.id },
          { hours: -1, online: true, changedBy: manager.id },
          { hours: -2, online: false, changedBy: manager.id },
        ].map(({ hours, ...change }) => ({ storeId, ...change, changedAt: hour(hours) })),
      )
      .execute();
    const pause = { kind: 'PAUSE', note: '', startedBy: manager.id, continued: false } as const;
    await db
      .insertInto('storeSpells')
      .values([
        { storeId, ...pause, reason: 'EQUIPMENT', startedAt: hour(4), until: hour(5) },
        { storeId, ...pause, reason: 'OUT_OF_STOCK', startedAt: hour(-2), until: hour(1) },
        { storeId, ...pause, reason: 'STAFF_SHORTAGE', startedAt: hour(-3), until: from },
        { storeId, ...pause, kind: 'BUSY', minutes: 10, startedAt: hour(6), until: hour(7) },
      ])
      .execute();
    await db
      .insertInto('storeSuspensions')
      .values([
        { storeId, reason: 'Fraud', suspendedBy: manager.id, suspendedAt: hour(8) },
        { storeId, reason: 'Rats', suspendedBy: manager.id, suspendedAt: hour(1), until: hour(7) },
      ])
      .execute();
  }
  record = await findOpeningRecord(db, await scopeForSystem(db, shop.store.id, 'Test'), from);
});
afterAll(() => market.test.close());

it('has the changes of the toggle oldest first, beginning with the last one before', () => {
  expect(record.changes.map(({ at, online }) => [at, online])).toEqual([
    [hour(-1), true],
    [hour(0), false],
    [hour(2), false],
    [hour(2), true],
    [hour(3), true],
  ]);
});

it('has the pauses that had not ended, oldest first', () => {
  expect(record.pauses.map((pause) => [pause.from, pause.to, pause.reason])).toEqual([
    [hour(-2), hour(1), 'Out of stock'],
    [hour(4), hour(5), 'Equipment problem'],
  ]);
});

it('has the suspensions oldest first', () => {
  expect(record.suspensions).toEqual([
    { from: hour(1), to: hour(7), reason: 'Rats' },
    { from: hour(8), to: null, reason: 'Fraud' },
  ]);
});
