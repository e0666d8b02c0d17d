import { addDays, instantOf, localTimeAt } from './zone.ts';

/** The hours of the recipient in which advertising may arrive: from 8:00, and before 21:00. */
export const sendingHours = { from: 8, until: 21 } as const;

/** The first instant from `at` on at which somebody in a time zone may be written to; `at` where they may now. */
export function nextSendingTime(at: Date, timeZone: string): Date {
  const { day, hour } = localTimeAt(at, timeZone);
  if (hour >= sendingHours.from && hour < sendingHours.until) return at;
  const next = hour < sendingHours.from ? day : addDays(day, 1);
  return instantOf(next, sendingHours.from * 60, timeZone);
}
