import { z } from 'zod/mini';

/** What a money field says to something else. */
export const moneyHint = 'Type an amount such as 12.50';

/** The largest amount a price may be: a million, in cents. */
export const largestPrice = 100_000_000;

/**
 * An amount in minor units. A form holds null where nothing is typed, and NaN where it cannot be read
 * (see `parseMoney`).
 */
export function moneyAmount(required: string) {
  return z
    .int({ error: ({ input }) => (input === undefined || input === null ? required : moneyHint) })
    .check(z.minimum(0, 'Must not be below 0'), z.maximum(largestPrice, 'Too much'));
}

/** A whole number. A form holds null where nothing is typed, and NaN where it cannot be read. */
export function wholeNumber(required: string, minimum: number, maximum: number) {
  const range = `Type a whole number from ${minimum} to ${maximum}`;
  return z
    .int({ error: ({ input }) => (input === undefined || input === null ? required : range) })
    .check(z.minimum(minimum, range), z.maximum(maximum, range));
}
