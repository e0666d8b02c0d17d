import { z } from 'zod/mini';
import { formatCount } from './counts.ts';

/** The message for an unreadable amount. */
export const moneyHint = 'Enter an amount such as 12.50';

/** The maximum price: a million, in cents. */
export const largestPrice = 100_000_000;

/** The message for a higher price. */
export const priceHint = 'Enter 1,000,000.00 or less';

/** Returns the message for a value that isn't a whole number of cents. */
export function centsHint(field: string): string {
  return `Enter the ${field.toLowerCase()} in cents, as a whole number`;
}

/** A whole number of cents, with the field's message if it is missing. */
export function cents(field: string, required = `${field} is required`) {
  return z.int({
    error: ({ input }) => {
      if (input === undefined || input === null) return required;
      return Number.isNaN(input) ? moneyHint : centsHint(field);
    },
  });
}

/** A tip of 0 to `max` cents. */
export function tipCents(max: number) {
  const limits = `Tip must be from 0 to ${max} cents`;
  return cents('Tip', centsHint('Tip')).check(z.minimum(0, limits), z.maximum(max, limits));
}

/**
 * A price or other non-negative amount, in cents. In a form, null means empty and NaN unreadable (see `parseMoney`).
 */
export function moneyAmount(field: string, required?: string) {
  return cents(field, required).check(
    z.minimum(0, 'Must not be below 0'),
    z.maximum(largestPrice, priceHint),
  );
}

/** A whole number. In a form, null means empty and NaN unreadable. */
export function wholeNumber(required: string, minimum: number, maximum: number) {
  const range = `Enter a whole number from ${formatCount(minimum)} to ${formatCount(maximum)}`;
  return z
    .int({ error: ({ input }) => (input === undefined || input === null ? required : range) })
    .check(z.minimum(minimum, range), z.maximum(maximum, range));
}
