import { sql } from 'kysely';
import type { Tx } from '../../db/platform-db.ts';
import type { StoreScope } from '../../tenancy/scope.ts';

/** An entity whose audit log has an entry for every version but the first. */
export type LoggedEntity = {
  readonly entity: string;
  readonly id: number;
  /** Its fields, in the order of the form. */
  readonly fields: readonly string[];
};

/** Returns the fields that an entity's latest versions changed, by their names in the log. */
export async function findChangedFields(
  tx: Tx,
  { storeId }: StoreScope,
  { entity, id }: LoggedEntity,
  versions: number,
): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    select distinct was.key as field from (
      select before, after from audit_entries
      where store_id = ${storeId} and entity = ${entity} and entity_id = ${id}
      order by id desc limit ${versions}
    ) latest, jsonb_each(latest.before) was
    where latest.after -> was.key is distinct from was.value`.execute(tx);
  return rows.map(({ field }) => field);
}
