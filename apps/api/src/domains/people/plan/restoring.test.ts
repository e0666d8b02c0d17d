import {
  endEmployment,
  removePlannedShifts,
  restorePlannedShifts,
  savePlannedShift,
} from '@counter/contract/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../testing/partner-api/partners.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { sendEmployee } from '../../../testing/stores/people.ts';

let market: TestMarket;
let shop: TestShop;
let employeeId: number;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
  employeeId = (await sendEmployee(market, shop, {})).json<{ data: number }>().data;
});
afterAll(() => market.test.close());

const day = '2026-03-10';

/** Plans a shift and removes it again. */
async function plannedAndRemoved(start: string, end: string): Promise<number> {
  const storeId = shop.store.id;
  const body = { storeId, employeeId, day, start, end };
  const id = (await post(market.test, savePlannedShift, body, shop.owner)).json<{ data: number }>()
    .data;
  await market.ask(removePlannedShifts, { body: { storeId, ids: [id] } }, shop.owner);
  return id;
}

async function restore(ids: number[]) {
  const body = { storeId: shop.store.id, ids };
  return market.test.call(restorePlannedShifts, { body }, shop.owner);
}

describe('restoring planned shifts', () => {
  it('is refused where two of them overlap', async () => {
    const ids = [
      await plannedAndRemoved('09:00', '17:00'),
      await plannedAndRemoved('10:00', '18:00'),
    ];
    expect((await restore(ids)).statusCode).toBe(409);
  });

  it("is refused after the employee's last day", async () => {
    const id = await plannedAndRemoved('09:00', '17:00');
    const ending = {
      storeId: shop.store.id,
      id: employeeId,
      endDate: '2026-03-09',
      reason: 'Moved',
    };
    const ended = await post(market.test, endEmployment, ending, shop.owner);
    expect(ended.statusCode).toBe(200);
    expect((await restore([id])).statusCode).toBeGreaterThanOrEqual(400);
  });
});
