/**
 * Readers of single values of an address, for the search of a route; what makes no sense is left out.
 * They are part of every page's first load, so they do without schemas.
 */

const maxTextLength = 60;
const lastPage = 1_000_000;

/** A text. The router reads `?search=4821` as a number. */
export function textIn(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, maxTextLength) || undefined;
}

/** A day, `YYYY-MM-DD`, that the calendar has. */
export function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) ? value : undefined;
}

/** A page counted from 1, which is left out. */
export function pageIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= lastPage
    ? value
    : undefined;
}

/** One of a few words. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  value: unknown,
): Word | undefined {
  return words.find((word) => word === value);
}

/** The id of something. */
export function idIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
