import type { DateLanguage } from '@counter/contract/shared';

/** `7 March 2026 at 18:00 (America/New York)`: the store's clock, as the reader of a mail writes dates. */
export function writtenTime(at: Date, timeZone: string, dateLanguage: DateLanguage): string {
  const format = new Intl.DateTimeFormat(dateLanguage, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return `${format.format(at)} (${timeZone.replaceAll('_', ' ')})`;
}
