import { chooseSuggestion, dismissedDays, lapsingDays } from '@counter/contract/analytics';
import type { Suggestion } from '@counter/contract/analytics';
import { addDays, dayAt, dayMs } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import type { Work } from '../../../platform/events/work.ts';
import { holds, type StoreScope } from '../../../platform/tenancy/scope.ts';
import { findLapsingCharges } from '../../adjustments/index.ts';
import { findPoorReviews } from '../../feedback/index.ts';
import { findWithoutPicture } from '../../menu/index.ts';
import { findReturnedPayout } from '../../payouts/index.ts';
import { personOf } from '../../store/index.ts';
import {
  createDismissal,
  deleteDismissal,
  findBestSellers,
  findDismissals,
} from './suggestion.repository.ts';

const recentDays = 30;
const sellingDays = 28;
const bestSellers = 5;

/** Returns the most valuable suggestion that the caller's role can act on and the caller did not dismiss. */
export async function findSuggestion(
  db: Db,
  scope: StoreScope,
  now: Date,
): Promise<Suggestion | null> {
  const { actor } = scope;
  if (actor.kind !== 'user') return null;
  const found = await Promise.all([
    holds(scope, 'adjustments:write') ? lapsing(db, scope, now) : [],
    holds(scope, 'bank:write') ? returned(db, scope, now) : [],
    holds(scope, 'feedback:write') ? unanswered(db, scope, now) : [],
    holds(scope, 'menu:write') ? withoutPicture(db, scope, now) : [],
  ]);
  const candidates = found.flat();
  if (candidates.length === 0) return null;
  const since = daysFrom(now, -dismissedDays);
  const dismissals = await findDismissals(db, scope, { userId: actor.id, since });
  return chooseSuggestion(candidates, dismissals, now);
}

/**
 * Hides a suggestion from the caller for 7 days, or shows it again.
 * @throws ProblemError NOT_ALLOWED for an integration
 */
export async function dismissSuggestion(
  work: Work,
  { cause, dismissed }: { readonly cause: string; readonly dismissed: boolean },
): Promise<void> {
  const userId = personOf(work.scope);
  if (!dismissed) return deleteDismissal(work, { userId, cause });
  return createDismissal(work, { userId, cause, since: daysFrom(work.at, -dismissedDays) });
}

function daysFrom(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs);
}

async function lapsing(db: Db, scope: StoreScope, now: Date): Promise<Suggestion[]> {
  const until = daysFrom(now, lapsingDays);
  const charges = await findLapsingCharges(db, scope, { from: now, until });
  return charges.map(({ id, orderNumber, amount, contestBy }) => ({
    kind: 'CHARGE',
    cause: `charge:${id}`,
    chargeId: id,
    orderNumber,
    amount,
    currency: scope.currency,
    contestBy: contestBy.toISOString(),
  }));
}

async function returned(db: Db, scope: StoreScope, now: Date): Promise<Suggestion[]> {
  const payout = await findReturnedPayout(db, scope, daysFrom(now, -recentDays));
  if (!payout) return [];
  const { id, payoutAmount: amount, currency, createdAt } = payout;
  return [
    {
      kind: 'PAYOUT',
      cause: `payout:${id}`,
      amount,
      currency,
      createdAt: createdAt.toISOString(),
    },
  ];
}

async function unanswered(db: Db, scope: StoreScope, now: Date): Promise<Suggestion[]> {
  const reviews = await findPoorReviews(db, scope, daysFrom(now, -recentDays));
  return reviews.map(({ id, orderNumber, rating, createdAt }) => ({
    kind: 'REVIEW',
    cause: `review:${id}`,
    reviewId: id,
    orderNumber,
    rating,
    createdAt: createdAt.toISOString(),
  }));
}

async function withoutPicture(db: Db, scope: StoreScope, now: Date): Promise<Suggestion[]> {
  const since = addDays(dayAt(now, scope.timeZone), -sellingDays);
  const best = await findBestSellers(db, scope, { since, limit: bestSellers });
  const ids = best.map(({ productId }) => productId);
  const bare = new Set(await findWithoutPicture(db, scope, ids));
  return best
    .filter(({ productId }) => bare.has(productId))
    .map((product) => ({ ...product, kind: 'PICTURE', cause: `picture:${product.productId}` }));
}
