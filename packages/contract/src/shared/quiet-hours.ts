import { addDays, instantOf, localTimeAt } from './zone.ts';

/** The hours in which advertising may arrive, in the recipient's time: from 8:00 until 21:00. */
export const sendingHours = { from: 8, until: 21 } as const;

/**
 * Returns the first instant from `at` on at which somebody in a time zone may be texted; `at` itself outside quiet
 * hours.
 */
export function nextSendingTime(at: Date, timeZone: string): Date {
  const { day, hour } = localTimeAt(at, timeZone);
  if (hour >= sendingHours.from && hour < sendingHours.until) return at;
  const next = hour < sendingHours.from ? day : addDays(day, 1);
  return instantOf(next, sendingHours.from * 60, timeZone);
}
