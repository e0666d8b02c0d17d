import { z } from 'zod/mini';
import { cents } from '../shared/amount-fields.ts';
import { atMostCharacters } from '../shared/field-messages.ts';

const maxLength = 10;

/**
 * Returns true if an amount in minor units is at most 10 characters long: 9999999999 or 9999999.99.
 */
export function fitsAmountField(minor: number): boolean {
  return String(minor / 100).length <= maxLength;
}

/** An amount in minor units. A form holds null where nothing is typed, and NaN where it cannot be read. */
export const expenseAmount = cents('Amount').check(
  z.minimum(0, 'Must not be below 0'),
  z.refine(fitsAmountField, atMostCharacters(maxLength)),
);
