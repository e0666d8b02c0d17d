import { bankDetailsCases, businessInfoCases } from '@counter/contract/cases';
import type { Endpoint } from '@counter/contract/endpoint';
import {
  findOnboarding,
  saveBankDetails,
  saveBusinessInfo,
  type Onboarding,
} from '@counter/contract/onboarding';
import { defaultDateFormat } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { TestApp } from '../app.ts';
import { addUser, type TestUser } from '../stores/marketplace.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Posts a form as given, valid or not. */
export async function post(
  { app }: TestApp,
  { path }: Pick<Endpoint, 'path'>,
  payload: Fields,
  { token }: Pick<TestUser, 'token'>,
  idempotencyKey?: string,
) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  return app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers });
}

/** Sends step 1 of sign-up with valid values, except for the given changes. */
export async function sendBusiness(test: TestApp, person: TestUser, changes: Fields = {}) {
  return post(test, saveBusinessInfo, { ...businessInfoCases.filled, ...changes }, person);
}

/** Sends step 2 of sign-up with valid values, except for the given changes. */
export async function sendBank(
  test: TestApp,
  person: TestUser,
  storeId: number,
  changes: Fields = {},
) {
  const details = { ...bankDetailsCases.filled, storeId, ...changes };
  return post(test, saveBankDetails, details, person);
}

/** Adds a person who has completed step 1. */
export async function addDraft(test: TestApp) {
  const person = await addUser(test.platform.db);
  const { data: storeId } = (await sendBusiness(test, person)).json<{ data: number }>();
  return { person, storeId };
}

/** Adds a person whose application waits for a decision. */
export async function addApplication(test: TestApp) {
  const draft = await addDraft(test);
  await sendBank(test, draft.person, draft.storeId);
  return draft;
}

/** Returns a person's progress towards a first store. */
export async function statusOf(test: TestApp, { token }: TestUser): Promise<Onboarding> {
  const response = await test.call(findOnboarding, {}, { token });
  return response.json<{ data: Onboarding }>().data;
}

/** Adds a signed-in operator. */
export async function addOperator(db: Db): Promise<SessionFacts> {
  const { id: userId, name, email, token } = await addUser(db, { operator: true });
  const actor = { kind: 'user', id: userId, name, device: 'Chrome on Mac' } as const;
  const person = {
    userId,
    fullName: name,
    email,
    operator: true,
    factorMissing: false,
    dateOrder: 'AUTOMATIC',
    clock: 'AUTOMATIC',
    dates: defaultDateFormat,
  } as const;
  return { ...person, sessionId: 0, token, actor };
}
