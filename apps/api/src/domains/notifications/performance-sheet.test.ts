import { addDays } from '@counter/contract/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { performanceSheet } from './performance-sheet.ts';

const store = {
  storeName: 'Cedar Kitchen',
  currency: 'USD',
  timeZone: 'America/New_York',
  dates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
  publicUrl: 'https://counter.test',
} as const;
const period = { from: '2026-09-21', to: '2026-09-27' };
const due = {
  kind: 'WEEKLY',
  period,
  before: period,
  dueAt: new Date('2026-09-28T11:00:00Z'),
} as const;

const figuresOf = (sales: readonly number[]) => ({
  totals: { totalOrders: 1, saleSubTotal: sales.reduce((sum, amount) => sum + amount, 0) },
  before: null,
  days: sales.flatMap((saleSubTotal, at) =>
    saleSubTotal === 0 ? [] : [{ day: addDays(period.from, at), saleSubTotal }],
  ),
  topSellingItems: [],
  busiest: null,
  online: null,
  accepted: 1,
  cancelled: 0,
});

describe('the chart of a week', () => {
  it('has a bar per day from Monday on, scaled to the best day', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(amounts, (sales) => {
        const best = Math.max(...sales);
        fc.pre(best > 0);
        const { chart } = performanceSheet(store, due, figuresOf(sales));
        expect(chart?.bars.map(({ label }) => label)).toEqual([
          'Mon',
          'Tue',
          'Wed',
          'Thu',
          'Fri',
          'Sat',
          'Sun',
        ]);
        for (const [at, bar] of (chart?.bars ?? []).entries())
          expect(bar.percent).toBeCloseTo((100 * (sales[at] ?? 0)) / best, -0.3);
      }),
    );
  });

  it('is left out without sales and for other periods', () => {
    expect(performanceSheet(store, due, figuresOf([])).chart).toBeNull();
    expect(performanceSheet(store, { ...due, kind: 'MONTHLY' }, figuresOf([100])).chart).toBeNull();
  });
});
