import type { Db } from '../../platform/db/schema.ts';

/** Returns the audit entries of an action, oldest first. */
export async function findAudit(db: Db, action: string) {
  return db
    .selectFrom('auditEntries')
    .where('action', '=', action)
    .orderBy('id')
    .select(['storeId', 'actorId', 'actorName', 'entity', 'entityId', 'before', 'after'])
    .execute();
}
