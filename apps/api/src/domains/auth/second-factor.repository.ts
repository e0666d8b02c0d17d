import type { Db, Tx } from '../../platform/db/schema.ts';

/** Puts new codes in the place of whatever the person had. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: number,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (codeHashes.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

export async function countRecoveryCodes(db: Db | Tx, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return left;
}

/** Uses a code up. True for the one caller who did it. */
export async function spendRecoveryCode(
  tx: Tx,
  userId: number,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a time step of the authenticator app up, and all before it. True for the one caller who did it. */
export async function spendTimeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
