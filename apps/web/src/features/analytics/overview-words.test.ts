import { expect, test } from 'vitest';
import { describeCause, salePoints, summarizeOverview, wordsOf } from './overview-words.ts';

const sale = (dayHour: string, saleSubTotal: number, totalOrders: number) => ({
  dayHour,
  saleSubTotal,
  totalOrders,
});

const days = { from: '2026-11-15', to: '2026-11-21' };
const compared = { comparison: 'PERIOD', from: '2026-11-08', to: '2026-11-14' } as const;

const week = [sale('2026-11-20', 41_000, 1), sale('2026-11-21', 142_040, 2)];
const totals = { saleSubTotal: 183_040, totalOrders: 3 };

test('the summary names the amount, the comparison and the best day', () => {
  const before = { saleSubTotal: 163_429, totalOrders: 5 };
  const summary = summarizeOverview({
    duration: 'LAST_7_DAYS',
    ...days,
    compared,
    currency: 'USD',
    sale: week,
    totals,
    before,
  });
  expect(summary).toMatch(
    /^3 orders, \$\u00A01,830\.40 in the last 7 days, \+12% vs the previous 7 days/,
  );
  expect(summary).toMatch(/Best day: Sat.*21.*, \$\u00A01,420\.40\.$/);
});

test('a first period has no comparison', () => {
  const today = [sale('2026-11-21T19', 100, 1)];
  const one = { saleSubTotal: 100, totalOrders: 1 };
  expect(
    summarizeOverview({
      duration: 'TODAY',
      from: '2026-11-21',
      to: '2026-11-21',
      compared,
      currency: 'USD',
      sale: today,
      totals: one,
      before: null,
    }),
  ).toBe('1 order, $\u00A01.00 so far today. Best hour: 7:00 PM to 8:00 PM, $\u00A01.00.');
});

test('every point of the chart has a unique name', () => {
  const month = Array.from({ length: 30 }, (_, day) =>
    sale(`2026-11-${String(day + 1).padStart(2, '0')}`, day, 1),
  );
  for (const some of [month.slice(0, 7), month]) {
    const points = salePoints(some);
    expect(new Set(points.map(({ x }) => x)).size).toBe(some.length);
  }
  const hours = [sale('2026-11-21T18', 0, 0), sale('2026-11-21T19', 100, 1)];
  expect(salePoints(hours).at(-1)).toEqual({ x: '7:00 PM', upper: 100, lower: 1 });
});

test('a comparison names its period, and an ongoing range compares only its elapsed part', () => {
  const before = (asked: Partial<Parameters<typeof wordsOf>[0]>) => {
    const words = wordsOf({ duration: 'TODAY', ...days, compared, ...asked });
    return [words.before, words.wholeBefore];
  };
  expect(before({})).toEqual(['this time yesterday', 'yesterday']);
  expect(before({ duration: 'THIS_MONTH' })).toEqual(['this time last month', 'last month']);
  expect(before({ duration: 'LAST_WEEK' })).toEqual(['the week before', 'the week before']);
  expect(before({ duration: 'CUSTOM' })[0]).toBe('the previous 7 days');
  const year = { comparison: 'YEAR', from: '2025-11-20', to: '2025-11-21' } as const;
  expect(before({ compared: year })[0]).toBe('the year before');
});

test('a closure says who closed the store or why', () => {
  const closure = { from: '', to: null, minutes: 5, cost: null, reason: null, by: null };
  expect(describeCause({ ...closure, cause: 'STORE', by: 'Maya Lind' })).toBe(
    'Closed by Maya Lind',
  );
  expect(describeCause({ ...closure, cause: 'STORE' })).toBe('Not opened yet');
  expect(describeCause({ ...closure, cause: 'SUSPENSION', reason: 'Food safety check' })).toBe(
    'Suspended by the marketplace: Food safety check',
  );
});
