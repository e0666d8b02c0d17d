import type { OpenSession } from '@counter/contract/auth';
import { createSecret, hashSecret } from '../../../platform/kernel/crypto.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { networkOf } from '../../../platform/kernel/network.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeDevice } from '../../../platform/kernel/device.ts';
import type { Actor } from '../../../platform/tenancy/scope.ts';
import {
  accountWorkIn,
  actorOf,
  changeAccount,
  type AccountWork,
  type Caller,
} from '../account-work.ts';
import { newSignInMail } from '../mails.ts';
import { findSignInDevice } from './new-device.ts';
import {
  createSession,
  endSessions,
  findOpenSessions,
  hasSession,
  keepUntil,
} from './sessions.repository.ts';
import type { UserRow } from '../users.repository.ts';
import type { SessionFacts } from '../../../platform/tenancy/sessions.ts';
import { findDates } from '../memberships.repository.ts';

const hour = 3_600_000;
const day = 24 * hour;
const lifetimes = { short: 16 * hour, shift: 16 * hour, remembered: 30 * day };

type Opening = {
  readonly request: RequestFacts;
  /** True for 30 days. Otherwise the session ends when idle too long, after 16 hours at most. */
  readonly remember: boolean;
  /** The second factor that the person used. */
  readonly secondFactor: string | null;
};

/**
 * Opens a session for a verified person and returns its token.
 * @throws ProblemError NOT_ALLOWED for a closed account
 */
export async function openSession(
  platform: Pick<Platform, 'sessionIdleMs'>,
  work: AccountWork,
  user: UserRow,
  { request, remember, secondFactor }: Opening,
): Promise<string> {
  if (user.closedAt) throw closedAccount();
  const token = createSecret();
  const { tx, at, audit } = work;
  const { deviceId, isNew, isUnreviewed } = await findSignInDevice(work, user.id, request);
  const lifetime = remember ? lifetimes.remembered : lifetimes.short;
  const rests = remember ? lifetime : Math.min(platform.sessionIdleMs, lifetime);
  await createSession(tx, {
    tokenHash: hashSecret(token),
    userId: user.id,
    userAgent: request.userAgent,
    network: networkOf(request.address),
    at,
    expiresAt: new Date(at.getTime() + rests),
    endsAt: new Date(at.getTime() + lifetime),
    deviceId,
    unreviewed: isUnreviewed,
  });
  await audit({
    actor: actorOf(user, request),
    action: isNew ? 'session.newDevice' : 'session.create',
    userId: user.id,
    ...(secondFactor ? { after: { secondFactor } } : {}),
  });
  if (isNew)
    await work.mail(newSignInMail(user, request, { at, dates: await findDates(tx, user) }));
  return token;
}

/** Lists the person's open sessions, last seen first. */
export async function findSessions(
  { db, clock }: Platform,
  { userId, sessionId }: SessionFacts,
): Promise<OpenSession[]> {
  const now = clock.now();
  const rows = await findOpenSessions(db, userId, now);
  const isConfirmed = !rows.some(({ id, unreviewed }) => id === sessionId && unreviewed);
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    keptUntil: row.keptUntil && row.keptUntil > now ? row.keptUntil.toISOString() : null,
    current: row.id === sessionId,
    unreviewed: row.unreviewed && isConfirmed,
  }));
}

/** Keeps the caller's session open for a shift, used or not. Returns the open sessions. */
export async function keepSession(
  platform: Platform,
  { session, request }: Caller,
): Promise<OpenSession[]> {
  await changeAccount(platform, request, async ({ tx, at, audit }) => {
    await keepUntil(tx, session.sessionId, {
      until: new Date(at.getTime() + lifetimes.shift),
      maxAgeDays: lifetimes.remembered / day,
    });
    await audit({ actor: session.actor, action: 'session.keep', userId: session.userId });
  });
  return findSessions(platform, session);
}

/** IDs of the ended sessions, whose streams must end too. */
export type Ended = readonly number[];

/**
 * Ends one of the caller's sessions; its token is no longer valid. Does nothing for an ended session.
 * @throws ProblemError NOT_FOUND for a session that is not theirs
 */
export async function endOneSession(
  platform: Platform,
  { session, request }: Caller,
  sessionId: number,
): Promise<Ended> {
  if (!(await hasSession(platform.db, session.userId, sessionId))) {
    throw foreignSession();
  }
  return changeAccount(platform, request, async (work) => {
    const ended = await endSessions(work.tx, session.userId, work.at, { only: sessionId });
    if (ended.length > 0) await auditEnd(work, session, ended);
    return ended;
  });
}

/** Signs the caller out everywhere, including here. */
export async function endAllSessions(
  platform: Platform,
  { session, request }: Caller,
): Promise<Ended> {
  return changeAccount(platform, request, async (work) => {
    const ended = await endSessions(work.tx, session.userId, work.at);
    await auditEnd(work, session, ended);
    return ended;
  });
}

/**
 * Signs a person out everywhere because of another actor's change, within an open transaction. Returns the ended
 * sessions.
 */
export async function signOutEverywhere(
  tx: Tx,
  userId: number,
  {
    actor,
    at,
    request,
  }: { readonly actor: Actor; readonly at: Date; readonly request: RequestFacts },
): Promise<Ended> {
  const ended = await endSessions(tx, userId, at);
  if (ended.length === 0) return ended;
  const { audit } = accountWorkIn({ tx, at }, request);
  await audit({ actor, action: 'session.end', userId, after: { ended } });
  return ended;
}

async function auditEnd(
  { audit }: AccountWork,
  { actor, userId }: SessionFacts,
  ended: Ended,
): Promise<void> {
  await audit({ actor, action: 'session.end', userId, after: { ended } });
}

/** The error for a session that isn't the person's. */
export function foreignSession(): ProblemError {
  const why = "This session isn't yours. Reload the page.";
  return new ProblemError('NOT_FOUND', why);
}

function closedAccount(): ProblemError {
  const why =
    'This account is closed: the owner of its email address has signed up. Sign up with your own address.';
  return new ProblemError('NOT_ALLOWED', why);
}
