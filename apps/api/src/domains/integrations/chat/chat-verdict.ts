const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The age at which an unsent message is dropped, in milliseconds. */
export const chatWorthMs = 24 * hour;

/** The delays between tries, in milliseconds. The last one repeats. */
export const chatDelays: readonly number[] = [
  10 * second,
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
];

/** The response to one try. */
export type ChatResult = {
  /** Null without a response. */
  readonly status: number | null;
  /** The `Retry-After` header; undefined without one. */
  readonly retryAfter: string | undefined;
};

export type ChatVerdict =
  | { readonly kind: 'sent' | 'gone' | 'given-up' }
  | { readonly kind: 'retry'; readonly at: Date };

type Tried = {
  /** Tries so far, including this one. */
  readonly attempts: number;
  /** The time of the event. */
  readonly since: Date;
};

/**
 * Decides what to do after a try. A missing channel (404, 410) ends the chat. Any other failure is retried, no sooner
 * than the chat asks, until the message is a day old.
 */
export function judgeChat(
  { status, retryAfter }: ChatResult,
  { attempts, since }: Tried,
  now: Date,
): ChatVerdict {
  if (status !== null && status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const usual = chatDelays[Math.min(attempts, chatDelays.length) - 1] ?? 0;
  const at = now.getTime() + Math.max(usual, waitAsked(retryAfter, now));
  return at < since.getTime() + chatWorthMs
    ? { kind: 'retry', at: new Date(at) }
    : { kind: 'given-up' };
}

/** Parses `Retry-After`, in seconds or as a date; 0 for anything else. */
function waitAsked(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * second;
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}
