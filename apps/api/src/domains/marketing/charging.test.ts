import { cancelCampaign, findCampaign } from '@counter/contract/marketing';
import { findStatement } from '@counter/contract/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '../../platform/platform.ts';
import { openTwilio } from '../../platform/clients/sms/twilio.ts';
import { addCampaign, consent, phonesFrom } from '../../testing/stores/marketing.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { startTwilio, type TestTwilio } from '../../testing/doubles/twilio.ts';
import { checkLedger } from '../ledger/index.ts';
import { marketingTasks } from './index.ts';
import { sendCampaigns } from './sending.service.ts';

let market: TestMarket;
let twilio: TestTwilio;
let shop: TestShop;
let platform: Platform;
let serial = 5000;

beforeAll(async () => {
  market = await createTestMarket();
  twilio = await startTwilio(() => market.clock.now());
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
  const { sms: rules } = market.test.platform;
  const sms = { ...rules, gateway: openTwilio(twilio.config), partPrice: 79 };
  platform = { ...market.test.platform, sms };
  twilio.answer('take');
});
afterAll(async () => {
  await market.test.close();
  await twilio.stop();
});

async function agreed(count: number): Promise<string[]> {
  const phones = phonesFrom(serial, count);
  serial += count;
  await consent(market.test.platform, shop.store.id, phones);
  return phones;
}

/** A campaign whose parts cost 0.79 cents. */
async function campaign(phones: readonly string[]): Promise<number> {
  const id = await addCampaign(market, shop, { contacts: phones });
  await market.test.database.db
    .updateTable('smsCampaigns')
    .where('storeId', '=', shop.store.id)
    .set({ partPrice: 79 })
    .execute();
  return id;
}

/** Has every campaign that is over charged, twice. */
async function charge(): Promise<void> {
  const { pool } = market.test.database;
  const { rows } = await pool.query<{ payload: { storeId: number } }>(
    `select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
     where j.task_identifier = 'marketing.charge' order by id`,
  );
  const task = marketingTasks(platform)['marketing.charge'];
  const own = rows.filter(({ payload }) => payload.storeId === shop.store.id);
  await Promise.all([...own, ...own].map(async ({ payload }) => task?.(payload)));
}

const params = (id: number) => ({ storeId: String(shop.store.id), campaignId: String(id) });
const find = async (id: number) => market.ask(findCampaign, { params: params(id) }, shop.owner);

async function statement() {
  const days = { startDate: '2026-03-04', endDate: '2026-03-05' };
  const body = { storeId: shop.store.id, pageNumber: 0, ...days };
  return market.ask(findStatement, { body }, shop.owner);
}

const faults = async () => checkLedger(market.test.database.db, shop.store.id);

describe('the cost of a campaign', () => {
  it('is charged once it has ended, once, and rounded once', async () => {
    const id = await campaign(await agreed(9));
    await charge();
    expect((await statement()).content).toEqual([]);
    await sendCampaigns(platform);
    await charge();
    await charge();
    // 9 × 0.79 cents are 7.11.
    expect(await find(id)).toMatchObject({ status: 'SENT', cost: 7, charged: 7, partPrice: 79 });
    const { content, totals } = await statement();
    expect(content).toMatchObject([
      {
        kind: 'CAMPAIGN',
        reference: `SMS-${id}`,
        note: 'Asparagus: 9 messages of 1 part',
        amount: -7,
        parts: [{ account: 'campaigns', amount: -7 }],
      },
    ]);
    expect(totals).toMatchObject({ closing: -7 });
    expect(await faults()).toEqual([]);
  });

  it('covers what was sent before it was cancelled', async () => {
    const early = await agreed(3);
    const late = '+18085550177';
    market.clock.set(new Date('2026-03-04T15:00:00Z'));
    await consent(market.test.platform, shop.store.id, [late]);
    const id = await campaign([...early, late]);
    await sendCampaigns(platform);
    const cancelled = { params: { id: String(id) } };
    await market.ask(cancelCampaign, cancelled, shop.owner);
    await charge();
    expect(await find(id)).toMatchObject({ status: 'CANCELLED', charged: 2 });
    expect((await statement()).content).toMatchObject([{ amount: -2 }]);
    expect(await faults()).toEqual([]);
  });

  it('waits until the outcome of every message is known', async () => {
    const phones = await agreed(2);
    const id = await campaign(phones);
    twilio.answer('take and break off');
    await sendCampaigns(platform);
    await market.ask(cancelCampaign, { params: { id: String(id) } }, shop.owner);
    await charge();
    expect(await find(id)).toMatchObject({ charged: null });
    market.clock.advance(4 * 60_000);
    twilio.answer('take');
    await charge();
    expect(await find(id)).toMatchObject({ charged: 2, progress: { sent: 2 } });
    expect(await faults()).toEqual([]);
  });

  it('is zero if nothing was sent, with no entry in the books', async () => {
    const id = await campaign(['+12125559998']);
    await sendCampaigns(platform);
    await charge();
    expect(await find(id)).toMatchObject({ status: 'SENT', charged: 0 });
    expect((await statement()).content).toEqual([]);
  });
});
