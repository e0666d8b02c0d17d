import { z } from 'zod/mini';
import { atMostCharacters } from './field-messages.ts';

/** Refuses a longer text, and says how many characters it may have. */
export function upTo(maximum: number, message = atMostCharacters(maximum)) {
  return z.maxLength(maximum, message);
}
