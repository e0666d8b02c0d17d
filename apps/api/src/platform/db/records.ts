import { sql, type RawBuilder } from 'kysely';

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Some columns of rows as one parameter, for `jsonb_populate_recordset(null::the_table, …)`. A statement
 * takes any number of rows that way.
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

/** Columns by their names in a list, of a table where it is given: `p.name, p.tax_rate`. */
export function columnList(names: readonly string[], table?: string): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)));
}
