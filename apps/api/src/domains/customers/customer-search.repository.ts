import { sql, type RawBuilder } from 'kysely';
import { minSearchLength } from '@counter/contract/customers';
import { maskedPhoneDigits, normalizePhone } from '@counter/contract/shared';

const phoneLike = /^[\d\s()+./-]+$/;

/**
 * Whether a customer `c` is one that is searched for: by the beginning of the name or of a later part of
 * it, or by the beginning or the end of the phone number. Each is an index of its own. Where `masked`, a
 * number is found by the digits that are shown of it or as a whole, so that nobody can guess their way
 * through the rest.
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

/** The last character there is. */
const last = '\u{10FFFF}';

/** A range, which an index answers whatever is in the text. */
function begins(what: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`(${what} >= ${text} and ${what} < ${text + last})`;
}
