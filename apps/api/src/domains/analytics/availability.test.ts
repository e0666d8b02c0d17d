import { findPerformanceOverview } from '@counter/contract/analytics';
import { updateStoreStatus } from '@counter/contract/store';
import { afterAll, expect, test } from 'vitest';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { findPeriodFigures } from './period-figures.service.ts';

const markets: TestMarket[] = [];

afterAll(() => Promise.all(markets.map(({ test: one }) => one.close())));

test('a past range ends with its last day, and so do its closures', async () => {
  const market = await createTestMarket();
  markets.push(market);
  const { store, owner } = await market.addShop();
  market.clock.set(new Date('2026-03-04T18:00:00Z'));
  await market.ask(updateStoreStatus, { body: { id: store.id, online: false } }, owner);
  market.clock.set(new Date('2026-03-05T19:00:00Z'));
  const body = { storeId: store.id, duration: 'YESTERDAY' } as const;
  const { availability } = await market.ask(findPerformanceOverview, { body }, owner);
  expect(availability).toMatchObject({
    workingMinutes: 24 * 60,
    onlineMinutes: 13 * 60,
    closures: [{ from: '2026-03-04T18:00:00.000Z', to: '2026-03-05T05:00:00.000Z' }],
  });
});

test("the figures of a past day end when the store's day ends", async () => {
  const market = await createTestMarket();
  markets.push(market);
  const { store, owner } = await market.addShop();
  market.clock.set(new Date('2026-03-04T18:00:00Z'));
  await market.ask(updateStoreStatus, { body: { id: store.id, online: false } }, owner);
  const { db } = market.test.platform;
  const period = { from: '2026-03-04', to: '2026-03-04' };
  const before = { from: '2026-03-03', to: '2026-03-03' };
  const scope = await scopeForSystem(db, store.id, 'Test');
  const { online } = await findPeriodFigures(db, scope, { period, before });
  expect(online).toBe(Math.floor((10_000 * 13) / 24));
});
