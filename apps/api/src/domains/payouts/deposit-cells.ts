import { findCurrency, parseDay, type Day } from '@counter/contract/shared';

/** Longer cells are neither a date nor an amount. */
const maxCellLength = 60;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const yearFirst = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/;
const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{2}|\d{4})$/;
const named = /^(?:(\d{1,2})[ -])?([a-z]{3})[a-z]*\.?(?:[ -](\d{1,2}))?,?[ -](\d{4}|\d{2})$/i;

/**
 * Parses a date in the formats banks use, ignoring a time after it: 2026-11-23, 20261123, 11/23/2026, 11/23/26,
 * 23.11.2026, 23 Nov 2026, Nov 23, 2026. `dayFirst` decides how 3/4/2026 is read; with dots the day always comes first.
 */
export function readDay(text: string, dayFirst: boolean): Day | undefined {
  if (text.length > maxCellLength) return undefined;
  const date = text
    .trim()
    .replace(/^[a-z]{3,9}, (?=\d|[a-z])/i, '')
    .replace(/(?:T|,? )\d{1,2}:.*$/i, '');
  const iso = yearFirst.exec(date);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const short = yearLast.exec(date);
  if (short) {
    const [, first, separator, second, year] = short;
    const isDayFirst = dayFirst || separator === '.';
    return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const [, before, name = '', after, year] = named.exec(date) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return month > 0 ? dayOf(year, String(month), before ?? after) : undefined;
}

/** Returns true if a date is only valid with the day first, like 23/11/2026. */
export function beginsWithDay(text: string): boolean {
  return readDay(text, true) !== undefined && readDay(text, false) === undefined;
}

function dayOf(year = '', month = '', date = ''): Day | undefined {
  const century = year.length === 2 ? '20' : '';
  return parseDay(`${century}${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}

/**
 * Parses an amount in the formats banks use to minor units: 12.5, $1,234.50, 1.234,50, (12.00), -12.00, 12.00-, 12.00
 * CR, 12.00 DR, USD 12.00. Undefined if it isn't one.
 */
export function readAmount(text: string, currency: string): number | undefined {
  if (text.length > maxCellLength) return undefined;
  const { decimalDigits } = findCurrency(currency);
  const plain = text.replaceAll('\u2212', '-').replaceAll(/[\s'\u2019]/g, '');
  const isNegative = /^\(.*\)$|^\D*-|-$|DR$/i.test(plain);
  const match = /^[^\d.,]*([\d.,]*\d[\d.,]*)\D*$/.exec(plain);
  const number = match?.[1];
  if (number === undefined || /[a-z]{4}/i.test(plain)) return undefined;
  const parts = splitAtPoint(number);
  if (!parts || !/^0*$/.test(parts.fraction.slice(decimalDigits))) return undefined;
  const fraction = parts.fraction.slice(0, decimalDigits).padEnd(decimalDigits, '0');
  const minor = Number(parts.whole + fraction);
  if (!Number.isSafeInteger(minor)) return undefined;
  return isNegative && minor !== 0 ? -minor : minor;
}

/** Splits at the decimal mark: the last point or comma, unless it only groups thousands. */
function splitAtPoint(number: string): { whole: string; fraction: string } | undefined {
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (at < 0) return { whole: number, fraction: '' };
  const mark = number.charAt(at);
  const groups = number.split(mark);
  const isGrouping = groups.length > 2 || (mark === ',' && /^\d{1,3},\d{3}$/.test(number));
  const whole = isGrouping ? number : number.slice(0, at);
  if (!isGrouped(whole)) return undefined;
  return {
    whole: whole.replaceAll(/\D/g, ''),
    fraction: isGrouping ? '' : number.slice(at + 1),
  };
}

const isGrouped = (whole: string): boolean =>
  /^\d*$|^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole);
