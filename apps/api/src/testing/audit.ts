import type { Db } from '../platform/db/schema.ts';

/** Returns the audit entries of an action, oldest first. */
export async function findAudit(db: Db, action: string) {
  return db
    .selectFrom('audit_entries')
    .where('action', '=', action)
    .orderBy('id')
    .select(['store_id', 'actor_id', 'actor_name', 'entity', 'entity_id', 'before', 'after'])
    .execute();
}
