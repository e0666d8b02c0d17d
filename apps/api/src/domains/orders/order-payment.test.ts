import { exportBreakdown } from '@counter/contract/reports';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { sell } from '../../testing/stores/payouts.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

describe('the payment of an order', () => {
  it('is stored and exported in the orders file; by default it is in the app', async () => {
    const orders = [
      await sell(shop),
      await sell(shop, { payment: 'AT_COUNTER' }),
      await sell(shop, { deliveryMethod: 'DIRECT', payment: 'ON_DELIVERY' }),
    ];
    expect(orders.map(({ payment }) => payment)).toEqual([
      'MARKETPLACE',
      'AT_COUNTER',
      'ON_DELIVERY',
    ]);
    const body = { storeId: shop.store.id, startDate: '2026-03-04', endDate: '2026-03-04' };
    const file = await market.test.call(exportBreakdown, { body }, shop.owner);
    const lines: Record<string, string>[] = parse(file.body, { bom: true, columns: true });
    const written = new Map(lines.map((line) => [line['Order #'], line['Payment']]));
    expect(orders.map(({ orderNumber }) => written.get(orderNumber))).toEqual([
      'In the app',
      'At the counter',
      'On delivery',
    ]);
  });

  it.each([
    ['DIRECT', 'AT_COUNTER', "You can't pay for direct delivery at the counter."],
    ['PICKUP', 'ON_DELIVERY', "You can't pay for pickup on delivery."],
  ] as const)('of %s is not %s', async (deliveryMethod, payment, words) => {
    const response = await shop.send({ deliveryMethod, payment });
    expect(response.statusCode).toBe(422);
    const message = `${words} Choose another way to pay.`;
    expect(response.json()).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ path: 'payment', message }],
    });
  });
});
