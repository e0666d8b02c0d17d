import { sql, type RawBuilder } from 'kysely';
import { fewestSearched } from '@counter/contract/customers';

const phoneLike = /^[\d\s()+./-]+$/;

/**
 * Whether a customer `c` is one that is searched for: by the beginning of the name or of a later part of
 * it, or by the beginning or the end of the phone number. Each is an index of its own.
 */
export function isSearched(search: string): RawBuilder<boolean> | undefined {
  if (search.length < fewestSearched) return undefined;
  const digits = search.replaceAll(/\D/g, '');
  if (!phoneLike.test(search) || digits === '') return nameBegins(search.toLowerCase());
  const whole = search.startsWith('+') ? [`+${digits}`] : [`+1${digits}`, `+${digits}`, digits];
  const reversed = digits.split('').toReversed().join('');
  return sql<boolean>`(${sql.join(
    [
      ...whole.map((beginning) => begins(sql`c.phone collate "C"`, beginning)),
      begins(sql`reverse(c.phone) collate "C"`, reversed),
    ],
    sql` or `,
  )})`;
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
