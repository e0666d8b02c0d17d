import type { Db, Tx } from '../../platform/db/schema.ts';
import type { NewLink } from './links.ts';

export async function createReset(tx: Tx, userId: number, link: NewLink): Promise<void> {
  const { tokenHash, createdAt, expiresAt } = link;
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: createdAt,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

export async function findReset(db: Db | Tx, tokenHash: Buffer) {
  return db
    .selectFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .select(['id', 'user_id as userId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .executeTakeFirst();
}

/** Counts the links made for the person since an instant. */
export async function countResets(tx: Tx, userId: number, since: Date): Promise<number> {
  const { made } = await tx
    .selectFrom('password_resets')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .executeTakeFirstOrThrow();
  return made;
}

/** Uses a link up. True for the one caller who did it. */
export async function spendReset(tx: Tx, resetId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('id', '=', resetId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up whatever links the person still has. */
export async function spendAllResets(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
