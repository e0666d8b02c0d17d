import type { LoginAnswer } from '@counter/contract/auth';
import type { Invitation, JoinForm } from '@counter/contract/team';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { signedBy, type Work } from '../../platform/events/work.ts';
import {
  confirmAddress,
  createInvitedAccount,
  describeSession,
  findUserByEmail,
  hashNewPassword,
  isUnproven,
} from '../auth/index.ts';
import { createMember } from '../store/index.ts';
import { findByToken, spendInvitation } from './invitations.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { scopeOnBehalf } from '../../platform/tenancy/system-scope.ts';

/**
 * Returns an invitation for the holder of its link.
 * @throws ProblemError NOT_FOUND, LINK_USED or LINK_EXPIRED, each with what to do next.
 */
export async function findInvitation({ db, clock }: Platform, token: string): Promise<Invitation> {
  const row = await findLive(db, hashSecret(token), clock.now());
  const account = await findUserByEmail(db, row.email);
  return {
    storeName: row.name,
    branchName: row.branchName,
    role: row.role,
    email: row.email,
    invitedBy: row.invitedBy,
    expiresAt: row.expiresAt.toISOString(),
    hasAccount: account !== undefined && !(await isUnproven(db, account)),
  };
}

/**
 * Adds the signed-in person to the team. Opening the link confirms their email.
 * @throws ProblemError NOT_FOUND, LINK_USED, LINK_EXPIRED, NOT_ALLOWED for an invitation to another email, CONFLICT if
 * they are already on the team.
 */
export async function acceptInvitation(
  { db, act, clock }: Platform,
  { session, request }: { readonly session: SessionFacts; readonly request: RequestFacts },
  token: string,
): Promise<{ readonly storeId: number; readonly storeName: string }> {
  const tokenHash = hashSecret(token);
  const { email, storeId } = await findLive(db, tokenHash, clock.now());
  if (email !== session.email) {
    throw new ProblemError(
      'NOT_ALLOWED',
      `This invitation went to ${email}, but you're signed in as ${session.email}. Log out and open the link again.`,
    );
  }
  const scope = await scopeOnBehalf(db, storeId, session.actor, request.requestId);
  await act(scope, async (work) => {
    await confirmAddress(work, session.userId, email);
    await join(work, tokenHash, session);
  });
  return { storeId, storeName: scope.storeName };
}

/**
 * Creates an account for the invited email, adds it to the team and signs it in.
 * @throws ProblemError INVALID_FIELDS on `password`, NOT_FOUND, LINK_USED, LINK_EXPIRED, or EMAIL_TAKEN if the email
 * already has an account.
 */
export async function joinWithInvitation(
  platform: Platform,
  { token, fullName, phoneNumber, password }: JoinForm & { readonly token: string },
  request: RequestFacts,
): Promise<LoginAnswer> {
  const { db, act, clock } = platform;
  const tokenHash = hashSecret(token);
  const { email, storeId, name } = await findLive(db, tokenHash, clock.now());
  const owner = { email, names: [fullName], stores: [name] };
  const passwordHash = await hashNewPassword('password', password, owner);
  const account = { email, fullName, phoneNumber, passwordHash };
  const visitor = { kind: 'system', name: fullName } as const;
  const scope = await scopeOnBehalf(db, storeId, visitor, request.requestId);
  const signedIn = await act(scope, async (work) => {
    const created = await createInvitedAccount(platform, work, account, request);
    await join(signedBy(work, created.actor), tokenHash, created.person);
    return created;
  });
  return describeSession(platform, signedIn.person, signedIn.token);
}

async function join(
  { tx, scope, at, audit, emit }: Work,
  tokenHash: Buffer,
  { userId, fullName }: { readonly userId: number; readonly fullName: string },
): Promise<void> {
  const { id, role } = await findLive(tx, tokenHash, at);
  if (!(await spendInvitation(tx, scope, tokenHash, at))) {
    await findLive(tx, tokenHash, at);
    throw deadLink('answered');
  }
  if (!(await createMember(tx, scope, { userId, role, at }))) {
    throw new ProblemError('CONFLICT', `You're already on the team of ${scope.storeName}.`);
  }
  audit({
    action: 'member.join',
    entity: 'member',
    entityId: userId,
    after: { role, name: fullName, invitation: id },
  });
  emit({ kind: 'team.changed', member: { userId, change: 'JOINED' } });
}

async function findLive(db: Db | Tx, tokenHash: Buffer, at: Date) {
  const row = await findByToken(db, tokenHash);
  if (!row) throw deadLink('unknown');
  if (row.acceptedAt) throw deadLink('answered');
  if (row.withdrawnAt) throw deadLink('withdrawn');
  if (row.expiresAt <= at) throw deadLink('expired');
  return row;
}

const reasons = {
  unknown: [
    'NOT_FOUND',
    "There's no such invitation. Open the link in your newest invitation email.",
  ],
  answered: ['LINK_USED', 'This invitation was already accepted. Log in to see the store.'],
  withdrawn: ['LINK_EXPIRED', 'This invitation was withdrawn. Ask the person who invited you.'],
  expired: [
    'LINK_EXPIRED',
    'This invitation is older than 72 hours. Ask the person who invited you to send it again.',
  ],
} as const;

function deadLink(reason: keyof typeof reasons): ProblemError {
  const [code, message] = reasons[reason];
  return new ProblemError(code, message);
}
