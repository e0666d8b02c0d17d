import { formatTimeOfDay } from '../../lib/time/days.ts';
import { text as sentences } from './onboarding.text.ts';

export type Hours = { readonly opens: string; readonly closes: string };

const clockTime = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const twoTimes = new RegExp(`^(?:${clockTime})?(?: - (?:${clockTime})?)?$`);

/** Returns true if the hours are one interval, equal on all days, so that two times can represent it. */
export function isOneStretch(text: string): boolean {
  return twoTimes.test(text);
}

/** Parses `09:00 - 21:00`; a missing time is empty. */
export function parseHours(text: string): Hours {
  const [opens = '', closes = ''] = text.split(' - ');
  return { opens, closes };
}

/** Formats the two times for the request; empty if both are. */
export function writeHours({ opens, closes }: Hours): string {
  return opens === '' && closes === '' ? '' : `${opens} - ${closes}`;
}

const isTime = (text: string): boolean => new RegExp(`^${clockTime}$`).test(text);

/** Describes the opening hours in a sentence. */
export function describeHours({ opens, closes }: Hours): string {
  if (!isTime(opens) || !isTime(closes)) return sentences.sameEveryDay;
  if (opens === closes) return sentences.openAroundTheClock;
  if (closes < opens) return sentences.closesNextDay(formatTimeOfDay(closes));
  return sentences.fromToEveryDay(formatTimeOfDay(opens), formatTimeOfDay(closes));
}
