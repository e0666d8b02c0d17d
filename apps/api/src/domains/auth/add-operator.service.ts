import { inTransaction } from '../../platform/db/database.ts';
import { createSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/tenancy/scope.ts';
import { accountWorkIn, type AccountWork } from './account-work.ts';
import { createLink } from './links.ts';
import { createReset } from './password-resets.repository.ts';
import { hashPassword } from './passwords.ts';
import { createProvenUser, isUnproven } from './unproven-address.service.ts';
import { findUserByEmail, lockUser, makeOperator, type UserRow } from './users.repository.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'closeApplications'>;

type AddedOperator = {
  readonly email: string;
  /** The link at which the person of a new account chooses a password within an hour; null where they have one. */
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
 * Lets a person run the marketplace. Replaces an account with an unconfirmed address, as it may be anybody's.
 * Checks no permission: only commands may call it.
 * @throws ProblemError CONFLICT if the person is an operator already.
 */
export async function addOperator(
  parts: Parts,
  person: { readonly email: string; readonly fullName: string },
): Promise<AddedOperator> {
  const email = person.email.toLowerCase();
  const passwordHash = await hashPassword(createSecret());
  return inTransaction(parts.db, async (tx) => {
    const work = accountWorkIn({ tx, at: parts.clock.now() }, noRequest);
    const known = await findProven(work, email);
    if (known?.operator) throw new ProblemError('CONFLICT', `${email} is an operator already.`);
    if (known) {
      await appoint(work, known);
      return { email, password: null };
    }
    const account = { email, fullName: person.fullName, phoneNumber: '', passwordHash };
    const created = await createProvenUser(parts, work, account);
    if (!created) throw new Error(`Somebody just created an account for ${email}. Try again.`);
    const { row, address } = createLink(parts, 'change_password', work.at);
    await createReset(tx, created.user.id, row);
    await appoint(work, created.user);
    return { email, password: address };
  });
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
): Promise<void> {
  await makeOperator(tx, id);
  const after = { email, fullName };
  await audit({ actor: commandLine, action: 'user.makeOperator', userId: id, after });
}
