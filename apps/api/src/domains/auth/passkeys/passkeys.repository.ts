import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../auth.tables.ts';

export type PasskeyRow = Selectable<Database['passkeys']>;

/** Returns a person's passkeys, the oldest first. */
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

/** Adds a passkey; false when its credential is registered already. */
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

/** Removes a passkey of a person; returns its name, or undefined when they have no such one. */
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

/** A checked use of a passkey. */
export type PasskeyUse = {
  readonly passkeyId: number;
  readonly userId: number;
  readonly signCount: number;
};

/**
 * Records a use of a passkey. False when it was removed meanwhile, or its counter has moved on: authenticators
 * that count never repeat a number, so a copy of one is noticed. 0 means that it does not count.
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
