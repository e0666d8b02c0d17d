const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A message is given up when it is this old, in milliseconds. */
export const chatWorthMs = 24 * hour;

/** The waits between tries, in milliseconds; the last one repeats. */
export const chatDelays: readonly number[] = [
  10 * second,
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
];

/** The result of one try. */
export type ChatResult = {
  /** Null if there was no answer. */
  readonly status: number | null;
  /** The header `Retry-After`; undefined without one. */
  readonly retryAfter: string | undefined;
};

export type ChatVerdict =
  | { readonly kind: 'sent' | 'gone' | 'given-up' }
  | { readonly kind: 'retry'; readonly at: Date };

type Tried = {
  /** Tries so far, this one included. */
  readonly attempts: number;
  /** The time of the event. */
  readonly since: Date;
};

/**
 * Decides what becomes of a message. A channel that is gone (404, 410) ends the chat. Any other failure is tried again, no
 * sooner than the chat asks for, until the message is a day old.
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

/** Reads `Retry-After`, in seconds or as a date; 0 for neither. */
function waitAsked(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * second;
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}
