import { findCampaign, findCampaignMessages, type Campaign } from '@counter/contract/marketing';
import twilioPackage from 'twilio';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTwilio } from '../../platform/clients/sms/twilio.ts';
import { addCampaign, consent, phonesFrom } from '../../testing/stores/marketing.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { startTwilio, type TestTwilio } from '../../testing/doubles/twilio.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelCampaign } from './campaigns.service.ts';
import { sendCampaigns } from './sending.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;
let twilio: TestTwilio;
/** The same application, with Twilio. */
let platform: Platform;

const noon = new Date('2026-03-04T17:00:00Z');

beforeAll(async () => {
  twilio = await startTwilio(() => market.clock.now());
  market = await createTestMarket(null, openTwilio(twilio.config));
  ({ platform } = market.test);
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
  twilio.answer('take');
});
afterEach(async () => {
  const { db } = market.test.database;
  await db.deleteFrom('smsStops').execute();
  await db.deleteFrom('messages').execute();
});
afterAll(async () => {
  await market.test.close();
  await twilio.stop();
});

let serial = 0;
/** Numbers that agreed to hear from the shop, and no other test has. */
async function agreed(count: number): Promise<string[]> {
  const phones = phonesFrom(serial, count);
  serial += count;
  await consent(platform, shop.store.id, phones);
  return phones;
}

const find = async (id: number): Promise<Campaign> =>
  market.ask(
    findCampaign,
    { params: { storeId: String(shop.store.id), campaignId: String(id) } },
    shop.owner,
  );

const takenFrom = (phones: readonly string[]) =>
  twilio.taken.filter(({ to }) => phones.includes(to));

const withoutProvider = (): Platform => ({ ...platform, sms: { ...platform.sms, gateway: null } });

const minutesLater = (minutes: number): void => market.clock.advance(minutes * 60_000);

describe('without a provider', () => {
  it('messages are stored once for the operator, even with concurrent senders', async () => {
    const phones = await agreed(1200);
    const id = await addCampaign(market, shop, { contacts: phones });
    const local = withoutProvider();
    await Promise.all([sendCampaigns(local), sendCampaigns(local), sendCampaigns(local)]);
    const rows = await market.test.database.db
      .selectFrom('messages')
      .where('kind', '=', 'SMS')
      .select(['recipient', 'state', 'subject'])
      .execute();
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(phones);
    expect(rows[0]).toMatchObject({ state: 'CAPTURED', subject: 'Asparagus' });
    expect(await find(id)).toMatchObject({
      status: 'SENT',
      cost: 1200,
      progress: { sent: 1200, waiting: 0 },
      endedAt: noon.toISOString(),
    });
  });

  it('nobody gets a text before the time, at night, or without consent', async () => {
    const [newYork = ''] = await agreed(1);
    const honolulu = '+18085550142';
    await consent(platform, shop.store.id, [honolulu]);
    const contacts = [newYork, honolulu, '+12125559999'];
    const id = await addCampaign(market, shop, { contacts, scheduleAt: '03-04-2026 12:10 PM' });
    await sendCampaigns(withoutProvider());
    expect(await find(id)).toMatchObject({ status: 'SCHEDULED', progress: { waiting: 3 } });

    minutesLater(10);
    await sendCampaigns(withoutProvider());
    // In Honolulu it is ten past seven in the morning.
    expect(await find(id)).toMatchObject({
      status: 'SENDING',
      progress: { sent: 1, skipped: 1, waiting: 1 },
    });
    minutesLater(49);
    await sendCampaigns(withoutProvider());
    expect(await find(id)).toMatchObject({ progress: { waiting: 1 } });
    minutesLater(1);
    await sendCampaigns(withoutProvider());
    expect(await find(id)).toMatchObject({ status: 'SENT', progress: { sent: 2, waiting: 0 } });
  });

  it("messages that wait for the morning aren't sent if the campaign is cancelled", async () => {
    await consent(platform, shop.store.id, ['+18085550143']);
    market.clock.set(new Date('2026-03-04T15:00:00Z'));
    const id = await addCampaign(market, shop, { contacts: ['+18085550143'] });
    await sendCampaigns(withoutProvider());
    const scope = await scopeForSystem(platform.db, shop.store.id, 'Test');
    await cancelCampaign(platform, scope, id);
    market.clock.set(noon);
    minutesLater(120);
    await sendCampaigns(withoutProvider());
    expect(await find(id)).toMatchObject({ status: 'CANCELLED', progress: { cancelled: 1 } });
  });
});

