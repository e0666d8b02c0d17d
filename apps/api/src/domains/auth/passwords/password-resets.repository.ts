import type { Db, Tx } from '../auth.tables.ts';
import type { NewLink } from '../links.ts';

export async function createReset(tx: Tx, userId: number, link: NewLink): Promise<void> {
  const { tokenHash, createdAt, expiresAt } = link;
  await tx
    .insertInto('passwordResets')
    .values({
      tokenHash,
      userId,
      createdAt,
      expiresAt,
      usedAt: null,
    })
    .execute();
}

export async function findReset(db: Db | Tx, tokenHash: Buffer) {
  return db
    .selectFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .select(['id', 'userId', 'expiresAt', 'usedAt'])
    .executeTakeFirst();
}

/** Counts the person's links since an instant. */
export async function countResets(tx: Tx, userId: number, since: Date): Promise<number> {
  const { made } = await tx
    .selectFrom('passwordResets')
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .executeTakeFirstOrThrow();
  return made;
}

/** Marks a link as used. Of concurrent callers, only one gets true. */
export async function spendReset(tx: Tx, resetId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passwordResets')
    .set({ usedAt: at })
    .where('id', '=', resetId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks all of the person's open links as used. */
export async function spendAllResets(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx
    .updateTable('passwordResets')
    .set({ usedAt: at })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
}
