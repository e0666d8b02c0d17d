import type { Db } from '../db/schema.ts';

/** The person behind a token, also one whose session has been ended. */
export async function findPersonByToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', tokenHash)
    .select(['users.id', 'users.full_name as name', 'sessions.ended_at as endedAt'])
    .executeTakeFirst();
}

/** The integration behind an API key that has been ended. */
export async function findEndedKey(db: Db, keyHash: Buffer) {
  return db
    .selectFrom('api_keys')
    .where('key_hash', '=', keyHash)
    .where('ended_at', 'is not', null)
    .select(['id', 'name'])
    .executeTakeFirst();
}
