import { monthNames, type DateFormat } from './date-format.ts';
import { parseDay } from './dates.ts';
import { readTime, writeTime } from './written-time.ts';
import type { Day } from './zone.ts';

type Order = Pick<DateFormat, 'order'>;

/**
 * Parses a typed day in the person's own format or ISO: `28 Sep 2026`, `9/28/26`, `Sep 28`. Numbers that only make
 * sense in another order are read in that order. A missing year is that of `today`. Returns undefined for anything
 * else.
 */
export function readDay(text: string, { order }: Order, today: Day): Day | undefined {
  const exact = parseDay(text.trim());
  if (exact && text.includes('-')) return exact;
  const parts = text
    .trim()
    .split(/[\s,./-]+/)
    .filter(Boolean);
  const words = parts.filter((part) => /^\p{L}+$/u.test(part));
  const numbers = parts.filter((part) => /^\d{1,4}$/.test(part));
  if (words.length + numbers.length < parts.length || words.length > 1) return undefined;
  const year = today.slice(0, 4);
  const [word] = words;
  if (word !== undefined) return readNamed(numbers, monthOf(word), year);
  return readNumbers(numbers, order, year);
}

/** Returns a month's number by its name or at least its first three letters. */
function monthOf(word: string): string | undefined {
  const start = word.toLowerCase();
  const index = monthNames.findIndex((name) => name.toLowerCase().startsWith(start));
  if (start === 'sept') return '9';
  return start.length < 3 || index < 0 ? undefined : String(index + 1);
}

function readNamed(
  numbers: readonly string[],
  month: string | undefined,
  thisYear: string,
): Day | undefined {
  const [first, second = thisYear] = numbers;
  if (first === undefined || month === undefined || numbers.length > 2) return undefined;
  return first.length === 4 ? dayOf(first, month, second) : dayOf(second, month, first);
}

function readNumbers(
  numbers: readonly string[],
  order: DateFormat['order'],
  thisYear: string,
): Day | undefined {
  if (numbers.length < 2 || numbers.length > 3) return undefined;
  const [a = '', b = '', c = thisYear] = numbers;
  if (a.length > 2) return numbers.length === 3 ? dayOf(a, b, c) : undefined;
  const dayFirst = dayOf(c, b, a);
  const monthFirst = dayOf(c, a, b);
  if (order === 'YEAR_FIRST' && c.length <= 2) return dayOf(a, b, c) ?? dayFirst ?? monthFirst;
  return order === 'DAY_FIRST' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
}

function dayOf(year: string, month: string, date: string): Day | undefined {
  const full = year.length <= 2 ? `20${year.padStart(2, '0')}` : year;
  return parseDay(`${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}

/** Parses a typed time of day: `2:05 PM`, `14:05`, `9`. Returns `HH:MM`. */
export function readTimeOfDay(text: string): string | undefined {
  const read = readTime(text);
  return read && writeTime(read.minute);
}

/** Parses a typed day and time: `28 Sep 2026 14:05`. Returns `YYYY-MM-DDTHH:MM`. */
export function readMoment(text: string, format: Order, today: Day): string | undefined {
  const [, date = '', clock = ''] = moment.exec(text.trim()) ?? [];
  const day = readDay(date, format, today);
  const time = readTimeOfDay(clock);
  return day && time && `${day}T${time}`;
}

/** A time needs minutes or AM/PM, so that a year is never read as a time. */
const moment =
  /^(.*?)(?:T|,?\s+(?:at\s+)?)(noon|midnight|\d{1,2}(?:[:.]\d{2}\s*(?:[ap]\.?\s?m?\.?)?|\s*[ap]\.?\s?m?\.?))$/i;
