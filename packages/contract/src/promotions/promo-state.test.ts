import { describe, expect, it } from 'vitest';
import { budgetLeft, promoStatus, type PromoFacts } from './promo-state.ts';

const promo: PromoFacts = {
  promoCode: 'WELCOME10',
  startDate: '2026-03-04',
  endDate: '2026-03-20',
  usageLimit: 10,
  uses: 9,
  budget: 5000,
  given: 4999,
};

const dates = { order: 'MONTH_FIRST', clock: '12_HOUR' } as const;

describe('the status of a promo code', () => {
  it.each<[string, Partial<PromoFacts>, string, string, string]>([
    ['on its first day', {}, '2026-03-04', 'ACTIVE', ''],
    ['on its last day', {}, '2026-03-20', 'ACTIVE', ''],
    ['before', {}, '2026-03-03', 'NOT_STARTED', 'WELCOME10 starts on Mar 4.'],
    ['afterwards', {}, '2026-03-21', 'ENDED', 'WELCOME10 ended on Mar 20.'],
    [
      'when it was used often enough',
      { uses: 10 },
      '2026-03-05',
      'USED_UP',
      'WELCOME10 is used up. It could be used 10 times.',
    ],
    [
      'when its one use is over',
      { usageLimit: 1, uses: 1 },
      '2026-03-05',
      'USED_UP',
      'WELCOME10 is used up. It could be used once.',
    ],
    [
      'when its budget is spent',
      { given: 5000 },
      '2026-03-05',
      'BUDGET_SPENT',
      'WELCOME10 is used up. Its budget was $ 50.00.',
    ],
    [
      'without limits',
      { usageLimit: null, budget: null, uses: 1_000_000, given: 100_000_000 },
      '2026-03-05',
      'ACTIVE',
      '',
    ],
    [
      'when it is over and used up',
      { uses: 10, given: 5000 },
      '2026-03-21',
      'ENDED',
      'WELCOME10 ended on Mar 20.',
    ],
  ])('%s', (_when, given, today, state, reason) => {
    expect(promoStatus({ ...promo, ...given }, today, { currency: 'USD', dates })).toEqual({
      state,
      reason,
    });
  });

  it('knows the remaining budget', () => {
    expect(budgetLeft(promo)).toBe(1);
    expect(budgetLeft({ budget: 10, given: 20 })).toBe(0);
    expect(budgetLeft({ budget: null, given: 20 })).toBeNull();
  });
});
