import type { Db, Tx } from '../auth.tables.ts';
import type { UserRow } from '../users.repository.ts';

/** Returns the people who run the marketplace by name, with their last sign-in as far as sessions are kept. */
export async function findOperatorRows(db: Db) {
  return db
    .selectFrom('users')
    .where('operator', '=', true)
    .orderBy('fullName')
    .orderBy('id')
    .select((eb) => [
      'id',
      'fullName',
      'email',
      'secondFactorAt',
      eb
        .selectFrom('sessions')
        .whereRef('sessions.userId', '=', 'users.id')
        .select(({ fn }) => fn.max('sessions.createdAt').as('at'))
        .as('lastSignInAt'),
    ])
    .execute();
}

/** Locks everybody who runs the marketplace, so that no two of them end each other. */
export async function lockOperators(tx: Tx): Promise<UserRow[]> {
  return tx
    .selectFrom('users')
    .where('operator', '=', true)
    .orderBy('id')
    .selectAll()
    .forNoKeyUpdate()
    .execute();
}
