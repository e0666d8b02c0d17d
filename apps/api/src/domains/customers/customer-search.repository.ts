import { sql, type RawBuilder } from 'kysely';
import { minSearchLength } from '@counter/contract/customers';
import { maskedPhoneDigits, normalizePhone } from '@counter/contract/shared';

const phoneLike = /^[\d\s()+./-]+$/;

/**
 * Builds a condition on a customer `c`: the name, or a later word in it, begins with the text, or the phone number
 * begins or ends with it. Each uses its own index. If `masked`, a number matches only by its visible digits or as a
 * whole, so that nobody can guess the rest.
 */
export function isSearched(
  search: string,
  { masked }: { readonly masked: boolean },
): RawBuilder<boolean> | undefined {
  if (search.length < minSearchLength) return undefined;
  const digits = search.replaceAll(/\D/g, '');
  if (!phoneLike.test(search) || digits === '') return nameBegins(search.toLowerCase());
  if (masked && digits.length > maskedPhoneDigits) {
    return sql<boolean>`c.phone = ${normalizePhone(search)}`;
  }
  const reversed = digits.split('').toReversed().join('');
  const ending = begins(sql`reverse(c.phone) collate "C"`, reversed);
  if (masked) return ending;
  const whole = search.startsWith('+') ? [`+${digits}`] : [`+1${digits}`, `+${digits}`, digits];
  const beginnings = whole.map((beginning) => begins(sql`c.phone collate "C"`, beginning));
  return sql<boolean>`(${sql.join([...beginnings, ending], sql` or `)})`;
}

function nameBegins(text: string): RawBuilder<boolean> {
  const parts = [
    sql`lower(c.name) collate "C"`,
    sql`lower(substring(c.name from '\\s(.*)$')) collate "C"`,
    sql`lower(substring(c.name from '\\S+$')) collate "C"`,
  ];
  return sql<boolean>`(${sql.join(
    parts.map((part) => begins(part, text)),
    sql` or `,
  )})`;
}

/** The highest code point. */
const last = '\u{10FFFF}';

/** A range uses the index for any text, unlike a pattern. */
function begins(what: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`(${what} >= ${text} and ${what} < ${text + last})`;
}
