/**
 * Readers for single search values of a route. They drop invalid values. Every page loads them first, so they use
 * no schema library.
 */

const maxTextLength = 60;
const lastPage = 1_000_000;

/** Reads a text. The router parses `?search=4821` as a number. */
export function textIn(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, maxTextLength) || undefined;
}

/** Reads a valid calendar day, `YYYY-MM-DD`. */
export function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) ? value : undefined;
}

/** Reads a page number. Page 1 is the default and reads as undefined. */
export function pageIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= lastPage
    ? value
    : undefined;
}

/** Reads one of the allowed words. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  value: unknown,
): Word | undefined {
  return words.find((word) => word === value);
}

/** Reads an id. */
export function idIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
