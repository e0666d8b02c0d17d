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
