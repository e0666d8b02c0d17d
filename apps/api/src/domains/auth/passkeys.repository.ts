import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';

export type PasskeyRow = Selectable<Database['passkeys']>;

/** Returns a person's passkeys, the oldest first. */
export async function findPasskeys(db: Db | Tx, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export type FoundPasskey = PasskeyRow & { readonly passkey_handle: Buffer };

export async function findPasskeyByCredential(
  db: Db,
  credentialId: Buffer,
): Promise<FoundPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .where('credential_id', '=', credentialId)
    .selectAll('passkeys')
    .select('users.passkey_handle')
    .executeTakeFirst();
}

/** Adds a passkey; false when its credential is registered already. */
export async function createPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
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
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function deleteAllPasskeys(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
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
    .set({ sign_count: signCount, last_used_at: at })
    .where('id', '=', passkeyId)
    .where((eb) =>
      eb.or([
        eb('sign_count', '<', signCount),
        eb.and([eb('sign_count', '=', 0), eb.lit(signCount === 0)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
