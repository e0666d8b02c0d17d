import { sql } from 'kysely';
import type { Db, Tx } from '../auth.tables.ts';

const marketplace = 0;

/** Finds the addresses that people gave up since an instant. Important mails go to these too. */
export async function findFormerEmails(
  db: Db | Tx,
  userIds: readonly number[],
  since: Date,
): Promise<{ readonly userId: number; readonly email: string }[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('published.auditEntries as entry')
    .where('storeId', '=', marketplace)
    .where('entity', '=', 'user')
    .where('entityId', 'in', userIds)
    .where('action', '=', 'user.changeEmail')
    .where('at', '>=', since)
    .select(['entityId', sql<string | null>`before ->> 'email'`.as('email')])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ entityId: userId, email }) =>
    userId === null || email === null ? [] : [{ userId, email }],
  );
}
