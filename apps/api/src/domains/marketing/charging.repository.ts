import { sql } from 'kysely';
import type { Tx } from './marketing.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** A campaign that has ended but is not charged yet, and the number of messages handed to the provider. */
export type Uncharged = {
  readonly title: string;
  readonly parts: number;
  readonly partPrice: number;
  readonly sent: number;
  /** Messages that the provider may or may not have accepted. */
  readonly uncertain: number;
};

/** Returns a campaign and locks it until the transaction ends; undefined if there is nothing left to charge. */
export async function lockUncharged(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<Uncharged | undefined> {
  const { rows } = await sql<Uncharged>`
    with held as (
      select * from sms_campaigns
      where store_id = ${storeId} and id = ${id} and ended_at is not null and charged is null
      for update
    )
    select title, parts, part_price, tally.* from held
    cross join lateral (
      select count(sent_at) as sent, count(*) filter (where state = 'SENDING') as uncertain
      from sms_messages where store_id = ${storeId} and campaign_id = ${id}
    ) tally`.execute(tx);
  return rows[0];
}

export async function updateCharged(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
  charged: number,
): Promise<void> {
  await tx
    .updateTable('smsCampaigns')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .set({ charged })
    .execute();
}
