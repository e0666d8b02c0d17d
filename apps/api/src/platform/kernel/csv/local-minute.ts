import { localTimeAt } from '@counter/contract/shared';

/** An instant as the clock of a time zone shows it, in the form every spreadsheet reads: 2026-03-04 12:05. */
export function localMinute(at: Date, timeZone: string): string {
  const { day, hour, minute } = localTimeAt(at, timeZone);
  return `${day} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
