import { createLead, type LeadRequest } from '@counter/contract/home';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

const start = new Date('2026-03-02T12:00:00Z');
const bakery: LeadRequest = {
  businessName: 'Corner Bakery',
  businessAddress: '12 Mill Lane, Springfield',
  businessPhone: '+1 212 555 0142',
};

describe('becoming a business partner', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock: movableClock(start) });
  });
  afterEach(async () => {
    const { db } = test.platform;
    for (const table of ['leads', 'auditEntries', 'idempotencyKeys'] as const) {
      await db.deleteFrom(table).execute();
    }
  });
  afterAll(async () => test.close());

  const send = async (lead: LeadRequest, idempotencyKey?: string) =>
    test.call(createLead, { body: lead }, idempotencyKey ? { idempotencyKey } : {});
  const leads = async () => test.platform.db.selectFrom('leads').selectAll().execute();

  it('saves the lead and returns its id', async () => {
    const response = await send({ ...bakery, businessName: '  Corner Bakery ' });
    const [lead, ...others] = await leads();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: { id: lead?.id } });
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      businessName: 'Corner Bakery',
      businessAddress: '12 Mill Lane, Springfield',
      businessPhone: '+1 212 555 0142',
      state: 'NEW',
      notes: '',
      createdAt: start,
    });
  });

  it("is in the marketplace's audit log", async () => {
    const { id } = (await send(bakery)).json<{ data: { id: number } }>().data;
    const entries = await test.platform.db.selectFrom('auditEntries').selectAll().execute();
    expect(entries).toEqual([
      expect.objectContaining({
        storeId: 0,
        actorKind: 'system',
        actorName: 'Visitor',
        action: 'lead.create',
        entity: 'lead',
        entityId: id,
        after: { businessName: 'Corner Bakery' },
      }),
    ]);
  });

  it.each([
    ['businessName', '', 'Business name is required'],
    ['businessName', '   ', 'Business name is required'],
    ['businessName', undefined, 'Business name is required'],
    ['businessName', 'n'.repeat(121), 'Use at most 120 characters'],
    ['businessAddress', '', 'Business is required'],
    ['businessAddress', null, 'Business is required'],
    ['businessAddress', 'a'.repeat(301), 'Use at most 300 characters'],
    ['businessPhone', ' ', 'Business is required'],
    ['businessPhone', 5_550_142, 'Must be text'],
    ['businessPhone', '5'.repeat(41), 'Use at most 40 characters'],
  ])('rejects %s %j: %s', async (path, value, message) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/business/merchant-lead',
      payload: { ...bakery, [path]: value },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ path, message }] });
    expect(response.json<{ detail: string }>().detail).toContain(message);
    expect(await leads()).toEqual([]);
  });

  it("rejects a character that the database can't store", async () => {
    const response = await send({ ...bakery, businessName: 'Corner\0Bakery' });
    expect(response.json()).toMatchObject({ status: 422, errors: [{ path: 'businessName' }] });
    expect(await leads()).toEqual([]);
  });

  it('names every missing field', async () => {
    const payload = { businessName: '', businessAddress: '', businessPhone: '' };
    const response = await send(payload);
    expect(response.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
      'businessName',
      'businessAddress',
      'businessPhone',
    ]);
  });

  it('returns the same lead to repeats under the same key, concurrent ones included', async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, async () => send(bakery, 'key-1')));
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(sent.map((response) => response.json<unknown>())).toEqual(
      sent.map(() => ({ data: { id: lead?.id } })),
    );
  });

  it('rejects another lead under a used key', async () => {
    await send(bakery, 'key-2');
    const response = await send({ ...bakery, businessName: 'Corner Café' }, 'key-2');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await leads()).toHaveLength(1);
  });

  it('keeps both of two leads sent without a key', async () => {
    await send(bakery);
    await send(bakery);
    expect(await leads()).toHaveLength(2);
  });
});

describe('too many leads', () => {
  it('are rejected after ten a minute from one address', async () => {
    const test = await createTestApp({ callsPerMinute: 100 });
    const send = async () => test.call(createLead, { body: bakery });
    const accepted = await Promise.all(Array.from({ length: 10 }, send));
    const refused = await send();
    expect(accepted.map(({ statusCode }) => statusCode)).toEqual(accepted.map(() => 200));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await test.close();
  });
});
