import type { PayoutStatus } from '@counter/contract/payouts';
import { sql } from 'kysely';
import type { Day } from '@counter/contract/shared';
import type { Db } from './payouts.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type SentPayout = {
  readonly transactionId: string;
  readonly status: PayoutStatus;
  readonly payoutAmount: number;
  readonly sentAt: Date;
};

/** Returns the payouts sent to the bank on the given store days and not returned, earliest first. */
export async function findSentPayouts(
  db: Db,
  { storeId, timeZone }: StoreScope,
  { from, through }: { readonly from: Day; readonly through: Day },
): Promise<SentPayout[]> {
  const { rows } = await sql<SentPayout>`
    select transaction_id, status, payout_amount,
      sent_at
    from payouts
    where store_id = ${storeId} and status in ('IN_TRANSIT', 'PAID')
      and sent_at >= ${from}::date::timestamp at time zone ${timeZone}
      and sent_at < (${through}::date + 1)::timestamp at time zone ${timeZone}
    order by sent_at`.execute(db);
  return rows;
}
