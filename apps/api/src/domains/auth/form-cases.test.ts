import {
  changePassword,
  forgotPassword,
  resetPassword,
  signUp,
  updateProfile,
} from '@counter/contract/auth';
import {
  passwordChangeCases,
  profileCases,
  resetPasswordCases,
  signUpCases,
  type FormCase,
  type FormCases,
} from '@counter/contract/cases';
import type { Endpoint } from '@counter/contract/endpoint';
import { problemSchema } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findLinkToken } from '../../testing/mails/mails.ts';
import { addUser } from '../../testing/stores/marketplace.ts';

/** A confirmation never leaves the browser. */
const sentCases = ({ cases }: FormCases) =>
  cases.filter(({ field }) => field !== 'confirmPassword');

describe('the API refuses what a form refuses', () => {
  let test: TestApp;
  let serial = 0;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => test.close());

  /** Returns the API's message at the field of a case; null if it accepted the form. */
  async function send(
    endpoint: Endpoint,
    { field }: FormCase,
    { body, token = '' }: { readonly body: object; readonly token?: string },
  ): Promise<string | null> {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/v1${endpoint.path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    if (response.statusCode === 200) return null;
    const { errors = [] } = problemSchema.parse(response.json());
    return errors.find(({ path }) => path === field)?.message ?? response.body;
  }

  function bodyOf({ filled }: FormCases, { field, value, given }: FormCase) {
    const { confirmPassword: _form, ...body } = { ...filled, ...given, [field]: value };
    return body;
  }

  it.each(sentCases(signUpCases))('signing up: $field $value', async (one) => {
    serial += 1;
    const fresh = one.field === 'email' ? {} : { email: `maya-${serial}@fresh.test` };
    const body = { ...bodyOf(signUpCases, one), ...fresh };
    expect(await send(signUp, one, { body })).toBe(one.message);
  });

  it.each(sentCases(resetPasswordCases))('resetting a password: $field $value', async (one) => {
    const { email } = await addUser(test.platform.db);
    await test.call(forgotPassword, { body: { email } });
    const requestId = await findLinkToken(test.platform.db, email);
    const body = { ...bodyOf(resetPasswordCases, one), requestId };
    expect(await send(resetPassword, one, { body })).toBe(one.message);
  });

  it.each(sentCases(passwordChangeCases))('changing a password: $field $value', async (one) => {
    const { token } = await addUser(test.platform.db);
    const body = bodyOf(passwordChangeCases, one);
    expect(await send(changePassword, one, { body, token })).toBe(one.message);
  });

  it.each(sentCases(profileCases))('changing the profile: $field $value', async (one) => {
    const { token } = await addUser(test.platform.db);
    const body = bodyOf(profileCases, one);
    expect(await send(updateProfile, one, { body, token })).toBe(one.message);
  });
});
