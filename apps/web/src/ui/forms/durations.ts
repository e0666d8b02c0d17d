import { durationsText } from './durations.text.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a duration in milliseconds: "under 1 min", "4 min", "2 h 5 min", "3 days". */
export function describeDuration(length: number): string {
  const time = Math.abs(length);
  if (time < minute) return durationsText.under1Min;
  if (time < day) return describeHours(time);
  const days = Math.floor(time / day);
  return durationsText.days(days);
}

/** Describes milliseconds in hours, also beyond a day: "50 h 5 min". */
export function describeHours(time: number): string {
  const minutes = Math.floor((time % hour) / minute);
  if (time < hour) return durationsText.minutes(minutes);
  const hours = `${Math.floor(time / hour)} h`;
  return minutes === 0 ? hours : durationsText.hoursAndMinutes(hours, minutes);
}

/** Describes the time since `at`: "just now", "4 min ago". Both in milliseconds since 1970. */
export function describeAgo(at: number, now: number): string {
  return now - at < minute ? durationsText.justNow : durationsText.ago(describeDuration(now - at));
}

/**
 * Describes the time until `at`: "in 6 min", "now", "2 min late". Both in milliseconds since 1970.
 */
export function describeUntil(at: number, now: number): string {
  if (Math.abs(at - now) < minute) return at < now ? 'now' : durationsText.inUnder1Min;
  return at > now
    ? durationsText.inDuration(describeDuration(at - now))
    : durationsText.lateBy(describeDuration(now - at));
}

export type Urgency = 'calm' | 'soon' | 'over';

/**
 * Returns how urgent a deadline is: calm, soon once 60% of the time has passed, over at 100%. All times in
 * milliseconds.
 */
export function urgencyOf(since: number, due: number, now: number): Urgency {
  if (now >= due) return 'over';
  return now - since >= 0.6 * (due - since) ? 'soon' : 'calm';
}
