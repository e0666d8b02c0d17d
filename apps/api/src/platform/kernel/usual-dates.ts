import type { Clock, DateFormat, DateOrder } from '@counter/contract/shared';
import { countryOfZone } from './countries.ts';

const formats = new Map<string, DateFormat>();

/** Returns the usual date format of a time zone's country. */
export function usualDates(timeZone: string): DateFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const language = languageOf(countryOfZone(timeZone));
  const format = { order: orderIn(language), clock: clockIn(language) };
  formats.set(timeZone, format);
  return format;
}

/** Returns a country's main language tag: `de-DE`. */
function languageOf(country: string): string {
  return `${new Intl.Locale('und', { region: country }).maximize().language}-${country}`;
}

const orders: Partial<Record<Intl.DateTimeFormatPartTypes, DateOrder>> = {
  day: 'DAY_FIRST',
  month: 'MONTH_FIRST',
  year: 'YEAR_FIRST',
};

function orderIn(language: string): DateOrder {
  const parts = new Intl.DateTimeFormat(language, { calendar: 'gregory' }).formatToParts(0);
  return parts.map(({ type }) => orders[type]).find(Boolean) ?? 'DAY_FIRST';
}

function clockIn(language: string): Clock {
  const { hourCycle } = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? '12_HOUR' : '24_HOUR';
}
