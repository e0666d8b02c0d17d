import { campaignFormCases } from '@counter/contract/cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentOf, verdictAt, verdictOf } from '../../testing/form-cases.ts';
import { sendCampaign } from '../../testing/stores/marketing.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

describe('the API validates a campaign', () => {
  it.each([...campaignFormCases.cases])('$field $value: $message', async (one) => {
    const { filled, sent } = campaignFormCases;
    const value = sentOf(one);
    const response = await sendCampaign(market, shop, { ...filled, ...sent, [one.field]: value });
    expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
  });
});
