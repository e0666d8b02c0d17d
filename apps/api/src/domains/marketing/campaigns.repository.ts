import type { CampaignStatus, DeliveryState } from '@counter/contract/marketing';
import { sql, type Selectable } from 'kysely';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Database, Db, Tx, Work } from './marketing.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type CampaignRow = Omit<Selectable<Database['smsCampaigns']>, 'storeId' | 'lookAt'>;

export type NewCampaign = Pick<
  CampaignRow,
  'title' | 'message' | 'body' | 'parts' | 'partPrice' | 'scheduleAt'
> &
  Partial<Pick<CampaignRow, 'goal' | 'holdOut'>>;

const columns = [
  'id',
  'title',
  'message',
  'body',
  'parts',
  'partPrice',
  'status',
  'goal',
  'holdOut',
  'scheduleAt',
  'contacts',
  'createdBy',
  'createdAt',
  'endedAt',
  'charged',
] as const;

/** Finds one page of a store's campaigns, newest first. */
export async function findCampaignPage(
  db: Db,
  { storeId }: StoreScope,
  page: PageWanted,
): Promise<Page<CampaignRow>> {
  const found = db
    .selectFrom('smsCampaigns')
    .where('storeId', '=', storeId)
    .orderBy('id', 'desc')
    .select(columns);
  return findPage(found, page);
}

export async function findCampaignRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('smsCampaigns')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
}

/** Returns the store of a campaign. */
export async function findStoreOfCampaign(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('smsCampaigns')
    .where('id', '=', id)
    .select('storeId')
    .executeTakeFirst();
  return row?.storeId;
}

/** The number of a campaign's messages in a state, and how many of them were handed to the provider. */
export type Tally = {
  readonly campaignId: number;
  readonly state: DeliveryState;
  readonly count: number;
  readonly sent: number;
};

/** Counts the messages of campaigns by state. */
export async function findTallies(
  db: Db | Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<Tally[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('smsMessages')
    .where('storeId', '=', storeId)
    .where('campaignId', 'in', ids)
    .groupBy(['campaignId', 'state'])
    .select(['campaignId', 'state'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.count<number>('sentAt').as('sent')])
    .execute();
}

/** Inserts a campaign with a message to each number. */
export async function createCampaign(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  campaign: NewCampaign,
  phones: readonly string[],
): Promise<number> {
  const { id } = await tx
    .insertInto('smsCampaigns')
    .values({
      goal: null,
      holdOut: false,
      ...campaign,
      storeId: scope.storeId,
      status: 'SCHEDULED',
      contacts: phones.length,
      createdBy: scope.actor.name,
      createdAt: at,
      endedAt: null,
      charged: null,
      lookAt: campaign.scheduleAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into sms_messages (store_id, campaign_id, phone, state, send_after)
    select ${scope.storeId}::bigint, ${id}::bigint, phone, 'QUEUED', ${campaign.scheduleAt}::timestamptz
    from unnest(${phones}::text[]) with ordinality given (phone, place) order by place
  `.execute(tx);
  return id;
}

/** Ends a campaign, so that no job picks it up again. Returns false if it had already ended. */
export async function endCampaign(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  status: Extract<CampaignStatus, 'SENT' | 'CANCELLED'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('smsCampaigns')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .where('status', 'in', ['SCHEDULED', 'SENDING'])
    .set({ status, endedAt: at, lookAt: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cancels a campaign's queued messages. */
export async function cancelWaiting(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  campaignId: number,
): Promise<void> {
  await tx
    .updateTable('smsMessages')
    .where('storeId', '=', scope.storeId)
    .where('campaignId', '=', campaignId)
    .where('state', '=', 'QUEUED')
    .set({ state: 'CANCELLED', toldAt: at })
    .execute();
}

/** Finds the campaigns that begin between two instants, except cancelled ones. */
export async function findCampaignsBetween(
  db: Db,
  { storeId }: StoreScope,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Pick<CampaignRow, 'id' | 'title' | 'scheduleAt'>[]> {
  return db
    .selectFrom('smsCampaigns')
    .where('storeId', '=', storeId)
    .where('status', '<>', 'CANCELLED')
    .where('scheduleAt', '>=', from)
    .where('scheduleAt', '<', until)
    .orderBy('scheduleAt')
    .orderBy('id')
    .select(['id', 'title', 'scheduleAt'])
    .execute();
}
