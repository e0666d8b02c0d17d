import { findBusinesses, type Business } from '@counter/contract/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import {
  addApplication,
  addDraft,
  addOperator,
  sendBank,
  sendBusiness,
} from '../../testing/partner-api/partners.ts';
import { approveApplication, findApplicationForReview, refuseApplication } from './index.ts';
import { scopeForOperator } from '../../platform/tenancy/entering.ts';

const clock = movableClock(new Date('2026-03-02T12:00:00Z'));
const requestId = 'request-1';

/** Opens a store as the declaration of a call by the marketplace's staff does. */
const open = async (operator: Parameters<typeof scopeForOperator>[1], storeId: number) =>
  scopeForOperator(test.platform.db, operator, storeId, requestId);

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(async () => test.close());

const storeOf = async (storeId: number) =>
  test.platform.db
    .selectFrom('stores')
    .where('id', '=', storeId)
    .select(['approved', 'verified'])
    .executeTakeFirst();

const mailsTo = async (email: string) =>
  test.platform.db
    .selectFrom('messages')
    .where('recipient', '=', email)
    .where('subject', 'like', '%approved%')
    .select(['subject', 'body', 'state'])
    .execute();

const auditOf = async (action: string, storeId: number) =>
  (await findAudit(test.platform.db, action)).filter((entry) => entry.storeId === storeId);

