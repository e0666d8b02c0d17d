import { parseDay } from './dates.ts';
import { fieldRule } from './fields.ts';
import { isAtMostAYear, type Period } from './range-names.ts';
import type { Day } from './zone.ts';

/** A requested period: the first and last day. */
export type RequestedDays = { readonly startDate: Day; readonly endDate: Day };

type AskedDays = { readonly [name in keyof RequestedDays]?: Day | undefined };

/** Refuses an end before the start. */
export const startBeforeEnd = fieldRule<AskedDays>(
  'startDate',
  'Start date must not be after the end date.',
  (asked) => holdsFor(asked, ({ from, to }) => from <= to),
);

/** Refuses more than a year. */
export const atMostAYear = fieldRule<AskedDays>('endDate', 'Choose at most one year.', (asked) =>
  holdsFor(asked, isAtMostAYear),
);

/** Skips text that isn't a day; its own field reports that. */
function holdsFor(
  { startDate = '', endDate = '' }: AskedDays,
  rule: (days: Period) => boolean,
): boolean {
  const [from, to] = [parseDay(startDate), parseDay(endDate)];
  return from === undefined || to === undefined || rule({ from, to });
}
