import { z } from 'zod/mini';
import { cents } from '../shared/amount-fields.ts';
import { atMostCharacters } from '../shared/field-messages.ts';

const maxLength = 10;

/** Returns true if an amount in minor units fits 10 characters: up to 9999999.99, or 9999999999 without decimals. */
export function fitsAmountField(minor: number): boolean {
  return String(minor / 100).length <= maxLength;
}

/** An amount in minor units. In a form, null means empty and NaN unreadable. */
export const expenseAmount = cents('Amount').check(
  z.minimum(0, 'Must not be below 0'),
  z.refine(fitsAmountField, atMostCharacters(maxLength)),
);
