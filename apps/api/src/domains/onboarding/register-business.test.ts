import { businessFormCases } from '@counter/contract/cases';
import { findBusinesses, registerBusiness, type Business } from '@counter/contract/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addStore, addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { post, sendBank } from '../../testing/partner-api/partners.ts';

let test: TestApp;
let owner: TestUser;

beforeAll(async () => {
  test = await createTestApp();
  const store = await addStore(test.platform.db);
  owner = await addUser(test.platform.db, { store, role: 'owner' });
});
afterAll(async () => test.close());

async function register(changes: object = {}, person = owner, key?: string) {
  return post(test, registerBusiness, { ...businessFormCases.filled, ...changes }, person, key);
}

async function added(changes: object = {}): Promise<Business> {
  return (await register(changes)).json<{ data: Business }>().data;
}

const kept = async (storeId: number) =>
  test.platform.db
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .innerJoin('storeProfiles', 'storeProfiles.storeId', 'stores.id')
    .innerJoin('applications', 'applications.storeId', 'stores.id')
    .where('stores.id', '=', storeId)
    .selectAll()
    .executeTakeFirstOrThrow();

describe('a further store', () => {
  it("awaits verification and is in its owner's list", async () => {
    const business = await added({ businessname: 'Riverside Bakery', businessbranch: 'Dock 4' });
    expect(business).toEqual({
      id: business.id,
      name: 'Riverside Bakery',
      image: null,
      branchName: 'Dock 4',
      address: '48 Water Street, Springfield',
      verified: 'N',
      storeUrl: 'riverside-bakery',
      storeApproved: false,
      role: 'owner',
      currency: 'USD',
      timeZone: 'America/New_York',
      suspension: null,
      refusal: null,
      opening: { state: 'NOT_APPROVED', until: null },
      secondFactorMissing: false,
    });
    const params = { id: String(owner.id) };
    const list = await test.call(findBusinesses, { params }, owner);
    expect(list.json<{ data: Business[] }>().data).toContainEqual(business);
  });

  it("keeps the form's values and the first store's tax rate", async () => {
    const { id } = await added({ acceptEmail: true, email: 'Hello@Bakery.test' });
    expect(await kept(id)).toMatchObject({
      approved: false,
      verified: false,
      online: true,
      taxRate: 82_500,
      orderExpiry: 'AFTER_24_HOURS',
      phoneNumber: '12125550142',
      whatsappNumber: '12125550143',
      landMark: 'Clock Tower',
      profileName: 'Riverside Bakery',
      terms: 'No returns of fresh bread.',
      email: 'hello@bakery.test',
      acceptsEmail: true,
      acceptsCalls: true,
      acceptsWhatsapp: false,
      applicantId: owner.id,
      first: false,
      state: 'SUBMITTED',
      workingHours: '07:00 - 19:00',
      businessType: null,
      leadId: null,
    });
  });

  it("drops the email address if emails aren't accepted", async () => {
    const { id } = await added({ acceptEmail: false, email: 'hello@bakery.test' });
    expect(await kept(id)).toMatchObject({ email: '', acceptsEmail: false });
  });

  it("keeps unaccepted orders open forever if they don't expire", async () => {
    const { id } = await added({ expireUnaccepted: false });
    expect(await kept(id)).toMatchObject({ orderExpiry: 'NEVER' });
  });

  it.each([
    ['07:00', '19:00', 420, 1140],
    ['18:00', '02:00', 1080, 1560],
    ['00:00', '00:00', 0, 1440],
  ])('is open from %s to %s every day', async (openingTime, closingTime, opens, closes) => {
    const { id } = await added({ openingTime, closingTime });
    const hours = await test.platform.db
      .selectFrom('storeHours')
      .where('storeId', '=', id)
      .orderBy('weekday')
      .select(['weekday', 'opens', 'closes'])
      .execute();
    expect(hours).toEqual([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes })));
  });

  it('is in the audit log', async () => {
    const { id } = await added();
    for (const action of ['store.create', 'application.submit']) {
      const entries = await findAudit(test.platform.db, action);
      expect(entries.at(-1)).toMatchObject({ storeId: id, actorId: owner.id });
    }
  });

  it('is added once per idempotency key, concurrent requests included', async () => {
    const sent = await Promise.all([1, 2, 3].map(async () => register({}, owner, 'key-1')));
    const ids = sent.map((response) => response.json<{ data: Business }>().data.id);
    expect(new Set(ids).size).toBe(1);
    const other = await register({ businessname: 'Other Name' }, owner, 'key-1');
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it("isn't part of signing up, so it takes no bank details there", async () => {
    const { id } = await added();
    const { db } = test.platform;
    await db
      .updateTable('applications')
      .set({ state: 'REFUSED' })
      .where('storeId', '=', id)
      .execute();
    const response = await sendBank(test, owner, id);
    expect(response.statusCode).toBe(409);
    expect(response.json<{ detail: string }>().detail).toContain('My Business');
  });
});

describe('a person without a store', () => {
  it.each(['nobody', 'manager'] as const)('signs up first as %s', async (role) => {
    const store = await addStore(test.platform.db);
    const person = await addUser(test.platform.db, role === 'nobody' ? {} : { store, role });
    const response = await register({}, person);
    expect(response.statusCode).toBe(409);
    expect(response.json<{ detail: string }>().detail).toContain('Sign up your first one');
  });
});
