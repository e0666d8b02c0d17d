import { sql } from 'kysely';
import type { Tx } from '../../db/platform-db.ts';

/** The entity of the entries, and its new name; unchanged if absent. */
type Erased = {
  readonly entity: string;
  readonly ids: readonly number[];
  readonly subject?: string;
};

/**
 * Takes out of a store's audit log what entries tell of somebody: both sides of a change, and the name of what it
 * is about. That somebody did it, who, and when, stays.
 */
export async function eraseAudit(
  tx: Tx,
  storeId: number,
  { entity, ids, subject }: Erased,
): Promise<void> {
  await sql`
    update audit_entries
    set before = null, after = null, subject = coalesce(${subject ?? null}::text, subject)
    where store_id = ${storeId} and entity = ${entity} and entity_id = any(${ids}::bigint[])`.execute(
    tx,
  );
}
