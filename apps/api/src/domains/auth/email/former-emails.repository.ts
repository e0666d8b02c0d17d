import { sql } from 'kysely';
import type { Db, Tx } from '../auth.tables.ts';

const marketplace = 0;

/** The addresses that some people had and gave up since an instant: to them goes what must reach them. */
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
