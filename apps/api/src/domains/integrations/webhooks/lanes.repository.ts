import { sql } from 'kysely';
import type { Db, Tx } from '../integrations.tables.ts';

/** The queue of a store's events for a webhook. */
export type Lane = { readonly storeId: number; readonly webhookId: number };

/** A lane that this process has leased. */
export type HeldLane = Lane & { readonly lease: string };

/** The due time of lanes of a paused webhook, so that no sender claims them. */
export const parked = 'infinity';

type Parked = typeof parked;

/**
 * Makes a lane due, unless it already waits for a retry. Its row stays locked until the transaction ends, so that no
 * sender finds the lane empty meanwhile.
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

/** Sets the due time of all non-empty lanes of a webhook: now, or `parked` until it is resumed. */
export async function setLanesDue(tx: Tx, webhookId: number, dueAt: Date | Parked): Promise<void> {
  await tx
    .updateTable('webhookLanes')
    .where('webhookId', '=', webhookId)
    .where('dueAt', 'is not', null)
    .set({ dueAt: sql<Date>`${dueAt}::timestamptz` })
    .execute();
}

type Claim = { readonly now: Date; readonly leasedUntil: Date; readonly limit: number };

/** Leases due lanes that no other process holds, longest due first. */
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

/** Renews a lease. Returns false if another process has taken the lane meanwhile. */
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

/** Releases a lane until it is due again; null if it is empty. */
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
