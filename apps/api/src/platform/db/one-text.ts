import { sql, type RawBuilder } from 'kysely';

const unit = '\u001F';
const record = '\u001E';

/**
 * Builds the columns of all rows as one text, in the order of another column: of thousands of rows the
 * driver takes several times as long. The separators that a text may hold are taken out of it.
 */
export function oneText(columns: readonly string[], order: string): RawBuilder<string | null> {
  const cells = columns.map((name) => sql`translate(${sql.ref(name)}::text, ${unit + record}, '')`);
  const row = sql.join(cells, sql` || ${unit} || `);
  return sql<string | null>`string_agg(${row}, ${record} order by ${sql.ref(order)})`;
}

/** Takes a text of `oneText` apart: the cells of each row. */
export function readOneText(text: string | null | undefined): string[][] {
  return text ? text.split(record).map((row) => row.split(unit)) : [];
}
