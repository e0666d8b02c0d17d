import { randomUUID } from 'node:crypto';
import {
  confirmEmail,
  confirmSecondFactor,
  offerSecondFactor,
  signUp,
} from '@counter/contract/auth';
import { approveApplication } from '@counter/contract/operator';
import { TOTP } from 'otpauth';
import { callApi, type Caller } from './api.ts';
import { openApplicant } from './applicant.ts';
import { newPassword } from './merchant.ts';
import { findMail, secretIn } from './outbox.ts';
import { staffToken } from './staff.ts';

/** A new account that a test may change freely, with the password `newPassword`. */
export type NewPerson = { readonly email: string; readonly token: string };

/** Signs up a person without a store, whose sign-in leads to the wizard. */
export async function openNewcomer(
  url: string,
  { confirmed = false }: { readonly confirmed?: boolean } = {},
): Promise<NewPerson> {
  const email = `ada-${randomUUID().slice(0, 8)}@newcomers.test`;
  const person = { firstName: 'Ada', lastName: 'Moss', phoneNumber: '+1 212 555 0144' };
  const body = { ...person, email, password: newPassword };
  const { token } = (await callApi(url, signUp, { body })).data;
  if (confirmed) {
    const link = secretIn(await findMail(url, email, /confirm/i), 'confirm_email');
    await callApi(url, confirmEmail, { body: { token: link } }, { token });
  }
  return { email, token };
}

/** Signs up a person with an approved store, whose sign-in leads to the dashboard. */
export async function openPartner(url: string): Promise<NewPerson & { readonly storeId: number }> {
  const { email, storeId, token } = await openApplicant(url, { confirmed: true });
  await callApi(url, approveApplication, { body: { storeId } }, { token: await staffToken(url) });
  return { email, token, storeId };
}

/** An authenticator app with a person's secret. */
export type Authenticator = {
  /** Returns the current code. `later` skips steps of 30 seconds, for a code that wasn't used yet. */
  readonly code: (later?: number) => string;
};

const step = 30_000;

/** Creates an authenticator app with a secret. */
export function openAuthenticator(secret: string): Authenticator {
  const totp = new TOTP({ secret });
  return {
    code: (later = 0) => totp.generate({ timestamp: Date.now() + later * step }),
  };
}

/** Enables a person's second factor and returns the authenticator app and the recovery codes. */
export async function enableSecondFactor(url: string, caller: Caller) {
  const body = { password: newPassword };
  const { secret } = (await callApi(url, offerSecondFactor, { body }, caller)).data;
  const authenticator = openAuthenticator(secret);
  const first = { code: authenticator.code() };
  const { recoveryCodes } = (await callApi(url, confirmSecondFactor, { body: first }, caller)).data;
  return { authenticator, recoveryCodes };
}