describe('with Twilio', () => {
  it('each message is handed over once, and receipts report its outcome', async () => {
    const phones = await agreed(45);
    const id = await addCampaign(market, shop, { contacts: phones });
    await Promise.all([sendCampaigns(platform), sendCampaigns(platform)]);
    const taken = takenFrom(phones);
    expect(taken.map(({ to }) => to).toSorted()).toEqual(phones);
    expect(await find(id)).toMatchObject({ status: 'SENT', progress: { sent: 45 } });

    const [first, second] = taken;
    await receive(first, { MessageStatus: 'delivered' });
    await receive(first, { MessageStatus: 'sent' });
    await receive(second, { MessageStatus: 'undelivered', ErrorCode: '30005' });
    expect(await find(id)).toMatchObject({ progress: { sent: 43, delivered: 1, failed: 1 } });
    const body = { storeId: shop.store.id, id, state: 'FAILED' } as const;
    const { content } = await market.ask(findCampaignMessages, { body }, shop.owner);
    expect(content.map(({ reason }) => reason)).toEqual(["Couldn't be delivered (30005)"]);
  });

  it('a receipt with a wrong signature is rejected', async () => {
    const phones = await agreed(1);
    const id = await addCampaign(market, shop, { contacts: phones });
    await sendCampaigns(platform);
    const [message] = takenFrom(phones);
    const refused = await receive(message, { MessageStatus: 'delivered' }, 'another token');
    expect(refused.statusCode).toBe(403);
    expect(await find(id)).toMatchObject({ progress: { sent: 1, delivered: 0 } });
  });

  it('a rejected message has failed, and numbers that opted out there get no more texts', async () => {
    const phones = await agreed(3);
    const [wrong = '', out = ''] = phones;
    twilio.answer({ status: 400, code: 21211, message: 'Invalid number.' }, wrong);
    twilio.answer({ status: 400, code: 21610, message: 'Unsubscribed.' }, out);
    const id = await addCampaign(market, shop, { contacts: phones });
    await sendCampaigns(platform);
    expect(await find(id)).toMatchObject({
      status: 'SENT',
      cost: 1,
      progress: { sent: 1, failed: 1, skipped: 1 },
    });
    twilio.answer('take', out);
    const again = await addCampaign(market, shop, { contacts: [out] });
    await sendCampaigns(platform);
    expect(await find(again)).toMatchObject({ status: 'SENT', progress: { skipped: 1 } });
  });

  it("a message that Twilio can't take now waits and is sent once", async () => {
    const phones = await agreed(30);
    twilio.answer({ status: 429, code: 20429, message: 'Too many requests.' });
    const id = await addCampaign(market, shop, { contacts: phones });
    await sendCampaigns(platform);
    expect(await find(id)).toMatchObject({ status: 'SENDING', progress: { waiting: 30 } });
    twilio.answer('take');
    minutesLater(2);
    await sendCampaigns(platform);
    expect(takenFrom(phones)).toHaveLength(30);
    expect(await find(id)).toMatchObject({ status: 'SENT', progress: { sent: 30 } });
  });

  it('a message with an unknown outcome is looked up and never sent again', async () => {
    const phones = await agreed(4);
    const [lost = '', found = ''] = phones;
    twilio.answer('break off', lost);
    twilio.answer('take and break off', found);
    const id = await addCampaign(market, shop, { contacts: phones });
    await sendCampaigns(platform);
    expect(await find(id)).toMatchObject({ status: 'SENDING', progress: { sent: 2, waiting: 2 } });
    twilio.answer('take', lost);
    minutesLater(2);
    await sendCampaigns(platform);
    expect(await find(id)).toMatchObject({ status: 'SENDING', progress: { waiting: 2 } });
    minutesLater(2);
    await sendCampaigns(platform);
    expect(takenFrom(phones)).toHaveLength(3);
    expect(await find(id)).toMatchObject({
      status: 'SENT',
      cost: 3,
      progress: { sent: 3, unknown: 1, waiting: 0 },
    });
  });
});

