import type { Payout } from '@counter/contract/payouts';
import { dayAt } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { payoutRank } from './payout-words.ts';
import { toPayout } from './payout-view.ts';
import { findLatestPayouts, type PayoutRow } from './payouts.repository.ts';

/** Ten years of weekly payouts. */
const maxExamined = 520;

/** Returns the payouts that match an id, a day or an amount: best matches first, then newest. */
export async function findBestPayouts(
  db: Db,
  scope: StoreScope,
  wanted: string,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<Payout[]> {
  const { timeZone, dates } = scope;
  const reading = { dates, today: dayAt(at, timeZone) };
  const daysOf = ({ createdAt, sentAt, settledAt }: PayoutRow) =>
    [createdAt, sentAt, settledAt].flatMap((time) => (time ? [dayAt(time, timeZone)] : []));
  // Without a digit, a search can't match a payout.
  if (!/\d/.test(wanted)) return [];
  const rows = await findLatestPayouts(db, scope, maxExamined);
  return rows
    .flatMap((row) => {
      const rank = payoutRank(wanted, { ...row, days: daysOf(row) }, reading);
      return rank === undefined ? [] : [{ row, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ row }) => toPayout(row));
}
