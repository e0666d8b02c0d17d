import { addDays, clockTime, dayAt, spokenDay } from '@counter/contract/shared';
import type { PublicStore } from '@counter/contract/storefront';
import { text } from './ways.text.ts';

/** Returns the day and time of a scheduled order in the store's time zone: `Tomorrow`, `1:15 PM`. */
export function scheduledWords(
  scheduledAt: string,
  now: number,
  store: Pick<PublicStore, 'timeZone' | 'dates'>,
): { readonly day: string; readonly time: string } {
  const at = new Date(scheduledAt);
  const day = dayAt(at, store.timeZone);
  const today = dayAt(new Date(now), store.timeZone);
  const time = clockTime(at, store);
  if (day === today) return { day: text.today, time };
  if (day === addDays(today, 1)) return { day: text.tomorrow, time };
  return { day: spokenDay(day, store), time };
}
