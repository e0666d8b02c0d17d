import { sql, type Kysely } from 'kysely';
import { canHoldKey } from './placement.ts';
import type { PlacedTable } from './tables.ts';

/** A foreign key as the catalog describes it. */
type ForeignKey = {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly definition: string;
};

/**
 * Creates the table of dropped foreign keys: those still to restore, and those a distributed database doesn't support.
 */
export async function prepareKept(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists distribution`.execute(db);
  await sql`
    create table if not exists distribution.foreign_keys (
      from_table text not null,
      name text not null,
      to_table text not null,
      definition text not null,
      primary key (from_table, name)
    )
  `.execute(db);
}

/** Records the foreign keys of `tables` and drops them. */
export async function takeKeys(tx: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  const { rows: keys } = await sql<ForeignKey>`
    select here.relname as "from", there.relname as "to", conname as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class here on here.oid = conrelid join pg_class there on there.oid = confrelid
    where contype = 'f' and conparentid = 0 and here.relnamespace = 'public'::regnamespace
      and here.relname = any (${tables}::text[])
  `.execute(tx);
  for (const { from, to, name, definition } of keys) {
    await sql`
      insert into distribution.foreign_keys (from_table, name, to_table, definition)
      values (${from}, ${name}, ${to}, ${definition})
    `.execute(tx);
    await sql`alter table ${sql.table(from)} drop constraint ${sql.ref(name)}`.execute(tx);
  }
}

/** Returns the dropped foreign keys: those to restore, and those that stay dropped. */
export async function findAway(
  db: Kysely<unknown>,
  tables: readonly PlacedTable[],
): Promise<{ readonly missing: readonly ForeignKey[]; readonly given: readonly ForeignKey[] }> {
  const { rows } = await sql<ForeignKey>`
    select from_table as "from", to_table as "to", name, definition from distribution.foreign_keys
    order by from_table, name
  `.execute(db);
  const places = new Map(tables.map(({ name, place }) => [name, place]));
  const holds = ({ from, to }: ForeignKey): boolean => {
    const [here, there] = [places.get(from), places.get(to)];
    return here !== undefined && there !== undefined && canHoldKey(here, there);
  };
  return { missing: rows.filter(holds), given: rows.filter((key) => !holds(key)) };
}

/** Restores a foreign key and checks all rows against it. */
export async function addKey(
  tx: Kysely<unknown>,
  { from, name, definition }: ForeignKey,
): Promise<void> {
  await sql`
    alter table ${sql.table(from)} add constraint ${sql.ref(name)} ${sql.raw(definition)}
  `.execute(tx);
  await sql`
    delete from distribution.foreign_keys where from_table = ${from} and name = ${name}
  `.execute(tx);
}
