import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSuggestion, dismissedDays } from './choose-suggestion.ts';
import type { Suggestion } from './suggestion.schemas.ts';
import { dayMs } from '../../shared/durations.ts';

const now = new Date('2026-11-20T12:00:00Z');
const after = (days: number): string => new Date(now.getTime() + days * dayMs).toISOString();

const numbers = fc.integer({ min: 1, max: 9 });

const anySuggestion: fc.Arbitrary<Suggestion> = fc.oneof(
  numbers.map((chargeId) => ({
    kind: 'CHARGE' as const,
    cause: `charge:${chargeId}`,
    chargeId,
    orderNumber: `KM-${chargeId}`,
    amount: 1000,
    currency: 'USD',
    contestBy: after((chargeId * 5) % 7),
  })),
  numbers.map((number) => ({
    kind: 'PAYOUT' as const,
    cause: `payout:PO-${number}`,
    amount: 1000,
    currency: 'USD',
    createdAt: after(-((number * 5) % 7)),
  })),
  fc
    .record({ reviewId: numbers, rating: fc.constantFrom(1 as const, 2 as const) })
    .map((facts) => ({
      ...facts,
      kind: 'REVIEW' as const,
      cause: `review:${facts.reviewId}`,
      orderNumber: `KM-${facts.reviewId}`,
      createdAt: after(-facts.reviewId),
    })),
  numbers.map((productId) => ({
    kind: 'PICTURE' as const,
    cause: `picture:${productId}`,
    productId,
    productName: 'Soup',
    orders: (productId * 5) % 7,
  })),
);

const candidates = fc.uniqueArray(anySuggestion, { selector: ({ cause }) => cause });
const ages = fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 40, maxLength: 40 });
const rank = ['CHARGE', 'PAYOUT', 'REVIEW', 'PICTURE'];

describe('the suggestion', () => {
  it('is of the first available kind, whatever the order of the candidates', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const chosen = chooseSuggestion(all, [], now);
        expect(chooseSuggestion(all.toReversed(), [], now)).toEqual(chosen);
        const first = rank.find((kind) => all.some((one) => one.kind === kind));
        expect(chosen?.kind).toBe(first);
      }),
    );
  });

  it('is never one dismissed in the last 7 days, and returns afterwards', () => {
    fc.assert(
      fc.property(candidates, ages, (all, days) => {
        const dismissals = all.map(({ cause }, index) => ({
          cause,
          dismissedAt: new Date(now.getTime() - (days[index] ?? 0) * dayMs),
        }));
        const left = all.filter((_, index) => (days[index] ?? 0) >= dismissedDays);
        expect(chooseSuggestion(all, dismissals, now)).toEqual(chooseSuggestion(left, [], now));
      }),
    );
  });

  it('is, within its kind, the charge that ends soonest, the worst review or the bestseller', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const chosen = chooseSuggestion(all, [], now);
        const weights = all.filter(({ kind }) => kind === chosen?.kind).map(weigh);
        expect(chosen ? weigh(chosen) : 0).toBe(weights.length > 0 ? Math.min(...weights) : 0);
      }),
    );
  });
});

function weigh(one: Suggestion): number {
  if (one.kind === 'CHARGE') return Date.parse(one.contestBy);
  if (one.kind === 'PAYOUT') return -Date.parse(one.createdAt);
  return one.kind === 'REVIEW' ? one.rating : -one.orders;
}
