import {
  chosenDateFormat,
  dayAt,
  writeLongDay,
  writeTimeAt,
  type ClockChoice,
  type DateOrderChoice,
} from '@counter/contract/shared';
import { usualDates } from './usual-dates.ts';

type Reader = { readonly dateOrder: DateOrderChoice; readonly clock: ClockChoice };

/** Formats `March 7, 2026 at 6:00 PM (America/New York)`: the store's time in the reader's format. */
export function writtenTime(at: Date, timeZone: string, reader: Reader): string {
  const format = chosenDateFormat(reader, usualDates(timeZone));
  const day = writeLongDay(dayAt(at, timeZone), format);
  return `${day} at ${writeTimeAt(at, timeZone, format)} (${timeZone.replaceAll('_', ' ')})`;
}
