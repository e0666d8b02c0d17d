import { referralPageSize, type Referral, type Reward } from '@counter/contract/referrals';
import type { Platform } from '../../platform/platform.ts';
import { takeReferralCode } from '../auth/index.ts';
import { findPayee } from './payee.ts';
import { findFigures, findRewardRows } from './referrals.repository.ts';

/** All referral rewards are paid in one currency. */
const currency = 'USD';

/** Returns a person's referral link and its results. */
export async function findReferral({ db, clock }: Platform, userId: number): Promise<Referral> {
  const [code, figures, payee] = await Promise.all([
    takeReferralCode(db, userId),
    findFigures(db, userId),
    findPayee(db, userId, clock.now()),
  ]);
  return { code, currency, ...figures, payable: payee !== undefined };
}

/** Returns a page of a person's rewards, newest first. */
export async function findRewards(
  { db }: Platform,
  userId: number,
  pageNumber: number,
): Promise<{ content: Reward[]; totalElements: number }> {
  const page = { pageNumber, pageSize: referralPageSize };
  const { rows, total } = await findRewardRows(db, userId, page);
  const content = rows.map(({ transactionId, status, earnedAt, takenBackAt, ...row }) => ({
    ...row,
    earnedAt: earnedAt.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
    payment: transactionId === null || status === null ? null : { transactionId, status },
  }));
  return { content, totalElements: total };
}
