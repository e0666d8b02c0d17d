import type { DeliveryState } from '@counter/contract/marketing';
import { sql } from 'kysely';
import type { Db, Tx } from './marketing.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type DueCampaign = { readonly storeId: number; readonly campaignId: number };

/** A campaign that is being sent. */
export type SentCampaign = {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly holdOut: boolean;
};

/** Finds the campaigns that are due, longest waiting first. */
export async function findDueCampaigns(db: Db, now: Date, limit: number): Promise<DueCampaign[]> {
  return db
    .selectFrom('smsCampaigns')
    .where('lookAt', '<=', now)
    .orderBy('lookAt')
    .orderBy('storeId')
    .orderBy('id')
    .limit(limit)
    .select(['storeId', 'id as campaignId'])
    .execute();
}

type Lease = { readonly now: Date; readonly until: Date };

/** Leases a due campaign; undefined if another process holds it or it has ended. */
export async function leaseCampaign(
  db: Db,
  { storeId, campaignId }: DueCampaign,
  { now, until }: Lease,
): Promise<SentCampaign | undefined> {
  return db
    .updateTable('smsCampaigns')
    .where('storeId', '=', storeId)
    .where('id', '=', campaignId)
    .where('lookAt', '<=', now)
    .set({ status: 'SENDING', lookAt: until })
    .returning(['id', 'title', 'body', 'holdOut'])
    .executeTakeFirst();
}

/**
 * Extends the lease of a campaign. Returns false if it has ended. Call it before any change to the campaign's messages.
 */
export async function extendLease(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('smsCampaigns')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('status', '=', 'SENDING')
    .set({ lookAt: until })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type DueMessage = { readonly id: number; readonly phone: string };

/** Locks due messages of a campaign until the transaction ends. Skips those that another process has locked. */
export async function lockDueMessages(
  tx: Tx,
  { storeId }: StoreScope,
  campaignId: number,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<DueMessage[]> {
  return tx
    .selectFrom('smsMessages')
    .where('storeId', '=', storeId)
    .where('campaignId', '=', campaignId)
    .where('state', '=', 'QUEUED')
    .where('sendAfter', '<=', now)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'phone'])
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Saves the new state of locked messages. */
export async function updateMessages(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
  change: {
    readonly state: Extract<DeliveryState, 'SENDING' | 'SENT' | 'SKIPPED'>;
    readonly at: Date;
    readonly reason?: string;
  },
): Promise<void> {
  if (ids.length === 0) return;
  const { state, at, reason = '' } = change;
  await tx
    .updateTable('smsMessages')
    .where('storeId', '=', storeId)
    .where('id', '=', sql<number>`any(${ids}::int8[])`)
    .set({
      state,
      reason,
      ...(state === 'SENDING' ? { claimedAt: at } : { toldAt: at }),
      ...(state === 'SENT' ? { sentAt: at } : {}),
    })
    .execute();
}

/** Delays locked messages, each until its own instant. */
export async function delayMessages(
  tx: Tx,
  { storeId }: StoreScope,
  delays: readonly { readonly id: number; readonly until: Date }[],
): Promise<void> {
  if (delays.length === 0) return;
  await sql`
    update sms_messages m set send_after = later.until
    from unnest(${delays.map(({ id }) => id)}::int8[], ${delays.map(({ until }) => until)}::timestamptz[])
      as later (id, until)
    where m.store_id = ${storeId} and m.id = later.id`.execute(tx);
}

/** Returns what is left of a campaign: the number of messages being sent, and the next due time. */
export async function findRest(
  tx: Tx,
  { storeId }: StoreScope,
  campaignId: number,
): Promise<{ readonly sending: number; readonly nextAt: Date | null }> {
  const { rows } = await sql<{ sending: number; nextAt: Date | null }>`
    select count(*) filter (where state = 'SENDING') as sending,
      min(send_after) filter (where state = 'QUEUED') as next_at
    from sms_messages
    where store_id = ${storeId} and campaign_id = ${campaignId} and state in ('QUEUED', 'SENDING')
  `.execute(tx);
  return rows[0] ?? { sending: 0, nextAt: null };
}
