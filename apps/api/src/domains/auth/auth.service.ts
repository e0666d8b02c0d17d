import type { LoginAnswer, loginRequest } from '@counter/contract/auth';
import type { z } from 'zod/mini';
import { writeMarketplaceAudit } from '../../platform/audit/audit.ts';
import { createSecret, hashSecret } from '../../platform/crypto.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { RequestFacts, SessionFacts } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { notApprovedMessage } from '../../platform/tenancy/tenancy.ts';
import {
  createSession,
  endSession,
  findLock,
  findMemberships,
  findUserByEmail,
  recordFailure,
  removeFailures,
} from './auth.repository.ts';
import { checkPassword } from './passwords.ts';

const hour = 3_600_000;
const sessionMs = { short: 12 * hour, remembered: 30 * 24 * hour };
const lockMs = hour / 4;
const wrongPasswordsBeforeLock = 10;

type Person = {
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly operator: boolean;
};

/**
 * Signs a person in: checks the password, opens a session and says where to go.
 * @throws ProblemError WRONG_CREDENTIALS, or ACCOUNT_LOCKED for 15 minutes after 10 wrong passwords.
 */
export async function signIn(
  platform: Platform,
  credentials: z.output<typeof loginRequest>,
  request: RequestFacts,
): Promise<LoginAnswer> {
  const email = credentials.email.toLowerCase();
  const user = await checkCredentials(platform, email, credentials.password);
  const person = {
    userId: user.id,
    fullName: user.full_name,
    email: user.email,
    operator: user.operator,
  };
  const token = await openSession(platform, person, credentials.remember, request);
  return describeSession(platform, person, token);
}

async function checkCredentials(platform: Platform, email: string, password: string) {
  const at = platform.clock.now();
  const lockedUntil = await findLock(platform.db, email, at);
  if (lockedUntil) throw accountLocked(lockedUntil, at);
  const user = await findUserByEmail(platform.db, email);
  if (user && (await checkPassword(user.password_hash, password))) return user;
  if (!user) await checkPassword(undefined, password);
  await recordFailure(platform.db, email, {
    at,
    countedSince: new Date(at.getTime() - lockMs),
    lockAfter: wrongPasswordsBeforeLock,
    lockUntil: new Date(at.getTime() + lockMs),
  });
  throw new ProblemError(
    'WRONG_CREDENTIALS',
    'E-mail or password is wrong. Check both, or choose "Forgot password?".',
  );
}

function accountLocked(until: Date, at: Date): ProblemError {
  const seconds = Math.ceil((until.getTime() - at.getTime()) / 1000);
  return new ProblemError(
    'ACCOUNT_LOCKED',
    `Too many wrong passwords. For your safety this account is locked; try again in ${Math.ceil(seconds / 60)} min.`,
    { retryAfterSeconds: seconds },
  );
}

async function openSession(
  { db, clock }: Platform,
  person: Person,
  remember: boolean,
  request: RequestFacts,
): Promise<string> {
  const at = clock.now();
  const token = createSecret();
  const lifetime = remember ? sessionMs.remembered : sessionMs.short;
  await db.transaction().execute(async (tx) => {
    await removeFailures(tx, person.email);
    await createSession(tx, {
      tokenHash: hashSecret(token),
      userId: person.userId,
      userAgent: request.userAgent.slice(0, 300),
      at,
      expiresAt: new Date(at.getTime() + lifetime),
    });
    await writeMarketplaceAudit(tx, auditOf(person, 'session.create', request.requestId, at));
  });
  return token;
}

function auditOf(
  { userId, fullName }: Pick<Person, 'userId' | 'fullName'>,
  action: 'session.create' | 'session.end',
  requestId: string,
  at: Date,
) {
  const actor = { kind: 'user', id: userId, name: fullName, device: '' } as const;
  return { actor, at, requestId, entry: { action, entity: 'user', entityId: userId } };
}

/** What the browser has to know of a session: the person, the current store, and where to go first. */
export async function describeSession(
  { db }: Platform,
  { userId, fullName, email, operator }: Person,
  token: string,
): Promise<LoginAnswer> {
  const [store] = await findMemberships(db, userId);
  const redirectURI = store || operator ? null : '/signup';
  const data = {
    token,
    userId,
    fullName,
    email,
    operator,
    storeId: store?.storeId ?? null,
    redirectURI,
  };
  return {
    data,
    authenticated: true,
    storeApproved: store?.approved ?? false,
    message: welcome(fullName, operator, store),
  };
}

function welcome(
  fullName: string,
  operator: boolean,
  store: { readonly storeName: string; readonly approved: boolean } | undefined,
): string {
  if (store && !store.approved) return notApprovedMessage(store.storeName);
  if (store || operator) return `Welcome back, ${fullName}.`;
  return 'Create your store to reach the dashboard.';
}

/** Ends the session on the server: its token is worth nothing from now on. */
export async function signOut(
  { db, clock }: Platform,
  session: SessionFacts,
  requestId: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await endSession(tx, session.sessionId, at);
    await writeMarketplaceAudit(tx, auditOf(session, 'session.end', requestId, at));
  });
}
