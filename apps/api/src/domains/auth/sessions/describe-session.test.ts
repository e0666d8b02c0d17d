import { findSession, type LoginAnswer } from '@counter/contract/auth';
import type { ApplicationState } from '@counter/contract/onboarding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addStore, addUser, type TestStore } from '../../../testing/stores/marketplace.ts';

const at = new Date('2026-01-01T00:00:00Z');

describe('the destination after signing in', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => test.close());

  const describeTo = async ({ token }: { readonly token: string }) =>
    (await test.call(findSession, {}, { token })).json<LoginAnswer>();

  async function apply(
    store: TestStore,
    applicantId: number,
    facts: { readonly state: ApplicationState; readonly first?: boolean },
  ): Promise<void> {
    const { state, first = true } = facts;
    await test.platform.db
      .insertInto('applications')
      .values({
        storeId: store.id,
        applicantId,
        leadId: null,
        first,
        state,
        businessType: null,
        workingHours: '09:00 - 17:00',
        totalLocations: 1,
        menuWebsite: '',
        menuPics: '[]',
        createdAt: at,
        submittedAt: null,
        decidedAt: null,
        decidedBy: null,
        reason: null,
      })
      .execute();
  }

  async function addApplicant(state: ApplicationState) {
    const store = await addStore(test.platform.db, { approved: false });
    const applicant = await addUser(test.platform.db, { store, role: 'owner' });
    await apply(store, applicant.id, { state });
    return { store, applicant };
  }

  it('is the dashboard for a member of an approved store', async () => {
    const store = await addStore(test.platform.db);
    const owner = await addUser(test.platform.db, { store, role: 'owner' });
    expect(await describeTo(owner)).toMatchObject({
      authenticated: true,
      storeApproved: true,
      data: { userId: owner.id, storeId: store.id, redirectURI: null, token: owner.token },
    });
  });

  it('is the first approved store, even with another application under way', async () => {
    const { applicant } = await addApplicant('DRAFT');
    const store = await addStore(test.platform.db);
    await test.platform.db
      .insertInto('storeMembers')
      .values({ storeId: store.id, userId: applicant.id, role: 'staff', createdAt: at })
      .execute();
    expect(await describeTo(applicant)).toMatchObject({
      storeApproved: true,
      data: { storeId: store.id, redirectURI: null },
    });
  });

  it('is the wizard for a person without a store', async () => {
    expect(await describeTo(await addUser(test.platform.db))).toMatchObject({
      storeApproved: false,
      data: { redirectURI: '/signup', storeId: null },
    });
  });

  it.each([
    ['DRAFT', 'Pick up where you left off'],
    ['REFUSED', 'correct it and send it again'],
  ] as const)('is the wizard while the application is %s', async (state, sentence) => {
    const { applicant, store } = await addApplicant(state);
    const answer = await describeTo(applicant);
    expect(answer).toMatchObject({
      storeApproved: false,
      data: { redirectURI: '/signup', storeId: store.id },
    });
    expect(answer.message).toContain(sentence);
  });

  it('is nowhere while the application is in review', async () => {
    const { applicant } = await addApplicant('SUBMITTED');
    const answer = await describeTo(applicant);
    expect(answer).toMatchObject({ storeApproved: false, data: { redirectURI: null } });
    expect(answer.message).toContain('waiting for approval');
    expect(answer.message).not.toContain('confirm');
  });

  it('comes with a request to confirm an unconfirmed address', async () => {
    const { applicant } = await addApplicant('SUBMITTED');
    await test.platform.db
      .updateTable('users')
      .set({ emailConfirmedAt: null })
      .where('id', '=', applicant.id)
      .execute();
    const { message } = await describeTo(applicant);
    expect(message).toContain('waiting for approval');
    expect(message).toContain(`with the link we sent to ${applicant.email}`);
  });

  it('is nowhere for a member of a store that somebody else applied for', async () => {
    const { store } = await addApplicant('DRAFT');
    const colleague = await addUser(test.platform.db, { store, role: 'staff' });
    const answer = await describeTo(colleague);
    expect(answer).toMatchObject({ storeApproved: false, data: { redirectURI: null } });
    expect(answer.message).toContain('waiting for approval');
  });

  it("isn't the wizard when an additional store is refused", async () => {
    const { applicant } = await addApplicant('SUBMITTED');
    const further = await addStore(test.platform.db, { approved: false });
    await apply(further, applicant.id, { state: 'REFUSED', first: false });
    await test.platform.db
      .insertInto('storeMembers')
      .values({ storeId: further.id, userId: applicant.id, role: 'owner', createdAt: at })
      .execute();
    expect((await describeTo(applicant)).data.redirectURI).toBeNull();
  });

  it('needs no redirect and no store for operators', async () => {
    expect(await describeTo(await addUser(test.platform.db, { operator: true }))).toMatchObject({
      data: { operator: true, redirectURI: null, storeId: null },
    });
  });
});
