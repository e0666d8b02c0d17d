import type { Pool } from 'pg';

/** A schema by table: columns and constraints with their definitions. */
export type SchemaFacts = Readonly<
  Record<
    string,
    {
      readonly columns: Readonly<Record<string, string>>;
      readonly constraints: Readonly<Record<string, string>>;
    }
  >
>;

/** Reads the schema of a database. */
export async function readSchema(pool: Pool): Promise<SchemaFacts> {
  const { rows } = await pool.query<{ facts: SchemaFacts }>(`
    select jsonb_object_agg(relname, jsonb_build_object(
      'columns', (
        select jsonb_object_agg(attname, format_type(atttypid, atttypmod)
          || case when attnotnull then ' not null' else '' end
          || case when atthasdef or attidentity <> '' then ' default' else '' end)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped
      ),
      'constraints', (
        select coalesce(jsonb_object_agg(conname, pg_get_constraintdef(con.oid)), '{}')
        from pg_constraint as con where conrelid = class.oid and contype in ('c', 'u', 'p', 'f')
      )
    )) as facts
    from pg_class as class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname not like 'schema_migration%'
  `);
  return rows[0]?.facts ?? {};
}

/**
 * Returns the differences that break a release's code on a later schema: removed objects, columns it doesn't fill and
 * constraints it doesn't know. `survived` names constraints that were reviewed and are safe.
 */
export function findBroken(
  released: SchemaFacts,
  present: SchemaFacts,
  survived: Readonly<Record<string, string>>,
): string[] {
  const broken: string[] = [];
  for (const [table, before] of Object.entries(released)) {
    const now = present[table];
    if (!now) {
      broken.push(`${table} is gone`);
      continue;
    }
    for (const [column, definition] of Object.entries(before.columns)) {
      const later = now.columns[column];
      if (later === undefined) broken.push(`${table}.${column} is gone`);
      else if (typeOf(later) !== typeOf(definition))
        broken.push(`${table}.${column} was ${definition} and is ${later}`);
      else if (later.includes(' not null') && !definition.includes(' not null'))
        broken.push(`${table}.${column} must be filled in`);
      else if (definition.includes(' default') && !later.includes(' default'))
        broken.push(`${table}.${column} has no default any more`);
    }
    for (const [column, definition] of Object.entries(now.columns)) {
      const isNew = before.columns[column] === undefined;
      if (isNew && definition.endsWith('not null'))
        broken.push(`${table}.${column} must be filled in`);
    }
    for (const [name, definition] of Object.entries(now.constraints)) {
      const isKnown = before.constraints[name] === definition;
      if (!isKnown && survived[`${table}.${name}`] === undefined)
        broken.push(`${table}.${name} is new: ${definition}`);
    }
  }
  return broken;
}

const typeOf = (definition: string): string =>
  definition.replace(/(?: not null)?(?: default)?$/, '');
