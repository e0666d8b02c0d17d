import type { DeliveryState } from '@counter/contract/marketing';
import type { Db } from './marketing.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ClaimedMessage = {
  readonly id: number;
  readonly phone: string;
  readonly claimedAt: Date;
};

/** Finds messages that a process began to hand over before an instant and whose fate is unknown. */
export async function findUncertain(
  db: Db,
  { storeId }: StoreScope,
  campaignId: number,
  before: Date,
): Promise<ClaimedMessage[]> {
  const rows = await db
    .selectFrom('smsMessages')
    .where('storeId', '=', storeId)
    .where('campaignId', '=', campaignId)
    .where('state', '=', 'SENDING')
    .where('claimedAt', '<=', before)
    .orderBy('id')
    .select(['id', 'phone', 'claimedAt'])
    .execute();
  return rows.flatMap(({ claimedAt, ...row }) => (claimedAt ? [{ ...row, claimedAt }] : []));
}

type Outcome =
  | { readonly state: 'SENT'; readonly at: Date; readonly providerId: string }
  | { readonly state: 'FAILED' | 'SKIPPED' | 'UNKNOWN'; readonly at: Date; readonly reason: string }
  /** The provider didn't accept it, and it waits again. */
  | { readonly state: 'QUEUED'; readonly until: Date };

/** Saves the outcome of handing a message over. Keeps the state of a receipt that has arrived meanwhile. */
export async function closeClaim(
  db: Db,
  { storeId }: StoreScope,
  id: number,
  outcome: Outcome,
): Promise<void> {
  const open: DeliveryState[] = outcome.state === 'SENT' ? ['SENDING', 'UNKNOWN'] : ['SENDING'];
  await db
    .updateTable('smsMessages')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('state', 'in', open)
    .set(columnsOf(outcome))
    .execute();
}

function columnsOf(outcome: Outcome) {
  const { state } = outcome;
  if (state === 'QUEUED') return { state, sendAfter: outcome.until, claimedAt: null };
  if (state === 'SENT') {
    const { at, providerId } = outcome;
    return { state, reason: '', sentAt: at, toldAt: at, providerId };
  }
  return { state, reason: outcome.reason, toldAt: outcome.at };
}
