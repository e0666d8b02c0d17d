import type { LoginAnswer, signUpRequest } from '@counter/contract/auth';
import type { z } from 'zod/mini';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasLead } from '../../home/index.ts';
import { actorOf, changeAccount, type AccountWork } from '../account-work.ts';
import { sendConfirmation } from '../email/confirmation-link.service.ts';
import { describeSession, personOf } from '../sessions/describe-session.service.ts';
import { hashNewPassword } from '../passwords/passwords.ts';
import { findReferrer } from '../profile/referral-codes.repository.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { knownAddressMail } from '../mails.ts';
import { sendResetLink } from '../passwords/reset-link.service.ts';
import { createUser, type UserRow } from '../users.repository.ts';

type SignUp = z.output<typeof signUpRequest>;

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

/** Returns the referrer of a new account. Nobody can refer themselves. */
async function referrerOf(
  tx: Tx,
  code: string | undefined,
  phoneNumber: string,
): Promise<number | null> {
  const referrer = code === undefined ? undefined : await findReferrer(tx, code);
  if (!referrer || digitsOf(referrer.phoneNumber) === digitsOf(phoneNumber)) return null;
  return referrer.userId;
}

/**
 * Creates an account, signs it in and mails a link to confirm the address. Ignores an unknown lead or referral code. If
 * the address already has an account, mails its owner a link to continue.
 * @throws ProblemError INVALID_FIELDS on `password`; EMAIL_TAKEN on `email`, also for concurrent sign-ups
 */
export async function signUp(
  platform: Platform,
  form: SignUp,
  request: RequestFacts,
): Promise<LoginAnswer> {
  const { email, firstName, lastName } = form;
  const owner = { email, names: [firstName, lastName] };
  const passwordHash = await hashNewPassword('password', form.password, owner);
  const signedUp = await changeAccount(platform, request, async (work) => {
    const created = await addUser(work, form, passwordHash);
    if (!created) {
      await sendResetLink(platform, work, email, knownAddressMail);
      return null;
    }
    await work.audit({
      actor: actorOf(created, request),
      action: 'user.create',
      userId: created.id,
      after: { email: created.email, fullName: created.fullName, leadId: created.leadId },
    });
    await sendConfirmation(platform, work, created, created.email);
    const opening = { request, remember: false, secondFactor: null };
    return { user: created, token: await openSession(platform, work, created, opening) };
  });
  if (!signedUp) throw emailTaken();
  return describeSession(platform, personOf(signedUp.user), signedUp.token);
}

async function addUser(
  { tx, at }: AccountWork,
  { email, firstName, lastName, phoneNumber, leadId, referralCode }: SignUp,
  passwordHash: string,
): Promise<UserRow | undefined> {
  const isKnownLead = leadId !== undefined && (await hasLead(tx, leadId));
  return createUser(
    tx,
    {
      email,
      fullName: `${firstName} ${lastName}`,
      phoneNumber,
      passwordHash,
      leadId: isKnownLead ? leadId : null,
      referredBy: await referrerOf(tx, referralCode, phoneNumber),
    },
    at,
  );
}

/** The error is the same whether or not the address is confirmed. Only the mail tells its owner. */
function emailTaken(): ProblemError {
  const message = 'This email already has an account. Log in, or use the link we just emailed you.';
  return new ProblemError('EMAIL_TAKEN', message, { errors: [{ path: 'email', message }] });
}
