import { sql } from 'kysely';
import type { Db, Tx } from '../integrations.tables.ts';

/** The line in which a store's events wait for a webhook. */
export type Lane = { readonly storeId: number; readonly webhookId: number };

/** A lane that this process may send from until then. */
export type HeldLane = Lane & { readonly lease: string };

/** The time at which lanes of a paused webhook are due, so that nobody looks at them. */
export const parked = 'infinity';

type Parked = typeof parked;

/**
 * Has a lane looked at, unless it waits for its next try. Its row stays locked until the transaction ends, so that
 * nobody finds the lane empty meanwhile.
 */
export async function touchLane(
  tx: Tx,
  { storeId, webhookId }: Lane,
  dueAt: Date | Parked,
): Promise<void> {
  await sql`
    insert into webhook_lanes (store_id, webhook_id, due_at)
    values (${storeId}, ${webhookId}, ${dueAt}::timestamptz)
    on conflict (store_id, webhook_id)
      do update set due_at = coalesce(webhook_lanes.due_at, excluded.due_at)`.execute(tx);
}

/** Sets when all lanes of a webhook with something in them are due: now, or not until it is resumed. */
export async function setLanesDue(tx: Tx, webhookId: number, dueAt: Date | Parked): Promise<void> {
  await tx
    .updateTable('webhookLanes')
    .where('webhookId', '=', webhookId)
    .where('dueAt', 'is not', null)
    .set({ dueAt: sql<Date>`${dueAt}::timestamptz` })
    .execute();
}

type Claim = { readonly now: Date; readonly leasedUntil: Date; readonly limit: number };

/** Takes some lanes that are due and that no other process holds, those that are due longest first. */
export async function claimLanes(
  db: Db,
  lease: string,
  { now, leasedUntil, limit }: Claim,
): Promise<HeldLane[]> {
  const { rows } = await sql<Lane>`
    update webhook_lanes lanes set lease = ${lease}, leased_until = ${leasedUntil}
    from (
      select due.store_id, due.webhook_id
      from webhook_lanes due
      join webhooks on webhooks.id = due.webhook_id and webhooks.store_id in (due.store_id, 0)
      where due.due_at <= ${now} and (due.leased_until is null or due.leased_until <= ${now})
        and webhooks.paused_at is null
      order by due.due_at
      limit ${limit}
      for update of due skip locked
    ) claimed
    where lanes.store_id = claimed.store_id and lanes.webhook_id = claimed.webhook_id
    returning lanes.store_id, lanes.webhook_id`.execute(db);
  return rows.map((lane) => ({ ...lane, lease }));
}

/** Holds on to a lane for longer. False if another process has taken it meanwhile. */
export async function keepLane(
  tx: Tx,
  { storeId, webhookId, lease }: HeldLane,
  leasedUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookLanes')
    .where('storeId', '=', storeId)
    .where('webhookId', '=', webhookId)
    .where('lease', '=', lease)
    .set({ leasedUntil })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a lane up until it is due again; null if nothing waits in it. */
export async function releaseLane(
  tx: Tx,
  { storeId, webhookId, lease }: HeldLane,
  dueAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('webhookLanes')
    .where('storeId', '=', storeId)
    .where('webhookId', '=', webhookId)
    .where('lease', '=', lease)
    .set({ dueAt, lease: null, leasedUntil: null })
    .execute();
}
