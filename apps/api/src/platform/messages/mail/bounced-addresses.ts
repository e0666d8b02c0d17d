import { sql } from 'kysely';
import { addJob } from '../../jobs/add-job.ts';
import type { Db, Tx } from '../../db/platform-db.ts';

/** The job that reports bounces to store owners. */
export const bouncesTask = 'notifications.bounced';

export type Bounce = { readonly address: string; readonly reason: string; readonly at: Date };

/** Records a bounce and schedules its report, once per address. */
export async function noteBounce(tx: Tx, { address, reason, at }: Bounce): Promise<void> {
  const row = { address: address.toLowerCase(), reason, at };
  const { numInsertedOrUpdatedRows: noted } = await tx
    .insertInto('bouncedAddresses')
    .values({ ...row, toldAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (noted === 1n) await addJob(tx, bouncesTask, {}, { jobKey: bouncesTask });
}

/** Returns the bounces of addresses, by lowercase address. */
export async function findBounces(
  db: Db | Tx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Bounce>> {
  if (addresses.length === 0) return new Map();
  const wanted = addresses.map((address) => address.toLowerCase());
  const rows = await db
    .selectFrom('bouncedAddresses')
    .where('address', 'in', wanted)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.address, row]));
}

/** Returns an address's bounce; undefined if mail reaches it. */
export async function findBounce(db: Db | Tx, address: string): Promise<Bounce | undefined> {
  return (await findBounces(db, [address])).get(address.toLowerCase());
}

/** Returns unreported bounces and marks them as reported. */
export async function claimUnreportedBounces(tx: Tx, at: Date, limit: number): Promise<Bounce[]> {
  const unreported = await tx
    .selectFrom('bouncedAddresses')
    .where('toldAt', 'is', null)
    .orderBy('at')
    .limit(limit)
    .select('address')
    .execute();
  const addresses = unreported.map(({ address }) => address);
  return tx
    .updateTable('bouncedAddresses')
    .where('address', '=', sql<string>`any(${addresses}::text[])`)
    .where('toldAt', 'is', null)
    .set({ toldAt: at })
    .returning(['address', 'reason', 'at'])
    .execute();
}

/** Removes an address's bounce. Returns true if there was one. */
export async function liftBounce(tx: Tx, address: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('bouncedAddresses')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the bounces of addresses. */
export async function forgetBounces(tx: Tx, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await liftBounce(tx, address);
}

/** Finds a mail's recipient by its Message-ID; undefined for a mail we never wrote. */
export async function findRecipientOf(
  db: Db,
  { id, createdAt }: { readonly id: number; readonly createdAt: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('messages')
    .where('id', '=', id)
    .where('kind', '=', 'MAIL')
    .where('createdAt', '=', createdAt)
    .select('recipient')
    .executeTakeFirst();
  return row?.recipient;
}
