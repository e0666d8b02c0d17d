import type { ClientBase } from 'pg';
import type { BackedUpTable, Manifest } from './manifest.ts';

const schemas = ['public', 'graphile_worker'];

/** Tables about the installation itself, which a backup leaves out: its migrations, its workers and its last backup. */
const ofTheInstallation = [
  'public.schema_migrations',
  'public.schema_migration_lock',
  'public.job_workers',
  'public.last_backup',
  'graphile_worker.migrations',
];

/** Returns the marketplace's tables with their stored columns. */
export async function findTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and nspname = any($1) and nspname || '.' || relname <> all($2)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by nspname, relname order by nspname, relname`,
    [schemas, ofTheInstallation],
  );
  return rows;
}

/** Returns all sequences with their last value; null if a sequence was never used. */
export async function findSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) order by schemaname, sequencename`,
    [schemas],
  );
  return rows;
}

/** Returns the version of the job queue's tables. */
export async function findQueueVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'select max(id)::integer as version from graphile_worker.migrations',
  );
  return rows[0]?.version ?? 0;
}

/** A foreign key with its SQL definition. */
export type ForeignKey = { readonly table: string; readonly name: string; readonly words: string };

/** Returns all foreign keys. */
export async function findForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(pg_constraint.oid) as words
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where contype = 'f' and nspname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
}

/**
 * Returns true if a restore would overwrite nothing: there are no tables, or only Counter's tables without any account
 * or store.
 */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ tables: number; ours: boolean }>(
    `select count(*)::integer as tables, to_regclass('public.schema_migrations') is not null as ours
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const [found] = rows;
  if (!found || found.tables === 0) return true;
  if (!found.ours) return false;
  const { rows: held } = await client.query(
    '(select from published.users limit 1) union all (select from published.stores limit 1)',
  );
  return held.length === 0;
}
