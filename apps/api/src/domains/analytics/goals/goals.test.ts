import { findGoals, type GoalFigures } from '@counter/contract/analytics';
import { orderTotalOf } from '@counter/contract/orders';
import type { CampaignGoal } from '@counter/contract/marketing';
import { dayMs } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consent, sendPastCampaign } from '../../../testing/stores/marketing.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { sell } from '../../../testing/stores/payouts.ts';

let market: TestMarket;
let shop: TestShop;

// A Wednesday, noon in New York.
const noon = new Date('2026-03-04T17:00:00Z');

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const phone = (number: number) => `+1212557${1000 + number}`;
const at = (days: number) => market.clock.set(new Date(noon.getTime() + days * dayMs));

async function buy(number: number, days: number) {
  at(days);
  return sell(shop, { customer: { name: `Customer ${number}`, phone: phone(number) } });
}

const read = async () =>
  market.ask(findGoals, { params: { storeId: String(shop.store.id) } }, shop.owner);

async function goal(wanted: CampaignGoal): Promise<GoalFigures | undefined> {
  return (await read()).goals.find((one) => one.goal === wanted);
}

describe('marketing goals', () => {
  it('count their current audience and how many of it consented', async () => {
    await buy(1, -40);
    await buy(2, -40);
    await buy(3, -2);
    await consent(market.test.platform, shop.store.id, [phone(1), phone(3)]);
    at(0);
    expect(await goal('WIN_BACK')).toMatchObject({ customers: 2, agreed: 1 });
    expect(await goal('WELCOME')).toMatchObject({ customers: 1, agreed: 1 });
    expect(await goal('NEW_DISH')).toMatchObject({ customers: 3, agreed: 2 });
    await buy(1, 0);
    expect(await goal('WIN_BACK')).toMatchObject({ customers: 1, agreed: 0, estimate: null });
  });

  it('estimate from the average order and a default rate while there are no campaigns', async () => {
    const orders = [await buy(1, -40), await buy(1, -3), await buy(2, -2)];
    const phones = Array.from({ length: 100 }, (_, number) => phone(number));
    await consent(market.test.platform, shop.store.id, phones);
    at(0);
    const average = Math.round(orders.reduce((sum, one) => sum + one.subtotal, 0) / 3);
    const { goals, quietWeekday } = await read();
    expect(quietWeekday).toBeNull();
    expect(goals.find((one) => one.goal === 'WELCOME')).toMatchObject({
      agreed: 1,
      estimate: { averageOrder: average, orders: 0, extra: null, rate: 300, basis: 'ASSUMED' },
      last: null,
    });
  });

  it("show the last campaign with its reported result and use the store's own rate", async () => {
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    for (const number of numbers.slice(0, 3)) await buy(number, -60);
    at(-20);
    const phones = numbers.map(phone);
    await consent(market.test.platform, shop.store.id, phones);
    const first = await sendPastCampaign(market, shop, { title: 'Come', phones, goal: 'WIN_BACK' });
    const followed = [await buy(1, -19), await buy(2, -18), await buy(7, -18)];
    at(0);
    const earned = followed.reduce((sum, one) => sum + orderTotalOf(one), 0);
    const found = await goal('WIN_BACK');
    expect(found?.last).toMatchObject({ id: first, texts: 60, orders: 3, newCustomers: 1 });
    expect(found?.last?.earnings).toBe(earned - 60);
    expect(found).toMatchObject({ customers: 1, agreed: 1, estimate: { rate: 500 } });
    expect(found?.estimate?.basis).toBe('SAME_GOAL');
    expect((await goal('NEW_DISH'))?.estimate?.basis).toBe('OWN_CAMPAIGNS');
  }, 60_000);

  it('expect the orders beyond the usual ones that the last campaign is measured to have brought', async () => {
    const numbers = Array.from({ length: 50 }, (_, number) => number);
    await buy(0, -90);
    for (const number of numbers) await buy(number, -80);
    for (const number of numbers) await buy(number, -30);
    const phones = numbers.map(phone);
    await consent(market.test.platform, shop.store.id, phones);
    at(-20);
    await sendPastCampaign(market, shop, { title: 'Come', phones, goal: 'NEW_DISH' });
    for (const number of numbers.slice(0, 6)) await buy(number, -19);
    at(-14);
    const counting = await goal('NEW_DISH');
    expect([counting?.last?.effect, counting?.estimate?.extra]).toEqual([null, null]);
    at(0);
    // 50 orders in eight weeks are about 6 in the usual one.
    const usual = await goal('NEW_DISH');
    expect(usual?.last?.effect).toEqual({ orders: 0, than: 'USUAL', verdict: 'SAME' });
    expect(usual?.estimate).toMatchObject({ orders: 6, extra: 0 });
    for (const number of numbers.slice(0, 20)) await buy(number, -18);
    at(0);
    const more = await goal('NEW_DISH');
    expect(more?.last?.effect).toEqual({ orders: 20, than: 'USUAL', verdict: 'MORE' });
    expect(more?.estimate).toMatchObject({ orders: 26, extra: 20 });
  }, 60_000);

  it('find the quiet weekday from eight weeks of evening orders, never today', async () => {
    const evening = 7 / 24;
    // Tuesday (a day ago) has one, Monday and Sunday more; a morning counts for no evening.
    for (let order = 0; order < 21; order += 1) await buy(order, -2 + evening);
    for (let order = 0; order < 20; order += 1) await buy(order, -3 + evening);
    await buy(1, -1 + evening);
    await buy(1, -4);
    await buy(1, -57 + evening);
    at(0.3);
    const { quietWeekday, evenings } = await read();
    expect(evenings).toEqual([
      { weekday: 1, orders: 21 },
      { weekday: 2, orders: 1 },
      { weekday: 7, orders: 20 },
    ]);
    expect(quietWeekday).toBe(2);
  }, 60_000);
});
