import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/processes/database.ts';
import { bookkeeping, wholeTables } from './testing/whole-tables.ts';

/** Rules that keep the schema distributable by store; each query answers what breaks it. */
const rules: Record<string, string> = {
  'a table belongs to a store or is one of the whole marketplace': `
    select relname as offence from tables
    where store_column is null and not (relname = any($1) or relname = any($2))`,
  'every primary key and unique constraint of a store table holds store_id': `
    select indexrelid::regclass::text as offence
    from pg_index join tables on tables.oid = indrelid
    where indisunique and store_column is not null and not (store_column = any(indkey::int2[]))`,
  'a foreign key between store tables pairs their store_id': `
    select conname as offence
    from pg_constraint
    join tables here on here.oid = conrelid join tables there on there.oid = confrelid
    where contype = 'f' and here.store_column is not null and there.store_column is not null
      and not exists (
        select from unnest(conkey, confkey) as pair(from_column, to_column)
        where from_column = here.store_column and to_column = there.store_column)`,
  'a table of the whole marketplace points at no store table': `
    select conname as offence
    from pg_constraint
    join tables here on here.oid = conrelid join tables there on there.oid = confrelid
    where contype = 'f' and here.store_column is null and there.store_column is not null`,
  'store_id is always given, and of one type': `
    select relname as offence
    from tables join pg_attribute on attrelid = tables.oid and attnum = store_column
    where not attnotnull or atthasdef or atttypid <> 'int8'::regtype`,
  'there are no triggers': `
    select tgname as offence from pg_trigger join tables on tables.oid = tgrelid
    where not tgisinternal`,
};

describe('the schema', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => database.drop());

  it.each(Object.entries(rules))('%s', async (_rule, query) => {
    const { rows } = await database.pool.query(
      `with tables as (
         select pg_class.oid, relname, (
           select attnum from pg_attribute
           where attrelid = pg_class.oid and attname = 'store_id' and not attisdropped
         ) as store_column
         from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         where nspname = 'public' and relkind in ('r', 'p')
           and $1::text[] is not null and $2::text[] is not null
       ) ${query}`,
      [wholeTables, bookkeeping],
    );
    expect(rows).toEqual([]);
  });
});
