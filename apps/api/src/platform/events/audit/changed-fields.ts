import { sql } from 'kysely';
import type { Tx } from '../../db/platform-db.ts';
import type { StoreScope } from '../../tenancy/scope.ts';

/** An entity whose every version but the first has an entry in the audit log. */
export type LoggedEntity = {
  readonly entity: string;
  readonly id: number;
  /** Its fields as a form shows them, in that order. */
  readonly fields: readonly string[];
};

/** Returns the fields that the latest versions of an entity changed, as the log names them. */
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
