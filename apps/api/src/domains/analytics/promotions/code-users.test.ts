import { codeWeeks, findPromotionsReport } from '@counter/contract/analytics';
import { dayMs } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { sell } from '../../../testing/stores/payouts.ts';
import { addPromo } from '../../../testing/stores/promotions.ts';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import { countCodeUsers } from './code-users.repository.ts';

let market: TestMarket;
let shop: TestShop;

const noon = new Date('2026-03-04T17:00:00Z');
const window = codeWeeks * 7;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

describe('the users of a promo code', () => {
  beforeEach(async () => {
    market.clock.set(noon);
    shop = await market.addShop();
  });

  const at = (days: number) => new Date(noon.getTime() + days * dayMs);

  /** Sells an order on a day before or after the first use of the code. */
  async function buy(customer: number, days: number, promoCode?: string) {
    market.clock.set(at(days));
    const phone = `+1212557${1000 + customer}`;
    return sell(shop, {
      customer: { name: `Customer ${customer}`, phone },
      ...(promoCode && { promoCode }),
    });
  }

  async function count(id: number, days = window) {
    const { db } = market.test.platform;
    return countCodeUsers(db, await scopeForSystem(db, shop.store.id, 'Test'), [id], at(days));
  }

  it('are compared over equal periods around their first use, without that order', async () => {
    const id = await addPromo(market, shop, { endDate: '2026-12-31' });
    for (const days of [-window - 1, -window + 1, -2, -1]) await buy(1, days);
    await buy(1, 0, 'WELCOME10');
    await buy(1, 3, 'WELCOME10');
    const cancelled = await buy(1, 4);
    await shop.move(cancelled.id, 'cancel');
    await buy(1, window + 1);
    expect(await count(id)).toEqual([{ promoId: id, customers: 1, before: 3, after: 1 }]);
  });

  it("are left out while they are new or their weeks aren't over", async () => {
    const id = await addPromo(market, shop, { endDate: '2026-12-31' });
    await buy(1, -window + 1);
    await buy(1, 0, 'WELCOME10');
    await buy(2, 0, 'WELCOME10');
    await buy(3, -window - 1);
    await buy(3, 0, 'WELCOME10');
    expect(await count(id, window - 1)).toEqual([]);
    expect(await count(id)).toEqual([{ promoId: id, customers: 1, before: 0, after: 0 }]);
  });

  it('are reported only when there are enough of them', async () => {
    await addPromo(market, shop, { endDate: '2026-12-31' });
    await buy(1, -window - 1);
    await buy(1, 0, 'WELCOME10');
    market.clock.set(at(window + 1));
    const body = { storeId: shop.store.id, startDate: '2026-03-01', endDate: '2026-03-31' };
    const { promotions } = await market.ask(findPromotionsReport, { body }, shop.owner);
    expect(promotions).toMatchObject([{ name: 'WELCOME10', orders: 1, users: null }]);
  });
});
