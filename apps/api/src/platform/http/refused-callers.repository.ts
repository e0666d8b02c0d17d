import type { Db } from '../db/platform-db.ts';

/** The person behind a token, also one whose session has been ended. */
export async function findPersonByToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('published.sessions as session')
    .innerJoin('published.users as user', 'user.id', 'session.userId')
    .where('session.tokenHash', '=', tokenHash)
    .select(['user.id', 'user.fullName as name', 'session.endedAt'])
    .executeTakeFirst();
}

/** The integration behind a key, or the secret of one, that has been ended. */
export async function findEndedKey(db: Db, keyHash: Buffer) {
  return db
    .selectFrom('published.apiKeys as key')
    .where((eb) =>
      eb.or([
        eb.and([eb('keyHash', '=', keyHash), eb('endedAt', 'is not', null)]),
        eb('previousHash', '=', keyHash),
      ]),
    )
    .select(['id', 'name'])
    .executeTakeFirst();
}
