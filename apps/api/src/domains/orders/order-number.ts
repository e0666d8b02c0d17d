/** Consonants that are hard to mistake for each other or for a digit, in writing and speech. */
const letters = 'FHKLMQRTWX';
const pairs = BigInt(letters.length ** 2);
const minDigits = 4;

/**
 * Formats the n-th order number of the marketplace (from 1) for people: `KM-4821`. Numbers are unique, consecutive ones
 * look different, and a digit is added when a length is used up.
 */
export function orderNumberOf(sequence: number): string {
  let index = BigInt(sequence) - 1n;
  let digits = minDigits;
  for (; index >= sizeOf(digits); digits += 1) index -= sizeOf(digits);
  const scrambled = (index * strideOf(digits)) % sizeOf(digits);
  const number = scrambled % 10n ** BigInt(digits);
  const pair = Number(scrambled / 10n ** BigInt(digits));
  return `${spellPair(pair)}-${number.toString().padStart(digits, '0')}`;
}

function sizeOf(digits: number): bigint {
  return pairs * 10n ** BigInt(digits);
}

/** Close to the golden ratio of the size. Ending in 3 makes it coprime to the size, so that every number is reached. */
function strideOf(digits: number): bigint {
  return ((sizeOf(digits) * 618_034n) / 10_000_000n) * 10n + 3n;
}

function spellPair(pair: number): string {
  return `${letters[Math.floor(pair / letters.length)]}${letters[pair % letters.length]}`;
}

/** Normalizes a typed order number: `km4821` becomes `KM-4821`. */
export function normalizeOrderNumber(typed: string): string {
  return typed.toUpperCase().replace(/^([A-Z]{2})[\s-]*(\d*)$/, '$1-$2');
}

/**
 * Parses a search as an order number: a prefix (`KM-48`), or all its digits without the letters, which match up to a
 * hundred numbers. Undefined if it is neither.
 */
export function readOrderNumberSearch(
  search: string,
): { readonly prefix: string } | { readonly anyOf: readonly string[] } | undefined {
  const typed = normalizeOrderNumber(search.trim());
  if (/^[A-Z]{2}-\d{0,9}$/.test(typed)) return { prefix: typed };
  if (!/^\d{4,9}$/.test(typed)) return undefined;
  return {
    anyOf: Array.from({ length: Number(pairs) }, (_, pair) => `${spellPair(pair)}-${typed}`),
  };
}
