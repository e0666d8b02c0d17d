import { z } from 'zod/mini';
import { atMostCharacters } from './field-messages.ts';

/** The most characters of a password. */
export const maxPasswordLength = 200;

/** Counts characters as people do: one emoji is one. */
export const passwordUpTo = (max: number): RegExp => new RegExp(`^[^]{0,${max}}$`, 'u');

/** A password as it was typed: blanks around it count, unlike in other text. */
export function typedPassword(required: string) {
  return z
    .string({ error: required })
    .check(
      z.minLength(1, required),
      z.regex(passwordUpTo(maxPasswordLength), atMostCharacters(maxPasswordLength)),
    );
}
