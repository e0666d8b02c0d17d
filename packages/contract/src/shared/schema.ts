import { z } from 'zod/mini';
import { textOr } from './absent.ts';
import { cents } from './amount-fields.ts';
import { upTo } from './lengths.ts';

/** A positive integer id. */
export const id = z.int().check(z.positive());

/** An id in a URL, where everything is text. */
export const idInPath = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, 'Enter a number')),
  z.transform((text) => Number(text)),
);

/** The user that a caller claims to be. The server takes the user from the session and refuses any other. */
export const userIdClaim = z.optional(id);

/** An ISO 8601 instant with its offset. */
export const instant = z.iso.datetime({ offset: true });

/** A whole amount in the currency's minor unit (cents). */
export const minorUnits = cents('Amount');

/** A share in basis points: 825 is 8.25%. */
export const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));

/** Required text. Surrounding whitespace doesn't count. */
export function requiredText(message: string, maximum = 500) {
  return z.string(textOr(message)).check(z.trim(), z.minLength(1, message), upTo(maximum));
}

/** A success: `{ data, message? }`. */
export function envelope<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ data, message: z.optional(z.string()) });
}

/** A page of a list: its rows and the number of rows on all pages. */
export function pageOf<Row extends z.core.$ZodType>(row: Row) {
  return z.object({ content: z.array(row), totalElements: z.int() });
}

/** Pages are numbered from 0. */
export const pageNumber = z.int().check(z.minimum(0), z.maximum(1_000_000));
