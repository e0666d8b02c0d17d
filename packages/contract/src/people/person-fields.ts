import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { orEmpty, textBetween } from '../shared/fields.ts';

/** A phone number of 8 to 20 characters. */
export function contactNumber(required: string) {
  return textBetween(required, 8, 20).check(
    z.regex(orEmpty(/^\+?[\d ().-]+$/), 'Phone number must be a valid phone number'),
  );
}

/** An identity card number: 8 to 20 letters, digits and dashes. */
export function cnicNumber(required: string) {
  return z
    .string(textOr(required))
    .check(z.trim(), z.minLength(1, required), z.regex(orEmpty(/^[\p{L}\d -]{8,20}$/u), 'invalid'));
}
