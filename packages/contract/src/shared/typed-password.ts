import { z } from 'zod/mini';
import { atMostCharacters } from './field-messages.ts';

/** The maximum length of a password. */
export const maxPasswordLength = 200;

/** Counts characters as people do: an emoji is one. */
export const passwordUpTo = (max: number): RegExp => new RegExp(`^[^]{0,${max}}$`, 'u');

/** A typed password. Unlike in other text, surrounding whitespace counts. */
export function typedPassword(required: string) {
  return z
    .string({ error: required })
    .check(
      z.minLength(1, required),
      z.regex(passwordUpTo(maxPasswordLength), atMostCharacters(maxPasswordLength)),
    );
}
