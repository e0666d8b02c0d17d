import type { Db } from '../db/schema.ts';

/** The person behind a token, also one whose session has been ended. */
export async function findPersonByToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.tokenHash', '=', tokenHash)
    .select(['users.id', 'users.fullName as name', 'sessions.endedAt'])
    .executeTakeFirst();
}

/** The integration behind an API key that has been ended. */
export async function findEndedKey(db: Db, keyHash: Buffer) {
  return db
    .selectFrom('apiKeys')
    .where('keyHash', '=', keyHash)
    .where('endedAt', 'is not', null)
    .select(['id', 'name'])
    .executeTakeFirst();
}
