import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../auth.tables.ts';

export type PasskeyRow = Selectable<Database['passkeys']>;

/** Finds a person's passkeys, oldest first. */
export async function findPasskeys(db: Db | Tx, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').where('userId', '=', userId).orderBy('id').selectAll().execute();
}

export type FoundPasskey = PasskeyRow & { readonly passkeyHandle: Buffer };

export async function findPasskeyByCredential(
  db: Db,
  credentialId: Buffer,
): Promise<FoundPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .where('credentialId', '=', credentialId)
    .selectAll('passkeys')
    .select('users.passkeyHandle')
    .executeTakeFirst();
}

/** Inserts a passkey. Returns false if its credential is already registered. */
export async function createPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, 'id' | 'lastUsedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({ ...passkey, lastUsedAt: null })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes a person's passkey. Returns its name, or undefined if they have no such passkey. */
export async function deletePasskey(
  tx: Tx,
  userId: number,
  passkeyId: number,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function deleteAllPasskeys(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('userId', '=', userId).execute();
}

/** A verified use of a passkey. */
export type PasskeyUse = {
  readonly passkeyId: number;
  readonly userId: number;
  readonly signCount: number;
};

/**
 * Records a use of a passkey. Returns false if the passkey was removed meanwhile or its counter did not increase, which
 * reveals a cloned authenticator. A counter of 0 means that the authenticator doesn't count.
 */
export async function recordUse(
  tx: Tx,
  { passkeyId, signCount }: PasskeyUse,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ signCount, lastUsedAt: at })
    .where('id', '=', passkeyId)
    .where((eb) =>
      eb.or([
        eb('signCount', '<', signCount),
        eb.and([eb('signCount', '=', 0), eb.lit(signCount === 0)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
