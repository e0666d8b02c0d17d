import { campaignFormCases } from '@counter/contract/cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCampaign } from '../../testing/marketing.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

describe('the API holds a campaign to every rule', () => {
  it.each([...campaignFormCases.cases])('$field $value: $message', async (one) => {
    const { filled, sent } = campaignFormCases;
    const value = 'sent' in one ? one.sent : one.value;
    const response = await sendCampaign(market, shop, { ...filled, ...sent, [one.field]: value });
    const { errors = [] } = response.json<{ errors?: { path: string; message: string }[] }>();
    const message = errors.find(({ path }) => path === one.field)?.message ?? null;
    const status = one.message === null ? 200 : 422;
    expect({ message, status: response.statusCode }).toEqual({ message: one.message, status });
  });
});
