import type { Db, Tx } from '../../platform/db/schema.ts';

/** Returns the device behind a cookie if the account with the address has signed in with it before. */
export async function findKnownDevice(
  db: Db | Tx,
  email: string,
  tokenHash: Buffer,
): Promise<number | null> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('device_accounts', 'device_accounts.device_id', 'devices.id')
    .innerJoin('users', 'users.id', 'device_accounts.user_id')
    .where('devices.token_hash', '=', tokenHash)
    .where('users.email', '=', email)
    .select('devices.id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Keeps a device, known or not; returns its id. */
export async function keepDevice(tx: Tx, tokenHash: Buffer, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('devices')
    .values({ token_hash: tokenHash, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps that an account signed in with a device; tells whether it did so for the first time. */
export async function keepDeviceOf(
  tx: Tx,
  userId: number,
  deviceId: number,
  at: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('device_accounts')
    .values({ user_id: userId, device_id: deviceId, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doNothing())
    .returning('device_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Forgets the devices that an account signed in with, but for the one of a session that is kept. */
export async function forgetDevices(
  tx: Tx,
  userId: number,
  keptSession: number | undefined,
): Promise<void> {
  await tx
    .deleteFrom('device_accounts')
    .where('user_id', '=', userId)
    .$if(keptSession !== undefined, (query) =>
      query.where((eb) => {
        const kept = eb
          .selectFrom('sessions')
          .where('sessions.id', '=', keptSession ?? 0)
          .whereRef('sessions.device_id', '=', 'device_accounts.device_id')
          .select('sessions.id');
        return eb.not(eb.exists(kept));
      }),
    )
    .execute();
}
