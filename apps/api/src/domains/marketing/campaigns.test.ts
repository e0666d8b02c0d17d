import {
  cancelCampaign,
  checkRecipients,
  findCampaign,
  findCampaignContacts,
  findCampaignMessages,
  findCampaigns,
  findSegments,
  recordConsents,
} from '@counter/contract/marketing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addCampaign, consent, phonesFrom, sendCampaign } from '../../testing/stores/marketing.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { findDueCampaigns } from './sending.repository.ts';
import { sendCampaigns } from './sending.service.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  // Noon in New York.
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  await market.test.database.db.deleteFrom('smsStops').execute();
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const storeId = () => String(shop.store.id);
const list = async (page = '0') =>
  market.ask(findCampaigns, { params: { storeId: storeId(), page } }, shop.owner);
const one = async (id: number) =>
  market.ask(findCampaign, { params: { storeId: storeId(), campaignId: String(id) } }, shop.owner);
const cancel = async (id: number, as = shop.owner) =>
  market.test.call(cancelCampaign, { params: { id: String(id) } }, as);

describe('a campaign', () => {
  it('keeps its text, parts and cost, and is in the audit log', async () => {
    const id = await addCampaign(market, shop, {
      scheduleAt: '03-05-2026 09:30 AM',
      contacts: ['(212) 555-0142', '+1 212 555 0143', '12125550142'],
    });
    const { content, totalElements } = await list();
    expect(totalElements).toBe(1);
    expect(content[0]).toMatchObject({
      id,
      title: 'Asparagus',
      message: 'Asparagus is here!',
      parts: 1,
      unitCost: 1,
      partPrice: 100,
      cost: 2,
      charged: null,
      status: 'SCHEDULED',
      scheduleAt: '2026-03-05T14:30:00.000Z',
      contacts: 2,
      progress: { waiting: 2, sent: 0, skipped: 0 },
      createdBy: shop.owner.name,
      endedAt: null,
    });
    expect(content[0]?.text).toMatch(
      /^Test Store \d+: Asparagus is here! Reply STOP to opt out\.$/,
    );
    const entries = await findAudit(market.test.platform.db, 'campaign.create');
    expect(entries.at(-1)).toMatchObject({ entityId: id, after: { contacts: 2 } });
  });

  it('starts at once without a time, and is created once per idempotency key', async () => {
    const body = {
      storeId: shop.store.id,
      title: 'Twice',
      message: 'Hello',
      contacts: ['2125550142'],
    };
    const send = async () =>
      post(market.test, { path: '/store/sms-marketing' }, body, shop.owner, 'same-key');
    const answers = await Promise.all([send(), send()]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    const { content } = await list();
    expect(content).toMatchObject([{ title: 'Twice', scheduleAt: '2026-03-04T17:00:00.000Z' }]);
  });

  it('says so if it reaches nobody', async () => {
    const [agreed = '', other = ''] = phonesFrom(0, 2);
    await consent(market.test.platform, shop.store.id, [agreed]);
    const toNobody = await sendCampaign(market, shop, { contacts: [other, 'Maya'] });
    const toSome = await sendCampaign(market, shop, { contacts: [other, agreed] });
    expect([toNobody, toSome].map((sent) => sent.json<{ message: string }>().message)).toEqual([
      'Campaign added, but none of its recipients can be texted.',
      'Campaign added.',
    ]);
  });

  it('is listed 10 a page, newest first', async () => {
    for (let serial = 1; serial <= 11; serial += 1) {
      await addCampaign(market, shop, { title: `Number ${serial}` });
    }
    const [first, second] = [await list('0'), await list('1')];
    expect(first.content.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Number ${11 - at}`),
    );
    expect(second).toMatchObject({ content: [{ title: 'Number 1' }], totalElements: 11 });
  });

  it('can be cancelled once, by people who can write it, and then sends nothing', async () => {
    const phones = phonesFrom(0, 3);
    await consent(market.test.platform, shop.store.id, phones);
    const id = await addCampaign(market, shop, { contacts: phones });
    const { db } = market.test.platform;
    const stranger = await addUser(db, { store: (await market.addShop()).store, role: 'owner' });
    const accountant = await addUser(db, { store: shop.store, role: 'accountant' });
    expect((await cancel(id, stranger)).statusCode).toBe(403);
    expect((await cancel(id, accountant)).statusCode).toBe(403);
    expect((await cancel(999_999)).statusCode).toBe(404);

    const answer = await cancel(id);
    expect(answer.json()).toMatchObject({
      data: { status: 'CANCELLED', cost: 0, progress: { cancelled: 3, waiting: 0 } },
      message: '"Asparagus" was cancelled.',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await cancel(id)).statusCode).toBe(200);
    await sendCampaigns(market.test.platform);
    expect(await one(id)).toMatchObject({ status: 'CANCELLED', progress: { cancelled: 3 } });
    const entries = await findAudit(db, 'campaign.cancel');
    expect(entries.filter(({ entityId }) => entityId === id)).toHaveLength(1);
  });

  it("can't be cancelled once it is sent", async () => {
    await consent(market.test.platform, shop.store.id, ['+12125550142']);
    const id = await addCampaign(market, shop);
    await sendCampaigns(market.test.platform);
    expect((await cancel(id)).json()).toMatchObject({
      status: 409,
      detail: `"Asparagus" was already sent, so you can't cancel it.`,
    });
  });
});

