import { parseDay } from './dates.ts';
import { fieldRule } from './fields.ts';
import { isAtMostAYear, type Period } from './range-names.ts';
import type { Day } from './zone.ts';

/** A period as the fields of a request name it: the first and the last day, both included. */
export type RequestedDays = { readonly startDate: Day; readonly endDate: Day };

type AskedDays = { readonly [name in keyof RequestedDays]?: Day | undefined };

/** Refuses days that end before they begin. */
export const startBeforeEnd = fieldRule<AskedDays>(
  'startDate',
  'Start date must not be after the end date.',
  (asked) => holdsFor(asked, ({ from, to }) => from <= to),
);

/** Refuses more than a year of days. */
export const atMostAYear = fieldRule<AskedDays>('endDate', 'Choose at most one year.', (asked) =>
  holdsFor(asked, isAtMostAYear),
);

/** Text that is no day is told so by its own field. */
function holdsFor(
  { startDate = '', endDate = '' }: AskedDays,
  rule: (days: Period) => boolean,
): boolean {
  const [from, to] = [parseDay(startDate), parseDay(endDate)];
  return from === undefined || to === undefined || rule({ from, to });
}
