import { z } from 'zod/mini';
import type { Day } from './zone.ts';

const shortDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Early enough for any date of birth. */
const firstYear = 1900;
// Leaves room for later days, even a year later, to have four digits.
const lastYear = 9990;

/** Parses a local short date (`M/D/YYYY`) or an ISO date (`YYYY-MM-DD`); undefined for anything else. */
export function parseDay(text: string): Day | undefined {
  const short = shortDate.exec(text);
  const iso = isoDate.exec(text);
  if (short) return existingDay(Number(short[3]), Number(short[1]), Number(short[2]));
  if (iso) return existingDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  return undefined;
}

function existingDay(year: number, month: number, date: number): Day | undefined {
  const at = new Date(Date.UTC(year, month - 1, date));
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return exists && year >= firstYear && year <= lastYear
    ? at.toISOString().slice(0, 10)
    : undefined;
}

/** A day in either accepted form; parsed to `YYYY-MM-DD`. */
export const dayInput = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => parseDay(text) !== undefined,
        'Enter a date such as 11/21/2026 or 2026-11-21',
      ),
    ),
  z.transform((text) => parseDay(text) ?? text),
);
