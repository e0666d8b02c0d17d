import type { Platform } from '../../../platform/platform.ts';
import type { SignedIn } from '../../../platform/tenancy/signed-in.ts';
import { updateLastSeen } from './sessions.repository.ts';

/** One write in five minutes is enough to tell people where they are signed in. */
const seenEveryMs = 5 * 60_000;

/** Records when a session was last used. Being written now and then, its idle end comes that much later. */
export async function recordLastSeen(
  { db, sessionIdleMs }: Pick<Platform, 'db' | 'sessionIdleMs'>,
  { session: { sessionId }, lastSeenAt }: SignedIn,
  at: Date,
): Promise<void> {
  const longAgo = new Date(at.getTime() - seenEveryMs);
  const until = new Date(at.getTime() + sessionIdleMs + seenEveryMs);
  if (lastSeenAt <= longAgo) await updateLastSeen(db, sessionId, { at, longAgo, until });
}
