import type { Db } from '../db/platform-db.ts';

/** Finds the person of a token, even after the session has ended. */
export async function findPersonByToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('published.sessions as session')
    .innerJoin('published.users as user', 'user.id', 'session.userId')
    .where('session.tokenHash', '=', tokenHash)
    .select(['user.id', 'user.fullName as name', 'session.endedAt'])
    .executeTakeFirst();
}

/** Finds the integration of an ended key or replaced secret. */
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
