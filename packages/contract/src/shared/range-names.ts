import { addMonths, type Day } from './zone.ts';

/** Whole store days, both included. */
export type Period = { readonly from: Day; readonly to: Day };

/** The ranges of days that screens with figures offer. Weeks begin on Monday, as payouts do. */
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

/** A range of days by its name, which moves on with the days, or the days themselves. */
export type Range = RangeName | Period;

/** The days that figures are compared with: those before, the same ones a year before, or none. */
export const comparisons = ['PERIOD', 'YEAR', 'NONE'] as const;

export type Comparison = (typeof comparisons)[number];

/** Returns true for at most a year of days, so that the year before doesn't overlap with them. */
export function isAtMostAYear({ from, to }: Period): boolean {
  return to < addMonths(from, 12);
}
