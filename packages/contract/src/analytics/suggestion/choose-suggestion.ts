import type { Suggestion } from './suggestion.schemas.ts';
import { dayMs } from '../../shared/durations.ts';

/** Days that a dismissed suggestion stays away. */
export const dismissedDays = 7;

/** A charge is worth disputing now when its time ends within so many days. */
export const lapsingDays = 7;

/** The order of the kinds: what is lost soonest first. */
const kinds: readonly Suggestion['kind'][] = ['CHARGE', 'PAYOUT', 'REVIEW', 'PICTURE'];

/** A suggestion that a person sent away, and when. */
export type Dismissal = { readonly cause: string; readonly dismissedAt: Date };

/**
 * Chooses the one thing most worth doing among all that could be done; null where nothing is left. A charge that ends
 * soonest is first, then the latest returned payout, the worst review (the latest of equal ones), and the best
 * seller without a picture. What was dismissed in the last 7 days is left out.
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
