import { bankDetailsCases } from '@counter/contract/cases';
import { showBirthDate } from '@counter/contract/operator';
import { bankDetails } from '@counter/contract/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { movableClock } from '../../platform/kernel/clock.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { statusesOf } from '../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import {
  addStore,
  addUser,
  testPassword,
  type TestUser,
} from '../../testing/stores/marketplace.ts';
import { addApplication } from '../../testing/partner-api/partners.ts';
import { saveBankDetails } from '../settings/index.ts';

const clock = movableClock(new Date('2026-03-02T12:00:00Z'));
const details = z.parse(bankDetails, bankDetailsCases.filled);
const born = { data: { dateOfBirth: details.dateOfBirth } };

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(async () => test.close());

const addStaff = async () => addUser(test.platform.db, { operator: true });

const look = async ({ token }: TestUser, storeId: number, press: string) =>
  test.call(showBirthDate, { body: { storeId, press, password: testPassword } }, { token });

const looksAt = async (storeId: number) =>
  (await findAudit(test.platform.db, 'bank_details.birth')).filter(
    (entry) => entry.storeId === storeId,
  );

async function saveRepresentative(storeId: number, dateOfBirth: string): Promise<void> {
  const { db, act, vault } = test.platform;
  await act(await scopeForSystem(db, storeId, 'Test'), async (work) =>
    saveBankDetails(work, vault, { ...details, dateOfBirth }),
  );
}

it('shows the date of birth once to each operator and records each view', async () => {
  const { storeId } = await addApplication(test);
  const [anna, ben] = [await addStaff(), await addStaff()];
  expect((await look(anna, storeId, 'first')).json()).toEqual(born);
  const again = await look(anna, storeId, 'second');
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    detail: expect.stringContaining("You've already seen this date of birth.") as unknown,
  });
  expect(again.body).not.toContain(details.dateOfBirth);
  expect((await look(ben, storeId, 'first')).json()).toEqual(born);
  const looks = await looksAt(storeId);
  expect(looks.map(({ actorId }) => actorId)).toEqual([anna.id, ben.id]);
  expect(JSON.stringify(looks)).not.toContain(details.dateOfBirth.slice(4));
});

it('repeats the answer to the same request for five minutes, as one view', async () => {
  const { storeId } = await addApplication(test);
  const anna = await addStaff();
  await look(anna, storeId, 'press');
  clock.advance(4 * 60_000);
  expect((await look(anna, storeId, 'press')).json()).toEqual(born);
  clock.advance(2 * 60_000);
  expect((await look(anna, storeId, 'press')).statusCode).toBe(409);
  expect(await looksAt(storeId)).toHaveLength(1);
});

it('shows it once for two concurrent requests of one person', async () => {
  const { storeId } = await addApplication(test);
  const anna = await addStaff();
  const answers = await Promise.all([look(anna, storeId, 'one'), look(anna, storeId, 'two')]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await looksAt(storeId)).toHaveLength(1);
});

it('shows it again once for a changed representative', async () => {
  const { storeId } = await addApplication(test);
  const anna = await addStaff();
  await look(anna, storeId, 'first');
  await saveRepresentative(storeId, '1988-02-29');
  expect((await look(anna, storeId, 'second')).json()).toEqual({
    data: { dateOfBirth: '1988-02-29' },
  });
  expect((await look(anna, storeId, 'third')).statusCode).toBe(409);
});

it('rejects a store without a representative and records no view', async () => {
  const { id } = await addStore(test.platform.db);
  const refused = await look(await addStaff(), id, 'first');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    detail: expect.stringContaining("hasn't submitted this part yet") as unknown,
  });
  expect(await looksAt(id)).toEqual([]);
});
