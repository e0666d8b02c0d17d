import { addMonths, type Day } from './zone.ts';

/** The first and last store day of a period. */
export type Period = { readonly from: Day; readonly to: Day };

/** The date ranges of screens with figures. Weeks start on Monday, like payouts. */
export const rangeNames = [
  'TODAY',
  'YESTERDAY',
  'THIS_WEEK',
  'LAST_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_90_DAYS',
] as const;

export type RangeName = (typeof rangeNames)[number];

/** A named range, which moves with the current day, or fixed days. */
export type Range = RangeName | Period;

/** The days that figures are compared with: the previous period, the same days a year before, or none. */
export const comparisons = ['PERIOD', 'YEAR', 'NONE'] as const;

export type Comparison = (typeof comparisons)[number];

/** Returns true for at most a year, so that the days don't overlap with those of the year before. */
export function isAtMostAYear({ from, to }: Period): boolean {
  return to < addMonths(from, 12);
}
