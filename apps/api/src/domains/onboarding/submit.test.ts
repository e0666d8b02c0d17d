import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import {
  addApplication,
  addDraft,
  sendBank,
  sendBusiness,
  statusOf,
} from '../../testing/partner-api/partners.ts';

/** Still the 1st in New York. */
const start = new Date('2026-03-02T03:30:00Z');
const clock = movableClock(start);
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(async () => test.close());

async function addLead(name: string): Promise<number> {
  const { id } = await test.platform.db
    .insertInto('leads')
    .values({
      businessName: name,
      businessAddress: '1 Main Street',
      businessPhone: '+1 212 555 0142',
      state: 'CONTACTED',
      notes: '',
      createdAt: start,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('before anything is submitted', () => {
  it('the business comes first', async () => {
    const person = await addUser(test.platform.db);
    expect(await statusOf(test, person)).toEqual({
      step: 'BUSINESS',
      state: 'DRAFT',
      storeId: null,
      storeName: null,
      email: person.email,
      emailConfirmed: true,
      submittedAt: null,
      decidedAt: null,
      reason: null,
      business: null,
      bank: null,
    });
  });

  it("bank details can't be sent", async () => {
    const person = await addUser(test.platform.db);
    const response = await sendBank(test, person, 999_999);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringContaining('before you add bank details') as unknown,
    });
  });
});

describe('step 2 of signing up', () => {
  it('submits the application and thanks the applicant', async () => {
    const { person, storeId } = await addDraft(test);
    const response = await sendBank(test, person, storeId);
    expect(response.json()).toEqual({
      data: `Thank you. We received your application for Lind & Daughter Bakery and are checking it now. We'll email ${person.email} with our decision.`,
    });
    expect(await statusOf(test, person)).toMatchObject({
      step: 'DONE',
      state: 'SUBMITTED',
      storeId,
      submittedAt: clock.now().toISOString(),
      bank: { accountNumber: '•••• 6789', dateOfBirth: '••••-05-17' },
    });
    const entries = await findAudit(test.platform.db, 'application.submit');
    expect(entries.at(-1)).toMatchObject({ storeId, actorId: person.id });
  });

  it('asks for a confirmed address', async () => {
    const { person, storeId } = await addDraft(test);
    await test.platform.db
      .updateTable('users')
      .set({ emailConfirmedAt: null })
      .where('id', '=', person.id)
      .execute();
    const response = await sendBank(test, person, storeId);
    expect(response.json<{ data: string }>().data).toContain('Please confirm that address');
    expect(await statusOf(test, person)).toMatchObject({ emailConfirmed: false });
  });

  it('records every view of the bank details in the audit log', async () => {
    const { person, storeId } = await addApplication(test);
    await statusOf(test, person);
    const looks = await findAudit(test.platform.db, 'bank_details.read');
    expect(looks.filter((entry) => entry.storeId === storeId)).toMatchObject([
      { actorId: person.id, actorName: person.name },
    ]);
  });

  it("rejects another person's store", async () => {
    const [mine, theirs] = [await addDraft(test), await addDraft(test)];
    const response = await sendBank(test, mine.person, theirs.storeId);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await statusOf(test, theirs.person)).toMatchObject({ state: 'DRAFT', bank: null });
  });

  it.each([
    ['2026-03-01', 200],
    ['2026-03-02', 422],
    ['2999-01-01', 422],
  ])(
    'on the 1st in New York, with %s as a date of birth, answers %i',
    async (dateOfBirth, status) => {
      const { person, storeId } = await addDraft(test);
      const response = await sendBank(test, person, storeId, { dateOfBirth });
      expect(response.statusCode).toBe(status);
      if (status === 200) return;
      const message = 'Date of birth cannot be in the future';
      expect(response.json()).toMatchObject({
        detail: message,
        errors: [{ path: 'dateOfBirth', message }],
      });
      expect(await statusOf(test, person)).toMatchObject({ step: 'BANK', bank: null });
    },
  );

  it("turns the account's lead into a partner, and not earlier", async () => {
    const leadId = await addLead('Corner Bakery');
    const person = await addUser(test.platform.db);
    const { db } = test.platform;
    await db.updateTable('users').set({ leadId }).where('id', '=', person.id).execute();
    const stateOf = async () =>
      db.selectFrom('leads').where('id', '=', leadId).select('state').executeTakeFirst();
    const { data: storeId } = (await sendBusiness(test, person)).json<{ data: number }>();
    expect(await stateOf()).toEqual({ state: 'CONTACTED' });
    await sendBank(test, person, storeId);
    expect(await stateOf()).toEqual({ state: 'CONVERTED' });
    expect(await findAudit(db, 'lead.convert')).toMatchObject([{ entityId: leadId }]);
  });
});