describe('viewing an application', () => {
  it('shows everything submitted, masked', async () => {
    const operator = await addOperator(test.platform.db);
    const { person, storeId } = await addApplication(test);
    const seen = await findApplicationForReview(test.platform, await open(operator, storeId));
    expect(seen).toMatchObject({
      storeId,
      storeName: 'Lind & Daughter Bakery',
      applicant: person.name,
      email: person.email,
      emailConfirmed: true,
      first: true,
      state: 'SUBMITTED',
      submittedAt: clock.now().toISOString(),
      decidedAt: null,
      branchName: 'Main',
      address: '12 Mill Lane, Springfield',
      storePhoneNumber: '+1 212 555 0142',
      businessType: 'PHYSICAL_STORE',
      storeTaxRate: 8.25,
      workingHours: '09:00 - 21:00',
      totalLocations: 1,
      menuWebsite: 'https://bakery.test/menu',
      menuPics: [],
      timeZone: 'America/New_York',
      image: null,
      bank: { accountNumber: '•••• 6789', ein: '••-•••6789', legalFirstName: 'Maya' },
      reason: null,
      decidedBy: null,
      lead: null,
    });
  });

  it('is in the audit log', async () => {
    const operator = await addOperator(test.platform.db);
    const { storeId } = await addApplication(test);
    await findApplicationForReview(test.platform, await open(operator, storeId));
    for (const action of ['application.read', 'bank_details.read']) {
      const looks = await auditOf(action, storeId);
      expect(looks).toMatchObject([{ actorId: operator.userId, entityId: storeId }]);
    }
  });

  it('shows the lead it came from', async () => {
    const operator = await addOperator(test.platform.db);
    const { storeId } = await addApplication(test);
    const { db } = test.platform;
    const { id } = await db
      .insertInto('leads')
      .values({
        businessName: 'Lind Bread',
        businessAddress: '12 Mill Lane',
        businessPhone: '+1 212 555 0142',
        state: 'CONVERTED',
        notes: 'Called on Monday',
        createdAt: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('applications')
      .set({ leadId: id })
      .where('storeId', '=', storeId)
      .execute();
    const seen = await findApplicationForReview(test.platform, await open(operator, storeId));
    expect(seen.lead).toEqual({ id, businessName: 'Lind Bread', notes: 'Called on Monday' });
  });

  it.each(['a store that is unknown', 'a store nobody applied for'])('rejects %s', async (kind) => {
    const operator = await addOperator(test.platform.db);
    const storeId = kind.includes('unknown') ? 999_999 : (await addStore(test.platform.db)).id;
    const look = async () => findApplicationForReview(test.platform, await open(operator, storeId));
    await expect(look()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('approving an application', () => {
  it('opens the store, notifies the applicant and is recorded', async () => {
    const operator = await addOperator(test.platform.db);
    const { person, storeId } = await addApplication(test);
    const answer = await approveApplication(test.platform, await open(operator, storeId), operator);
    expect(answer).toMatchObject({
      state: 'APPROVED',
      decidedAt: clock.now().toISOString(),
      decidedBy: operator.fullName,
      reason: null,
    });
    expect(await storeOf(storeId)).toEqual({ approved: true, verified: true });
    const [mail, ...others] = await mailsTo(person.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Lind & Daughter Bakery is approved', state: 'QUEUED' });
    expect(mail?.body?.split('\n')).toContain('https://counter.test/dashboard');
    expect(await auditOf('application.approve', storeId)).toMatchObject([
      { actorId: operator.userId, before: { state: 'SUBMITTED' }, after: { state: 'APPROVED' } },
    ]);
    expect(await auditOf('store.approve', storeId)).toHaveLength(1);
  });

  it("shows in the owner's list", async () => {
    const { person, storeId } = await addApplication(test);
    await approveApplication(
      test.platform,
      await open(await addOperator(test.platform.db), storeId),
      await addOperator(test.platform.db),
    );
    const response = await test.call(findBusinesses, { params: { id: String(person.id) } }, person);
    expect(response.json<{ data: Business[] }>().data).toMatchObject([
      { id: storeId, verified: 'Y', storeApproved: true },
    ]);
  });

  it('waits until the applicant confirms the address, and changes nothing before', async () => {
    const operator = await addOperator(test.platform.db);
    const { person, storeId } = await addApplication(test);
    const { db } = test.platform;
    const confirm = async (at: Date | null) =>
      db.updateTable('users').set({ emailConfirmedAt: at }).where('id', '=', person.id).execute();
    await confirm(null);
    await expect(
      approveApplication(test.platform, await open(operator, storeId), operator),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(person.email) as unknown,
    });
    expect(await storeOf(storeId)).toEqual({ approved: false, verified: false });
    expect(await mailsTo(person.email)).toEqual([]);
    expect(await auditOf('application.approve', storeId)).toEqual([]);
    await confirm(clock.now());
    const answer = await approveApplication(test.platform, await open(operator, storeId), operator);
    expect(answer.state).toBe('APPROVED');
  });

  it('requires a complete application', async () => {
    const { storeId } = await addDraft(test);
    await expect(
      approveApplication(
        test.platform,
        await open(await addOperator(test.platform.db), storeId),
        await addOperator(test.platform.db),
      ),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining("isn't complete") as unknown,
    });
  });
});

describe('rejecting an application', () => {
  it('gives the applicant the reason and leaves the store closed', async () => {
    const operator = await addOperator(test.platform.db);
    const { person, storeId } = await addApplication(test);
    const reason = 'The tax id belongs to another company.';
    const answer = await refuseApplication(
      test.platform,
      await open(operator, storeId),
      operator,
      reason,
    );
    expect(answer).toMatchObject({ state: 'REFUSED', reason, decidedBy: operator.fullName });
    expect(await storeOf(storeId)).toEqual({ approved: false, verified: false });
    const [mail] = await mailsTo(person.email);
    const lines = mail?.body?.split('\n');
    expect(lines).toContain(reason);
    expect(lines).toContain('https://counter.test/signup');
    expect(await auditOf('application.refuse', storeId)).toMatchObject([
      { actorId: operator.userId, after: { state: 'REFUSED', reason } },
    ]);
  });

  it("shows its reason in the owner's list", async () => {
    const { person, storeId } = await addApplication(test);
    const operator = await addOperator(test.platform.db);
    await refuseApplication(
      test.platform,
      await open(operator, storeId),
      operator,
      'The menu is missing.',
    );
    const response = await test.call(findBusinesses, { params: { id: String(person.id) } }, person);
    expect(response.json<{ data: Business[] }>().data).toMatchObject([
      { id: storeId, verified: 'N', storeApproved: false, refusal: 'The menu is missing.' },
    ]);
  });

  it('lets the applicant correct it, and then it can be approved', async () => {
    const operator = await addOperator(test.platform.db);
    const { person, storeId } = await addApplication(test);
    await refuseApplication(test.platform, await open(operator, storeId), operator, 'No menu.');
    await expect(
      approveApplication(test.platform, await open(operator, storeId), operator),
    ).rejects.toMatchObject({ message: expect.stringContaining('already rejected') as unknown });
    await sendBusiness(test, person);
    await sendBank(test, person, storeId);
    const answer = await approveApplication(test.platform, await open(operator, storeId), operator);
    expect(answer).toMatchObject({ state: 'APPROVED', reason: null });
  });
});

describe('two concurrent operators', () => {
  it('make one decision, and the slower one learns who decided what', async () => {
    const [anna, ben] = [await addOperator(test.platform.db), await addOperator(test.platform.db)];
    const { person, storeId } = await addApplication(test);
    const decided = await Promise.allSettled([
      approveApplication(test.platform, await open(anna, storeId), anna),
      refuseApplication(test.platform, await open(ben, storeId), ben, 'No menu.'),
    ]);
    const won = decided.filter(({ status }) => status === 'fulfilled');
    const [lost] = decided.filter(({ status }) => status === 'rejected');
    expect(won).toHaveLength(1);
    const isApproved = decided[0].status === 'fulfilled';
    const said = isApproved
      ? `${anna.fullName} already approved the application`
      : `${ben.fullName} already rejected the application`;
    expect(lost).toMatchObject({
      reason: { code: 'CONFLICT', message: expect.stringContaining(said) as unknown },
    });
    expect(await storeOf(storeId)).toMatchObject({ approved: isApproved });
    expect(await mailsTo(person.email)).toHaveLength(1);
  });
});
