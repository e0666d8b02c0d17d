import { findShifts, saveShift } from '@counter/contract/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../../testing/partner-api/partners.ts';
import { createTestMarket, type TestMarket } from '../../../testing/stores/orders.ts';
import { sendEmployee } from '../../../testing/stores/people.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

describe('a corrected shift over a change of the clocks', () => {
  it.each([
    ['autumn', '2026-10-31', '2026-11-20T17:00:00Z', '2026-11-01T11:00:00.000Z', 540],
    ['spring', '2026-03-07', '2026-03-20T17:00:00Z', '2026-03-08T10:00:00.000Z', 420],
  ])('in %s ends when the clock showed its end', async (_season, day, now, end, minutes) => {
    market.clock.set(new Date(now));
    const shop = await market.addShop({ timeZone: 'America/New_York' });
    const employee = await sendEmployee(market, shop, {});
    const employeeId = employee.json<{ data: number }>().data;
    const body = { storeId: shop.store.id, employeeId, day, start: '22:00', end: '06:00' };
    const saved = await post(market.test, saveShift, { ...body, reason: 'Forgot' }, shop.owner);
    expect(saved.statusCode).toBe(200);
    const asked = { body: { storeId: shop.store.id, from: day, to: day } };
    const { shifts } = await market.ask(findShifts, asked, shop.owner);
    expect(shifts).toMatchObject([{ endedAt: end, minutes }]);
  });
});
