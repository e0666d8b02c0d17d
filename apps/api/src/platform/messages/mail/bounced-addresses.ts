import { addJob } from '../../jobs/add-job.ts';
import type { Db, Tx } from '../../db/platform-db.ts';

/** The job that tells people of addresses whose mails come back. */
export const tellBouncesTask = 'notifications.bounced';

export type Bounce = { readonly address: string; readonly reason: string; readonly at: Date };

/** Notes that mails to an address come back, and has people told of it once. */
export async function noteBounce(tx: Tx, { address, reason, at }: Bounce): Promise<void> {
  const row = { address: address.toLowerCase(), reason, at };
  const { numInsertedOrUpdatedRows: noted } = await tx
    .insertInto('bouncedAddresses')
    .values({ ...row, toldAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (noted === 1n) await addJob(tx, tellBouncesTask, {}, { jobKey: tellBouncesTask });
}

/** Returns those of some addresses whose mails come back, by the address in lower case. */
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

/** Returns the bounce of an address; undefined while mails to it arrive. */
export async function findBounce(db: Db | Tx, address: string): Promise<Bounce | undefined> {
  return (await findBounces(db, [address])).get(address.toLowerCase());
}

/** Returns the bounces nobody was told of yet, and notes that they are told of in this transaction. */
export async function takeUntoldBounces(tx: Tx, at: Date): Promise<Bounce[]> {
  return tx
    .updateTable('bouncedAddresses')
    .where('toldAt', 'is', null)
    .set({ toldAt: at })
    .returning(['address', 'reason', 'at'])
    .execute();
}

/** Mails an address again from now on. Returns true if mails to it came back. */
export async function liftBounce(tx: Tx, address: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('bouncedAddresses')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets that mails to some addresses came back. */
export async function forgetBounces(tx: Tx, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await liftBounce(tx, address);
}

/** Returns the recipient of a mail by the parts of its Message-ID; undefined for one that was never written. */
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
