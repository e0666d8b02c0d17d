import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';

type Copies = {
  readonly times: number;
  /** Columns that differ, as a JSON object in SQL; `n` counts the copies from 1. */
  readonly set?: RawBuilder<unknown>;
};

/** Adds copies of a row to its table, each with an id of its own. */
export async function copyRow(
  db: Db,
  table: string,
  id: number,
  { times, set = sql`'{}'::jsonb` }: Copies,
): Promise<void> {
  const into = sql.table(table);
  // With n in it, it is called for each copy.
  const fresh = sql`jsonb_build_object('id', nextval(pg_get_serial_sequence(${table}, 'id')), 'n', n)`;
  await sql`
    insert into ${into} overriding system value
    select copy.* from generate_series(1, ${times}::int) as n, ${into} as one,
      jsonb_populate_record(one, ${set} || ${fresh}) as copy
    where one.id = ${id}`.execute(db);
}
