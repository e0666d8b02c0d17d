import { inTransaction } from '../../../platform/db/database.ts';
import { createSecret } from '../../../platform/kernel/crypto.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Actor } from '../../../platform/tenancy/scope.ts';
import { accountWorkIn, type AccountWork } from '../account-work.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import type { Ended } from '../sessions/sessions.service.ts';
import { createProvenUser, isUnproven } from '../email/unproven-address.service.ts';
import { findUserByEmail, lockUser, updateOperator, type UserRow } from '../users.repository.ts';
import { createPasswordLink } from './password-link.ts';
import { resetSignInOf } from './reset-sign-in.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'closeApplications'>;

type AddedOperator = {
  readonly email: string;
  /** The link to choose a password within an hour, for a new account; null if the person has a password. */
  readonly password: string | null;
};

const commandLine: Actor = { kind: 'system', name: 'Command line' };

const noRequest: RequestFacts = {
  requestId: 'command-line',
  address: 'command line',
  userAgent: '',
  device: undefined,
  fromBrowser: false,
  shopperDevice: '',
  idempotencyKey: undefined,
};

/**
 * Makes a person an operator. Replaces an account with an unconfirmed address, because anybody may own it. Checks no
 * permission, so only commands may call it.
 * @throws ProblemError CONFLICT if the person is already an operator
 */
export async function addOperator(
  parts: Parts,
  person: { readonly email: string; readonly fullName: string },
): Promise<AddedOperator> {
  return inTransaction(parts.db, async (tx) => {
    const work = accountWorkIn({ tx, at: parts.clock.now() }, noRequest);
    const email = person.email.toLowerCase();
    if ((await findProven(work, email))?.operator) {
      throw new ProblemError(
        'CONFLICT',
        `${email} is an operator already. If they can't log in, run "counter operator reset ${email}".`,
      );
    }
    const { user, password } = await appointPerson(parts, work, person, commandLine);
    return { email: user.email, password };
  });
}

/**
 * Gives an operator who can't log in a new link to choose a password. Removes the password and second factor and ends
 * all sessions. Checks no permission, so only commands may call it.
 * @throws ProblemError NOT_FOUND if no operator has this address
 */
export async function resetOperator(parts: Parts, email: string): Promise<AddedOperator> {
  return inTransaction(parts.db, async (tx) => {
    const work = accountWorkIn({ tx, at: parts.clock.now() }, noRequest);
    const user = await findProven(work, email.toLowerCase());
    if (!user?.operator) {
      throw new ProblemError(
        'NOT_FOUND',
        `${email.toLowerCase()} is no operator. Let them run the marketplace with "counter operator add".`,
      );
    }
    const { link } = await resetSignInOf(parts, work, user, commandLine);
    return { email: user.email, password: link };
  });
}

type Appointed = {
  readonly user: UserRow;
  readonly password: string | null;
  readonly ended: Ended;
};

/**
 * Makes a person an operator within an open transaction. Ends the sessions of an existing account, because they were
 * opened without an operator's checks. Checks no permission.
 * @throws ProblemError CONFLICT if the person is already an operator
 */
export async function appointPerson(
  parts: Pick<Parts, 'publicUrl' | 'closeApplications'>,
  work: AccountWork,
  person: { readonly email: string; readonly fullName: string },
  actor: Actor,
): Promise<Appointed> {
  const { tx, at } = work;
  const email = person.email.toLowerCase();
  const known = await findProven(work, email);
  if (known?.operator) throw new ProblemError('CONFLICT', `${email} is an operator already.`);
  if (known) {
    await appoint(work, known, actor);
    return { user: known, password: null, ended: await endSessions(tx, known.id, at) };
  }
  const passwordHash = await hashPassword(createSecret());
  const account = { email, fullName: person.fullName, phoneNumber: '', passwordHash };
  const created = await createProvenUser(parts, work, account);
  if (!created) {
    throw new ProblemError('CONFLICT', `Someone just created an account for ${email}. Try again.`);
  }
  await appoint(work, created.user, actor);
  const password = await createPasswordLink(parts, work, created.user);
  return { user: created.user, password, ended: created.ended };
}

async function findProven({ tx }: AccountWork, email: string): Promise<UserRow | undefined> {
  const found = await findUserByEmail(tx, email);
  if (!found) return undefined;
  const user = await lockUser(tx, found.id);
  return user.email !== email || (await isUnproven(tx, user)) ? undefined : user;
}

async function appoint(
  { tx, audit }: AccountWork,
  { id, email, fullName }: UserRow,
  actor: Actor,
): Promise<void> {
  await updateOperator(tx, id, true);
  const after = { email, fullName };
  await audit({ actor, action: 'user.makeOperator', userId: id, after });
}
