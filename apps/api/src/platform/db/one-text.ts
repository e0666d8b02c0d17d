import { sql, type RawBuilder } from 'kysely';

const unit = '\u001F';
const record = '\u001E';

/**
 * Builds one text from the columns of all rows, ordered by another column. The driver takes several times as long for
 * thousands of rows. Separators within values are removed.
 */
export function oneText(columns: readonly string[], order: string): RawBuilder<string | null> {
  const cells = columns.map((name) => sql`translate(${sql.ref(name)}::text, ${unit + record}, '')`);
  const row = sql.join(cells, sql` || ${unit} || `);
  return sql<string | null>`string_agg(${row}, ${record} order by ${sql.ref(order)})`;
}

/** Splits a text of `oneText` into the cells of each row. */
export function readOneText(text: string | null | undefined): string[][] {
  return text ? text.split(record).map((row) => row.split(unit)) : [];
}
