import { weekdayOf } from '@counter/contract/shared';
import { weekdayNames } from '../../lib/time/weekdays.ts';
import { text as sentences } from './analytics.text.ts';

/** A comparison in words. `good` is undefined if the change is neither good nor bad. */
export type Change = { readonly text: string; readonly good: boolean | undefined };

/** Compares a count with an earlier one: "+6 vs last Saturday by now". `then` names the earlier time. */
export function countChange(now: number, before: number, then: string): Change {
  return against(then, now - before, String(Math.abs(now - before)));
}

/**
 * Compares an amount with an earlier one, in whole percent: "−12% vs last Saturday by now". Undefined if the earlier
 * amount is 0.
 */
export function shareChange(now: number, before: number, then: string): Change | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round((100 * (now - before)) / before);
  return against(then, percent, `${Math.abs(percent)}%`);
}

/** Names the comparison for today so far: "last Saturday by now". */
export function sameTimeLastWeek(day: string): string {
  return sentences.lastWeekdayByNow(weekdayNames[weekdayOf(day)]);
}

type Measure = {
  /** `point`: percentage points. */
  readonly unit: 'min' | 'point';
  readonly lessIsBetter?: boolean;
};

/** Describes the difference between two measures: "−2 min vs yesterday", "+1.5 points vs the 7 days before". */
export function differenceFrom(
  before: number,
  now: number,
  { unit, lessIsBetter = false }: Measure,
  then: string,
): Change {
  const difference = Math.round((now - before) * 10) / 10;
  const size = oneDecimal.format(Math.abs(difference));
  const called = unit === 'point' && size !== '1' ? 'points' : unit;
  const { text, good } = against(then, difference, `${size} ${called}`);
  return { text, good: good === undefined ? undefined : good !== lessIsBetter };
}

function against(then: string, difference: number, size: string): Change {
  if (difference === 0) return { text: sentences.sameAs(then), good: undefined };
  return { text: sentences.vs(difference > 0 ? '+' : '−', size, then), good: difference > 0 };
}

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
