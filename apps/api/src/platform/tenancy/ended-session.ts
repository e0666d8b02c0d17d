import { ProblemError } from '../kernel/problem.ts';
import type { SessionRow } from './session-rows.repository.ts';

/** A session was used without its browser's cookie. */
export class SessionUsedElsewhere extends ProblemError {
  readonly sessionId: number;

  constructor(sessionId: number) {
    super(
      'NOT_SIGNED_IN',
      'Your session only works in the browser it began in. Sign in again. If you keep seeing this, allow cookies for this site.',
    );
    this.sessionId = sessionId;
  }
}

/** Explains why an ended or unknown session is over. */
export function endedSession(row: SessionRow | undefined): ProblemError {
  return new ProblemError('NOT_SIGNED_IN', `${whyEnded(row)} Sign in again to continue.`);
}

function whyEnded(row: SessionRow | undefined): string {
  if (row?.endReason === 'elsewhere') {
    return 'Your session was used outside this browser, so we ended it.';
  }
  const wasIdle = row && !row.endedAt && row.expiresAt < row.endsAt;
  if (wasIdle) return "You were signed out because you haven't used Counter for a while.";
  return 'Your session has ended.';
}
