import { dayAt, type DateLanguage } from '@counter/contract/shared';
import { now } from './clock.ts';
import { dateLanguage } from './date-language.ts';
import { text } from './lib.text.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(
  timeZone: string,
  kind: keyof typeof styles,
  language = dateLanguage(),
): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone} ${language}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...styles[kind], timeZone });
  formats.set(key, format);
  return format;
}

const styles = {
  time: { timeStyle: 'short' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  dayOfOtherYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The time of day in a time zone: "14:05". */
export function formatTime(iso: string, timeZone: string): string {
  return formatFor(timeZone, 'time').format(new Date(iso));
}

/** The day in a time zone: "Today" or "Fri 14 Nov", with the year when it is not this one. */
export function formatDay(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const day = dayAt(at, timeZone);
  const today = dayAt(new Date(now()), timeZone);
  if (day === today) return text.today;
  const kind = day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'dayOfOtherYear';
  return formatFor(timeZone, kind).format(at).replace(',', '');
}

/** An instant in a time zone, short: "Today 14:05", "Fri 14 Nov 14:05". */
export function formatInstant(iso: string, timeZone: string): string {
  return `${formatDay(iso, timeZone)} ${formatTime(iso, timeZone)}`;
}

/** An instant in a time zone, in the middle of a sentence: "today 14:05". */
export function instantInSentence(iso: string, timeZone: string): string {
  return formatInstant(iso, timeZone).replace(/^Today/, 'today');
}

/** An instant in a time zone as a document has it: "16 November 2026 at 06:00". */
export function longInstant(iso: string, timeZone: string): string {
  return formatFor(timeZone, 'long').format(new Date(iso));
}

/** An instant in a time zone with nothing left out, for title attributes. */
export function fullInstant(iso: string, timeZone: string): string {
  return formatFor(timeZone, 'full').format(new Date(iso));
}

/** Formats an instant as a sample of a language, never as "Today": "Fri 14 Nov 14:05". */
export function sampleInstant(iso: string, timeZone: string, language: DateLanguage): string {
  const write = (kind: keyof typeof styles): string =>
    formatFor(timeZone, kind, language).format(new Date(iso));
  return `${write('day').replace(',', '')} ${write('time')}`;
}

/** An hour of the day (0 to 24) as the clock shows it: "08:00". */
export function formatHour(hour: number): string {
  return formatFor('UTC', 'time').format(new Date(Date.UTC(1970, 0, 1, hour % 24)));
}
