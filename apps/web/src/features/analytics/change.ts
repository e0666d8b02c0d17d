import { weekdayOf } from '@counter/contract/shared';

/** A comparison in words; `good` undefined means neither good nor bad. */
export type Change = { readonly text: string; readonly good: boolean | undefined };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A count against the same weekday a week ago: "+6 vs last Saturday by now". `day` is today. */
export function countChange(today: number, lastWeek: number, day: string): Change {
  return against(day, today - lastWeek, String(Math.abs(today - lastWeek)));
}

/**
 * An amount against the same weekday a week ago, in whole percent: "−12% vs last Saturday by now".
 * Undefined where a week ago there was none to compare with.
 */
export function shareChange(today: number, lastWeek: number, day: string): Change | undefined {
  if (lastWeek <= 0) return undefined;
  const percent = Math.round((100 * (today - lastWeek)) / lastWeek);
  return against(day, percent, `${Math.abs(percent)}%`);
}

/** What today is compared with, as far as the day has come: "last Saturday by now". */
export function sameTimeLastWeek(day: string): string {
  return `last ${weekdays[weekdayOf(day)]} by now`;
}

function against(day: string, difference: number, size: string): Change {
  const then = sameTimeLastWeek(day);
  if (difference === 0) return { text: `Same as ${then}`, good: undefined };
  return { text: `${difference > 0 ? '+' : '−'}${size} vs ${then}`, good: difference > 0 };
}

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A percentage with one decimal at most: "93.8%". Only a full hundred is called 100%. */
export function formatPercent(percent: number): string {
  return `${oneDecimal.format(percent < 100 ? Math.min(percent, 99.9) : percent)}%`;
}
