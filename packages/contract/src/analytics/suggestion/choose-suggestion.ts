import type { Suggestion } from './suggestion.schemas.ts';
import { dayMs } from '../../shared/durations.ts';

/** The days for which a dismissed suggestion is hidden. */
export const dismissedDays = 7;

/** Suggests disputing a charge when its deadline is within this many days. */
export const lapsingDays = 7;

/** The kinds by priority: what expires soonest comes first. */
const kinds: readonly Suggestion['kind'][] = ['CHARGE', 'PAYOUT', 'REVIEW', 'PICTURE'];

/** A suggestion that a person dismissed, and the time. */
export type Dismissal = { readonly cause: string; readonly dismissedAt: Date };

/**
 * Chooses the most important suggestion; null if there is none. Priorities: the charge with the earliest deadline, the
 * latest returned payout, the worst review (the latest of equal ones), the best seller without a picture. Skips
 * suggestions dismissed in the last 7 days.
 */
export function chooseSuggestion(
  candidates: readonly Suggestion[],
  dismissals: readonly Dismissal[],
  now: Date,
): Suggestion | null {
  const since = now.getTime() - dismissedDays * dayMs;
  const gone = new Set(
    dismissals.flatMap(({ cause, dismissedAt }) => (dismissedAt.getTime() > since ? [cause] : [])),
  );
  const left = candidates.filter(({ cause }) => !gone.has(cause));
  return left.toSorted((one, other) => compare(keysOf(one), keysOf(other)))[0] ?? null;
}

type Keys = readonly [kind: number, first: number, second: number, cause: string];

function keysOf(one: Suggestion): Keys {
  const kind = kinds.indexOf(one.kind);
  switch (one.kind) {
    case 'CHARGE':
      return [kind, Date.parse(one.contestBy), 0, one.cause];
    case 'PAYOUT':
      return [kind, -Date.parse(one.createdAt), 0, one.cause];
    case 'REVIEW':
      return [kind, one.rating, -Date.parse(one.createdAt), one.cause];
    case 'PICTURE':
      return [kind, -one.orders, 0, one.cause];
  }
}

function compare(one: Keys, other: Keys): number {
  return (
    one[0] - other[0] ||
    one[1] - other[1] ||
    one[2] - other[2] ||
    (one[3] < other[3] ? -1 : Number(one[3] > other[3]))
  );
}
