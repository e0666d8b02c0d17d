import type { Db, Tx } from '../auth.tables.ts';
import type { UserRow } from '../users.repository.ts';

/** Finds the operators by name, with their last sign-in among the stored sessions. */
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

/** Locks all operators, so that no two of them can remove each other. */
export async function lockOperators(tx: Tx): Promise<UserRow[]> {
  return tx
    .selectFrom('users')
    .where('operator', '=', true)
    .orderBy('id')
    .selectAll()
    .forNoKeyUpdate()
    .execute();
}
