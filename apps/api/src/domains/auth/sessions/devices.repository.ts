import type { Db, Tx } from '../auth.tables.ts';

/** Returns the ID of the cookie's device if the account has signed in with it before. */
export async function findKnownDevice(
  db: Db | Tx,
  email: string,
  tokenHash: Buffer,
): Promise<number | null> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('deviceAccounts', 'deviceAccounts.deviceId', 'devices.id')
    .innerJoin('users', 'users.id', 'deviceAccounts.userId')
    .where('devices.tokenHash', '=', tokenHash)
    .where('users.email', '=', email)
    .select('devices.id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Saves a new device or updates a known one. Returns its ID. */
export async function keepDevice(tx: Tx, tokenHash: Buffer, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('devices')
    .values({ tokenHash, createdAt: at, lastUsedAt: at })
    .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ lastUsedAt: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves that an account signed in with a device. Returns true the first time. */
export async function keepDeviceOf(
  tx: Tx,
  userId: number,
  deviceId: number,
  at: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('deviceAccounts')
    .values({ userId, deviceId, createdAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'deviceId']).doNothing())
    .returning('deviceId')
    .executeTakeFirst();
  return added !== undefined;
}

/** Forgets the devices that an account signed in with, except that of the kept session. */
export async function forgetDevices(
  tx: Tx,
  userId: number,
  keptSession: number | undefined,
): Promise<void> {
  await tx
    .deleteFrom('deviceAccounts')
    .where('userId', '=', userId)
    .$if(keptSession !== undefined, (query) =>
      query.where((eb) => {
        const kept = eb
          .selectFrom('sessions')
          .where('sessions.id', '=', keptSession ?? 0)
          .whereRef('sessions.deviceId', '=', 'deviceAccounts.deviceId')
          .select('sessions.id');
        return eb.not(eb.exists(kept));
      }),
    )
    .execute();
}