describe('the recipients of a campaign', () => {
  it('are classified before anything is sent, and consent can be recorded', async () => {
    const agreed = '+12125550142';
    const asleep = '+18085550142';
    const abroad = '+18765551234';
    const none = '+12125550144';
    const blocked = '+12125550145';
    const stopped = '+12125550146';
    const { db } = market.test.platform;
    await consent(market.test.platform, shop.store.id, [agreed, asleep, blocked, stopped, abroad]);
    await post(
      market.test,
      { path: '/store/customers/block' },
      { storeId: shop.store.id, phoneNumber: blocked, reason: 'Shouted' },
      shop.owner,
    );
    await db
      .insertInto('smsStops')
      .values({ phone: stopped, stoppedAt: market.clock.now(), storeIds: [] })
      .execute();
    const contacts = [agreed, asleep, none, none, blocked, stopped, abroad, 'Maya'];
    const ask = async (scheduleAt: string) =>
      market.ask(
        checkRecipients,
        { body: { storeId: shop.store.id, contacts, scheduleAt } },
        shop.owner,
      );
    expect(await ask('03-05-2026 09:00 AM')).toEqual({
      total: 7,
      sendable: 2,
      delayed: 1,
      undialable: ['Maya'],
      foreign: [abroad],
      noConsent: [none],
      optedOut: [stopped],
      blocked: [blocked],
      partPrice: 100,
    });
    const how = 'PHONE' as const;
    const given = { storeId: shop.store.id, phones: [none, agreed], how };
    expect(await market.ask(recordConsents, { body: given }, shop.owner)).toBe(1);
    expect(await ask('')).toMatchObject({ sendable: 3, noConsent: [] });
  });

  it('can be a segment, of which only customers with consent get it', async () => {
    await shop.place({ customer: { name: 'Maya Lind', phone: '212 555 0160' } });
    await shop.place({ customer: { name: 'Ida Moss', phone: '212 555 0161' } });
    await consent(market.test.platform, shop.store.id, ['+12125550160']);
    const parts = await market.ask(findSegments, { params: { storeId: storeId() } }, shop.owner);
    expect(parts).toContainEqual({ segment: 'NEW', customers: 2, agreed: 1 });
    expect(parts).toContainEqual({ segment: 'LAPSED', customers: 0, agreed: 0 });
    const contacts = ['2125550160', '2125550162'];
    const id = await addCampaign(market, shop, { contacts, segments: ['ALL', 'NEW'] });
    const body = { storeId: shop.store.id, id };
    expect(await market.ask(findCampaignContacts, { body }, shop.owner)).toEqual([
      '+12125550160',
      '+12125550162',
    ]);
    const nobody = await sendCampaign(market, shop, { contacts: [], segments: ['LAPSED'] });
    expect(nobody.json()).toMatchObject({
      errors: [{ path: 'contacts', message: 'None of these customers agreed to text messages' }],
    });
  });

  it("that can't be dialed are skipped and not charged", async () => {
    await consent(market.test.platform, shop.store.id, ['+12125550142']);
    const contacts = ['212 555 0142', 'Maya', '12', '+18765551234'];
    const id = await addCampaign(market, shop, { contacts });
    expect(await one(id)).toMatchObject({ contacts: 4, progress: { waiting: 4 } });
    await sendCampaigns(market.test.platform);
    expect(await one(id)).toMatchObject({
      status: 'SENT',
      cost: 1,
      progress: { sent: 1, skipped: 3 },
    });
    const body = { storeId: shop.store.id, id };
    const { content, unsent } = await market.ask(findCampaignMessages, { body }, shop.owner);
    const undialable = "Can't be texted: not a phone number";
    const abroad = "Can't be texted: texts to this country are off";
    expect(unsent).toEqual([
      { reason: undialable, messages: 2 },
      { reason: abroad, messages: 1 },
    ]);
    expect(content).toMatchObject([
      { phone: '+12125550142', state: 'SENT' },
      { phone: 'Maya', state: 'SKIPPED', reason: undialable },
      { phone: '12', state: 'SKIPPED', reason: undialable },
      { phone: '+18765551234', reason: abroad },
    ]);
  });

  it('above the daily limits wait for the next day or are left out', async () => {
    const phones = phonesFrom(400, 3);
    await consent(market.test.platform, shop.store.id, phones);
    const { platform } = market.test;
    const within = (limit: object) => ({
      ...platform,
      sms: { ...platform.sms, limits: { ...platform.sms.limits, ...limit } },
    });
    const first = await addCampaign(market, shop, { contacts: phones });
    await sendCampaigns(within({ CAMPAIGNS: 2 }));
    expect(await one(first)).toMatchObject({ progress: { sent: 2, waiting: 1 } });
    market.clock.advance(24 * 60 * 60_000);
    await sendCampaigns(within({ CAMPAIGNS: 2 }));
    expect(await one(first)).toMatchObject({ status: 'SENT', progress: { sent: 3 } });
    const next = await addCampaign(market, shop, { contacts: phones });
    await sendCampaigns(within({ NUMBER: 1 }));
    expect(await one(next)).toMatchObject({ status: 'SENT', progress: { sent: 2, skipped: 1 } });
  });

  it('are listed with the outcome for each', async () => {
    await consent(market.test.platform, shop.store.id, ['+12125550142']);
    const id = await addCampaign(market, shop, { contacts: ['2125550142', '2125550143'] });
    await sendCampaigns(market.test.platform);
    const ask = async (filter: { state?: 'SENT' | 'SKIPPED' } = {}) =>
      market.ask(
        findCampaignMessages,
        { body: { storeId: shop.store.id, id, ...filter } },
        shop.owner,
      );
    expect(await ask()).toMatchObject({
      content: [
        { phone: '+12125550142', state: 'SENT', reason: '', at: '2026-03-04T17:00:00.000Z' },
        { phone: '+12125550143', state: 'SKIPPED', reason: 'No consent recorded' },
      ],
      totalElements: 2,
    });
    const unsent = [{ reason: 'No consent recorded', messages: 1 }];
    expect(await ask({ state: 'SKIPPED' })).toMatchObject({ totalElements: 1, unsent });
    expect(await ask({ state: 'SENT' })).toMatchObject({ totalElements: 1, unsent });
  });
});

it('the campaigns that are due are taken longest waiting first, so many at once', async () => {
  const { db } = market.test.database;
  const other = await market.addShop();
  const ids = [
    await addCampaign(market, shop),
    await addCampaign(market, other),
    await addCampaign(market, shop),
    await addCampaign(market, shop),
  ];
  const times = ['2000-01-02', '2000-01-01', '2000-01-01', '2000-01-03'];
  for (const [index, id] of ids.entries()) {
    const lookAt = new Date(times[index] ?? '');
    await db.updateTable('smsCampaigns').where('id', '=', id).set({ lookAt }).execute();
  }
  const due = async (limit: number) => {
    const rows = await findDueCampaigns(db, new Date('2000-01-02'), limit);
    return rows.map(({ campaignId }) => campaignId);
  };
  expect(await due(9)).toEqual([ids[2], ids[1], ids[0]]);
  expect(await due(2)).toEqual([ids[2], ids[1]]);
});
