import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { statusesOf } from '../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  addApplication,
  addDraft,
  sendBank,
  sendBusiness,
  statusOf,
} from '../../testing/partner-api/partners.ts';

const clock = movableClock(new Date('2026-03-02T12:00:00Z'));
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(async () => test.close());

/** As an operator would: what deciding does is tested where it is done. */
async function refuse(storeId: number, reason: string): Promise<void> {
  await test.platform.db
    .updateTable('applications')
    .set({ state: 'REFUSED', reason, decidedAt: clock.now() })
    .where('storeId', '=', storeId)
    .execute();
}

describe('an application', () => {
  it.each(['SUBMITTED', 'APPROVED'] as const)("that is %s can't be changed", async (state) => {
    const { person, storeId } = await addApplication(test);
    const { db } = test.platform;
    await db.updateTable('applications').set({ state }).where('storeId', '=', storeId).execute();
    const answers = [
      await sendBusiness(test, person, { name: 'Another Name' }),
      await sendBank(test, person, storeId, { ssn: '0001' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await statusOf(test, person)).toMatchObject({
      state,
      storeName: 'Lind & Daughter Bakery',
      bank: { ssn: '•••-••-6789' },
    });
  });

  it('is sent once when two tabs send it at once', async () => {
    const { person, storeId } = await addDraft(test);
    const sent = await Promise.all([1, 2, 3].map(async () => sendBank(test, person, storeId)));
    expect(statusesOf(sent)).toEqual([200, 409, 409]);
  });

  it('can be corrected and sent again after it was rejected', async () => {
    const { person, storeId } = await addApplication(test);
    await refuse(storeId, 'The menu cannot be read.');
    expect(await statusOf(test, person)).toMatchObject({
      step: 'BUSINESS',
      state: 'REFUSED',
      reason: 'The menu cannot be read.',
    });
    clock.advance(60_000);
    const again = await sendBusiness(test, person, { menuWebsite: 'bakery.test/new' });
    expect(again.json()).toEqual({ data: storeId });
    expect(await statusOf(test, person)).toMatchObject({
      step: 'BANK',
      state: 'DRAFT',
      reason: 'The menu cannot be read.',
    });
    expect((await sendBank(test, person, storeId)).statusCode).toBe(200);
    expect(await statusOf(test, person)).toMatchObject({
      step: 'DONE',
      state: 'SUBMITTED',
      submittedAt: clock.now().toISOString(),
      decidedAt: null,
      reason: null,
    });
  });
});
