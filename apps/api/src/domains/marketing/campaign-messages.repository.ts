import {
  customerTextsSize,
  maxUnsentReasons,
  type DeliveryState,
} from '@counter/contract/marketing';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db } from './marketing.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type CampaignMessageRow = {
  readonly id: number;
  readonly phone: string;
  readonly state: DeliveryState;
  readonly reason: string;
  readonly sendAfter: Date;
  readonly toldAt: Date | null;
};

/** Finds one page of a campaign's messages, in the order of its recipients. */
export async function findMessageRows(
  db: Db,
  { storeId }: StoreScope,
  { campaignId, state }: { readonly campaignId: number; readonly state: DeliveryState | undefined },
  wanted: PageWanted,
): Promise<Page<CampaignMessageRow>> {
  const query = db
    .selectFrom('smsMessages')
    .where('storeId', '=', storeId)
    .where('campaignId', '=', campaignId)
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'QUEUED'))
    .orderBy('id')
    .select(['id', 'phone', 'state', 'reason', 'sendAfter', 'toldAt']);
  return findPage(query, wanted);
}

/** Counts a campaign's skipped and failed messages by reason, most frequent first. */
export async function countUnsent(
  db: Db,
  { storeId }: StoreScope,
  campaignId: number,
): Promise<{ reason: string; messages: number }[]> {
  const rows = await db
    .selectFrom('smsMessages')
    .where('storeId', '=', storeId)
    .where('campaignId', '=', campaignId)
    .where('state', 'in', ['SKIPPED', 'FAILED'])
    .where('reason', '!=', '')
    .groupBy('reason')
    .select(({ fn }) => ['reason', fn.countAll<string>().as('messages')])
    .orderBy('messages', 'desc')
    .orderBy('reason')
    .limit(maxUnsentReasons)
    .execute();
  return rows.map(({ reason, messages }) => ({ reason, messages: Number(messages) }));
}

/** Finds all recipients of a campaign, in their original order. */
export async function findContacts(
  db: Db,
  { storeId }: StoreScope,
  campaignId: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('smsMessages')
    .where('storeId', '=', storeId)
    .where('campaignId', '=', campaignId)
    .orderBy('id')
    .select('phone')
    .execute();
  return rows.map(({ phone }) => phone);
}

/** Saves the provider's receipt for a message, unless the message already has a later state. */
export async function saveReceipt(
  db: Db,
  { storeId, id }: { readonly storeId: number; readonly id: number },
  report: {
    readonly state: Extract<DeliveryState, 'SENT' | 'DELIVERED' | 'FAILED'>;
    readonly reason: string;
    readonly providerId: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const before: DeliveryState[] =
    report.state === 'SENT' ? ['SENDING', 'UNKNOWN'] : ['SENDING', 'UNKNOWN', 'SENT'];
  const { numUpdatedRows } = await db
    .updateTable('smsMessages')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('state', 'in', before)
    .where((eb) => eb.or([eb('providerId', 'is', null), eb('providerId', '=', report.providerId)]))
    .set((eb) => ({
      state: report.state,
      reason: report.reason,
      providerId: report.providerId,
      toldAt: report.at,
      sentAt: eb.fn.coalesce('sentAt', eb.val(report.at)),
    }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds the latest campaign texts to a phone number (E.164). */
export async function findTextsTo(db: Db, { storeId }: StoreScope, phone: string) {
  return db
    .selectFrom('smsMessages as m')
    .innerJoin('smsCampaigns as c', (join) =>
      join.onRef('c.id', '=', 'm.campaignId').on('c.storeId', '=', storeId),
    )
    .where('m.storeId', '=', storeId)
    .where('m.phone', '=', phone)
    .orderBy('m.id', 'desc')
    .limit(customerTextsSize)
    .select(['m.campaignId', 'c.title', 'm.state', 'm.reason', 'm.sendAfter', 'm.toldAt'])
    .execute();
}
