import { removePromo, restorePromo } from '@counter/contract/promotions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPromo, sendPromo } from '../../testing/stores/promotions.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

it('answers a conflict where another code takes the name in the same moment', async () => {
  const storeId = shop.store.id;
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const promoCode = `ROUND${round}`;
    const ids: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      const id = await addPromo(market, shop, { promoCode });
      ids.push(id);
      const params = { storeId: String(storeId), promoCodeId: String(id) };
      await market.ask(removePromo, { params }, shop.owner);
    }
    const restoring = ids.map(async (id) =>
      market.test.call(restorePromo, { body: { storeId, id } }, shop.owner),
    );
    const answers = await Promise.all([...restoring, sendPromo(market, shop, { promoCode })]);
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
