import type { Db, Tx } from '../../platform/db/schema.ts';
import type { NewLink } from './links.ts';

export async function createConfirmation(
  tx: Tx,
  { userId, email }: { readonly userId: number; readonly email: string },
  { tokenHash, createdAt, expiresAt }: NewLink,
): Promise<void> {
  await tx
    .insertInto('email_confirmations')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      email,
      created_at: createdAt,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

export type ConfirmationLink = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>;

export async function findConfirmation(db: Db | Tx, tokenHash: Buffer) {
  return db
    .selectFrom('email_confirmations')
    .where('token_hash', '=', tokenHash)
    .select([
      'token_hash as tokenHash',
      'id',
      'user_id as userId',
      'email',
      'used_at as usedAt',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst();
}

/** Returns the times of the person's links since an instant, oldest first. */
export async function findConfirmationTimes(tx: Tx, userId: number, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('email_confirmations')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .select('created_at')
    .execute();
  return rows.map((row) => row.created_at);
}

/** The address that takes over once its link is opened; null when none is awaited. */
export async function findPendingEmail(
  db: Db | Tx,
  user: { readonly id: number; readonly email: string },
  at: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('email_confirmations')
    .where('user_id', '=', user.id)
    .where('email', '<>', user.email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('id', 'desc')
    .select('email')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Uses a link up. True for the one caller who did it. */
export async function spendConfirmation(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_confirmations')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets every open link of the person expire; those to the address `but` stay where it is given. */
export async function expireConfirmations(
  tx: Tx,
  userId: number,
  { but, at }: { readonly but?: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('email_confirmations')
    .set({ expires_at: at })
    .where('user_id', '=', userId)
    .$if(but !== undefined, (update) => update.where('email', '<>', but ?? ''))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
}