describe('a reply', () => {
  it('of STOP ends texts from every store at once, and START resumes them', async () => {
    const [phone = ''] = await agreed(1);
    const other = await market.addShop();
    await consent(platform, other.store.id, [phone]);
    const waiting = await addCampaign(market, shop, { contacts: [phone] });
    expect((await answer(phone, 'Stop')).body).toContain('<Response/>');
    await sendCampaigns(platform);
    const later = await addCampaign(market, other, { contacts: [phone] });
    await sendCampaigns(platform);
    expect(takenFrom([phone])).toEqual([]);
    expect(await find(waiting)).toMatchObject({ status: 'SENT', progress: { skipped: 1 } });
    const standing = async () =>
      (
        await market.test.database.db
          .selectFrom('smsConsents')
          .where('phone', '=', phone)
          .where('withdrawnAt', 'is', null)
          .select(['storeId', 'how'])
          .orderBy('storeId')
          .execute()
      ).map(({ storeId, how }) => [storeId, how]);
    expect(await standing()).toEqual([]);
    // Somebody of a store writing down consent is not enough after a STOP.
    await consent(platform, shop.store.id, [phone]);
    const forced = await addCampaign(market, shop, { contacts: [phone] });
    await sendCampaigns(platform);
    expect(await find(forced)).toMatchObject({ progress: { skipped: 1 } });

    await answer(phone, 'START');
    expect(await standing()).toEqual([
      [shop.store.id, 'WRITTEN'],
      [other.store.id, 'REPLY_START'],
    ]);
    await addCampaign(market, other, { contacts: [phone] });
    await sendCampaigns(platform);
    expect(takenFrom([phone])).toHaveLength(1);
    expect(later).toBeGreaterThan(0);
  });

  it('of anything else changes nothing', async () => {
    const [phone = ''] = await agreed(1);
    await answer(phone, 'When do you close?');
    const id = await addCampaign(market, shop, { contacts: [phone] });
    await sendCampaigns(platform);
    expect(await find(id)).toMatchObject({ progress: { sent: 1 } });
  });

  it("that Twilio didn't sign is rejected", async () => {
    const [phone = ''] = await agreed(1);
    expect((await answer(phone, 'STOP', 'another token')).statusCode).toBe(403);
    const id = await addCampaign(market, shop, { contacts: [phone] });
    await sendCampaigns(platform);
    expect(await find(id)).toMatchObject({ progress: { sent: 1 } });
  });
});

/** A call as Twilio makes it. */
async function fromTwilio(
  path: string,
  fields: Readonly<Record<string, string>>,
  token = twilio.config.authToken,
) {
  const signature = twilioPackage.getExpectedTwilioSignature(
    token,
    `https://counter.test${path}`,
    fields,
  );
  return market.test.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function answer(phone: string, text: string, token?: string) {
  const fields = { From: phone, To: twilio.config.from, Body: text };
  return fromTwilio('/webhooks/sms/replies', fields, token);
}

async function receive(
  message: TestTwilio['taken'][number] | undefined,
  fields: Readonly<Record<string, string>>,
  token?: string,
) {
  const { sid = '', statusUrl = '' } = message ?? {};
  const path = statusUrl.replace('https://counter.test', '');
  return fromTwilio(path, { MessageSid: sid, ...fields }, token);
}
