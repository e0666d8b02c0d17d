import type { WebhookPause, WebhookState } from '@counter/contract/integrations';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delays between tries, in milliseconds: 11 tries within 72 hours. */
export const retryDelays: readonly number[] = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  12 * hour,
  18 * hour,
  24 * hour,
];

const gone = 410;

/** The outcome of one try. */
export type Result = {
  /** Null without a response. */
  readonly status: number | null;
  readonly answer: string;
  /** The failure as a sentence; null without one. */
  readonly failure: string | null;
  readonly milliseconds: number;
};

type Verdict = {
  readonly state: WebhookState;
  /** The time of the next try; null unless the delivery still waits. */
  readonly retryAt: Date | null;
  /** The reason to pause the webhook; null to keep it active. */
  readonly pause: WebhookPause | null;
};

type Tried = {
  /** Tries so far, including this one. */
  readonly attempts: number;
  readonly firstTriedAt: Date;
  /** The time of the webhook's first failure since its last success. */
  readonly failingSince: Date;
};

/**
 * Decides what to do after a try. A delivery that failed for 72 hours is given up in favor of the next one. If nothing
 * else arrived in that time, the webhook is paused.
 */
export function judge(
  { failure, status }: Result,
  { attempts, firstTriedAt, failingSince }: Tried,
  now: Date,
): Verdict {
  if (failure === null) return { state: 'DELIVERED', retryAt: null, pause: null };
  if (status === gone) return { state: 'FAILED', retryAt: null, pause: 'GONE' };
  const delay = retryDelays[attempts - 1];
  if (delay !== undefined) {
    return { state: 'WAITING', retryAt: new Date(now.getTime() + delay), pause: null };
  }
  return { state: 'FAILED', retryAt: null, pause: failingSince <= firstTriedAt ? 'FAILING' : null };
}
