import type { Platform } from '../../../platform/platform.ts';
import type { SignedIn } from '../../../platform/tenancy/signed-in.ts';
import { updateLastSeen } from './sessions.repository.ts';

/** Precise enough to show people where they are signed in, and saves writes. */
const seenEveryMs = 5 * 60_000;

/** Records when a session was last used. The idle timeout grows by the interval between writes to compensate. */
export async function recordLastSeen(
  { db, sessionIdleMs }: Pick<Platform, 'db' | 'sessionIdleMs'>,
  { session: { sessionId }, lastSeenAt }: SignedIn,
  at: Date,
): Promise<void> {
  const longAgo = new Date(at.getTime() - seenEveryMs);
  const until = new Date(at.getTime() + sessionIdleMs + seenEveryMs);
  if (lastSeenAt <= longAgo) await updateLastSeen(db, sessionId, { at, longAgo, until });
}
