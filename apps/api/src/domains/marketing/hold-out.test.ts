import { findCampaign } from '@counter/contract/marketing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCampaign, consent, phonesFrom } from '../../testing/stores/marketing.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { isHeldOut } from './hold-out.ts';
import { sendCampaigns } from './sending.service.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(async () => market.test.close());

test("holds out one in ten if the campaign asks for it, and doesn't charge for them", async () => {
  // Noon in New York.
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  const shop = await market.addShop();
  const phones = phonesFrom(0, 400);
  await consent(market.test.platform, shop.store.id, phones);
  const id = await addCampaign(market, shop, { contacts: phones, holdOut: true });
  await sendCampaigns(market.test.platform);
  const rows = await market.test.database.db
    .selectFrom('smsMessages')
    .where('campaignId', '=', id)
    .orderBy('id')
    .select(['id', 'state', 'reason'])
    .execute();
  const heldOut = rows.filter(({ reason }) => reason === 'HOLD_OUT');
  // Four standard deviations around forty.
  expect(Math.abs(heldOut.length - 40)).toBeLessThan(24);
  expect(heldOut).toEqual(rows.filter((row) => isHeldOut(id, row.id)));
  expect(heldOut.every(({ state }) => state === 'SKIPPED')).toBe(true);
  const sent = 400 - heldOut.length;
  expect(rows.filter(({ state }) => state === 'SENT')).toHaveLength(sent);
  const params = { storeId: String(shop.store.id), campaignId: String(id) };
  const campaign = await market.ask(findCampaign, { params }, shop.owner);
  expect(campaign).toMatchObject({ holdOut: true, cost: sent, status: 'SENT' });
});
