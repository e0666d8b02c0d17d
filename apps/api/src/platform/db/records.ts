import { sql, type RawBuilder } from 'kysely';

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns some columns of rows as one parameter for `jsonb_populate_recordset(null::the_table, …)`, so a statement
 * takes any number of rows.
 */
export function recordsOf<Name extends string>(
  rows: readonly Readonly<Record<Name, unknown>>[],
  names: readonly Name[],
): RawBuilder<unknown> {
  const records = rows.map((row) =>
    Object.fromEntries(names.map((name) => [snakeCase(name), row[name]])),
  );
  return sql`${JSON.stringify(records)}::jsonb`;
}

/** Returns a list of column names, qualified with a table if given: `p.name, p.tax_rate`. */
export function columnList(names: readonly string[], table?: string): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)));
}
