import type { Db, Tx } from '../auth.tables.ts';
import type { NewLink } from '../links.ts';

export async function createConfirmation(
  tx: Tx,
  { userId, email }: { readonly userId: number; readonly email: string },
  { tokenHash, createdAt, expiresAt }: NewLink,
): Promise<void> {
  await tx
    .insertInto('emailConfirmations')
    .values({
      tokenHash,
      userId,
      email,
      createdAt,
      expiresAt,
      usedAt: null,
    })
    .execute();
}

export type ConfirmationLink = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>;

export async function findConfirmation(db: Db | Tx, tokenHash: Buffer) {
  return db
    .selectFrom('emailConfirmations')
    .where('tokenHash', '=', tokenHash)
    .select(['tokenHash', 'id', 'userId', 'email', 'usedAt', 'expiresAt'])
    .executeTakeFirst();
}

/** Returns the creation times of the person's links since an instant, oldest first. */
export async function findConfirmationTimes(tx: Tx, userId: number, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('emailConfirmations')
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .select('createdAt')
    .execute();
  return rows.map((row) => row.createdAt);
}

/** Returns the new address of a pending change; null without one. */
export async function findPendingEmail(
  db: Db | Tx,
  user: { readonly id: number; readonly email: string },
  at: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('emailConfirmations')
    .where('userId', '=', user.id)
    .where('email', '<>', user.email)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .orderBy('id', 'desc')
    .select('email')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Marks a link as used. Of concurrent callers, only one gets true. */
export async function spendConfirmation(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('emailConfirmations')
    .set({ usedAt: at })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Expires the person's open links, except those to the address `but` if it is given. */
export async function expireConfirmations(
  tx: Tx,
  userId: number,
  { but, at }: { readonly but?: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('emailConfirmations')
    .set({ expiresAt: at })
    .where('userId', '=', userId)
    .$if(but !== undefined, (update) => update.where('email', '<>', but ?? ''))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .execute();
}
