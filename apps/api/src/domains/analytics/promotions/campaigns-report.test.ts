import {
  compareWithHeldOut,
  findPromotionsReport,
  type PromotionsReport,
} from '@counter/contract/analytics';
import { orderTotalOf, type Order } from '@counter/contract/orders';
import { dayMs } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPastCampaign } from '../../../testing/stores/marketing.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { sell } from '../../../testing/stores/payouts.ts';

let market: TestMarket;
let shop: TestShop;

const noon = new Date('2026-03-04T17:00:00Z');
const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

async function read(): Promise<PromotionsReport> {
  const body = { storeId: shop.store.id, ...march };
  return market.ask(findPromotionsReport, { body }, shop.owner);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe('the result of a campaign', () => {
  beforeEach(async () => {
    market.clock.set(noon);
    shop = await market.addShop();
  });

  const phone = (number: number) => `+1212556${1000 + number}`;

  const at = (days: number) => market.clock.set(new Date(noon.getTime() + days * dayMs));

  async function buy(number: number, days: number): Promise<Order> {
    at(days);
    return sell(shop, { customer: { name: `Customer ${number}`, phone: phone(number) } });
  }

  async function send(days: number, numbers: readonly number[], title = 'Asparagus') {
    at(days);
    return sendPastCampaign(market, shop, { title, phones: numbers.map(phone) });
  }

  it('is what its recipients ordered within seven days of their text, less its cost', async () => {
    await buy(1, -1);
    const id = await send(0, [1, 2, 3]);
    const inTime = [await buy(1, 0.01), await buy(2, 6.99)];
    await buy(3, 7);
    await buy(4, 1);
    at(8);
    const { campaigns, campaignTotals } = await read();
    const earned = sum(inTime.map((one) => orderTotalOf(one)));
    const figures = { texts: 3, cost: 3, orders: 2, newCustomers: 1, earnings: earned - 3 };
    expect(campaigns).toMatchObject([
      { id, title: 'Asparagus', counting: false, comparison: null, ...figures },
    ]);
    expect(campaignTotals).toMatchObject({ ...figures, inSeveralRows: 0 });
  });

  it('counts an order after two campaigns in both rows but once in the total', async () => {
    await send(0, [1]);
    await send(1, [1], 'Cake');
    await buy(1, 2);
    const { campaigns, campaignTotals } = await read();
    expect(campaigns.map(({ orders }) => orders)).toEqual([1, 1]);
    expect(campaignTotals).toMatchObject({ orders: 1, texts: 2, inSeveralRows: 1 });
    expect(campaigns.every(({ counting }) => counting)).toBe(true);
  });

  it('compares with held-out customers once its days are over', async () => {
    const numbers = Array.from({ length: 80 }, (_, number) => number);
    for (const number of numbers) await buy(number, -9);
    at(0);
    const [texted, heldOut] = [numbers.slice(0, 50), numbers.slice(50)];
    await sendPastCampaign(market, shop, {
      title: 'Asparagus',
      phones: texted.map(phone),
      heldOut: [...heldOut.map(phone), phone(90)],
    });
    // The last became a customer after the text, which a fair comparison leaves out.
    for (const number of [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 50, 90]) await buy(number, 1);
    expect((await read()).campaigns[0]).toMatchObject({ counting: true, control: null });
    at(8);
    const { campaigns } = await read();
    const told = { texted: 50, textedWhoOrdered: 12, heldOut: 30, heldOutWhoOrdered: 1 };
    expect(campaigns[0]).toMatchObject({ orders: 13, texts: 50, cost: 50 });
    expect(campaigns[0]?.control).toEqual(compareWithHeldOut(told));
    expect(campaigns[0]?.control?.verdict).toBe('TOO_FEW');
  }, 60_000);

  it("compares with the recipients' own usual weeks once there is enough data", async () => {
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    // Customers for more than eight weeks, with 40 orders in the eight weeks before the text: 5 a week.
    for (const number of numbers) await buy(number, -70);
    for (const number of numbers) await buy(number, -30);
    for (const number of numbers.slice(0, 9)) await buy(number, -20);
    await send(0, numbers);
    for (const number of numbers.slice(0, 12)) await buy(number, 1);
    at(8);
    expect((await read()).campaigns[0]?.comparison).toBeNull();
    await buy(29, -10);
    at(6);
    expect((await read()).campaigns[0]).toMatchObject({ counting: true, comparison: null });
    at(8);
    expect((await read()).campaigns[0]?.comparison).toEqual({
      customers: 30,
      orders: 12,
      usualHundredths: 500,
      verdict: 'MORE',
    });
  }, 60_000);
});
