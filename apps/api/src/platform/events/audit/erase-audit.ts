import { sql } from 'kysely';
import type { Tx } from '../../db/platform-db.ts';

/** The entity of the entries and its new name. Omit the name to keep the current one. */
type Erased = {
  readonly entity: string;
  readonly ids: readonly number[];
  readonly subject?: string;
};

/**
 * Erases personal data from a store's audit entries about somebody: both sides of a change and the thing's name. Who
 * acted, on what and when, stays.
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
