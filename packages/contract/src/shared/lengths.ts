import { z } from 'zod/mini';
import { atMostCharacters } from './field-messages.ts';

/** Refuses longer text, with the limit in the message. */
export function upTo(maximum: number, message = atMostCharacters(maximum)) {
  return z.maxLength(maximum, message);
}
