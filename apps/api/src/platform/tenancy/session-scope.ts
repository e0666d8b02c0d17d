import type { Db } from '../db/schema.ts';
import { ProblemError } from '../kernel/problem.ts';
import { endedSession } from './ended-session.ts';
import { admit, type StoreAccess } from './entering.ts';
import type { StoreScope } from './scope.ts';
import { findSessionRow } from './session-rows.repository.ts';
import { toSession } from './signed-in.ts';

type LeftBehind = {
  readonly sessionId: number;
  readonly userId: number;
  /** The browser and system by their common names. */
  readonly device: string;
  readonly at: Date;
};

/**
 * Lets a person act on a store through something their session created, such as a notification's button. They can do no
 * more than in the session, and nothing after it has ended. The caller has verified it.
 * @throws ProblemError NOT_SIGNED_IN without a live session of that person, and what `admit` throws
 */
export async function scopeForSession(
  db: Db,
  { sessionId, userId, device, at }: LeftBehind,
  access: Pick<StoreAccess, 'storeId' | 'permission'>,
  requestId: string,
): Promise<StoreScope> {
  const row = await findSessionRow(db, sessionId, access.storeId);
  if (!row || row.endedAt || row.expiresAt <= at || row.userId !== userId) throw endedSession(row);
  if (row.factorMissing) {
    throw new ProblemError('SECOND_FACTOR_DEMANDED', 'Set up a second factor first.');
  }
  const { memberships, lastSeenAt } = row;
  const session = toSession(row, '', device);
  return admit(
    db,
    { session, memberships, lastSeenAt, at },
    { ...access, viewable: false, whileWaiting: false },
    requestId,
  );
}
