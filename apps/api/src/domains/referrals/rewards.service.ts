import { postingsOfReward } from '@counter/contract/ledger';
import { referralBankingDays, referralReward } from '@counter/contract/referrals';
import { dayAt } from '@counter/contract/shared';
import type { Work } from '../../platform/events/work.ts';
import { addBankingDays, postEntry } from '../ledger/index.ts';
import {
  createRewards,
  findStoreReferrer,
  takeBack,
  takeBackForBusiness,
  type DueReward,
  type NewReward,
  type RewardedOrder,
} from './rewards.repository.ts';

/** The time zone of the paying bank, which defines banking days. */
export const bankZone = 'America/New_York';

/**
 * Credits the referrers of a completed order's business and of its consumer. Posts to the ledger in the same
 * transaction as the completion, once.
 */
export async function rewardReferrers(
  work: Work,
  order: RewardedOrder,
  consumerReferrer: number | null,
): Promise<void> {
  const amount = referralReward(order.deliveryCommission);
  if (amount === 0) return;
  const storeReferrer = await findStoreReferrer(work);
  const rewards: NewReward[] = [
    ...(storeReferrer === null
      ? []
      : [{ brought: 'BUSINESS' as const, userId: storeReferrer, amount }]),
    ...(consumerReferrer === null
      ? []
      : [{ brought: 'CONSUMER' as const, userId: consumerReferrer, amount }]),
  ];
  if (rewards.length === 0) return;
  const dueDay = addBankingDays(dayAt(work.at, bankZone), referralBankingDays);
  await createRewards(work, order, rewards, dueDay);
  await post(work, order, amount * rewards.length, '');
}

/** Revokes the rewards of a cancelled order. Rewards already paid stay. */
export async function takeBackRewards(work: Work, order: RewardedOrder): Promise<void> {
  const amount = await takeBack(work, order.id);
  if (amount > 0) await post(work, order, -amount, 'Taken back');
}

/** Revokes the reward for a business that turned out to be the referrer's own. */
export async function takeBackOwn(work: Work, reward: DueReward): Promise<void> {
  const amount = await takeBackForBusiness(work, reward.orderId);
  if (amount === 0) return;
  await post(work, { ...reward, id: reward.orderId }, -amount, 'Own business');
}

async function post(
  work: Work,
  order: Pick<RewardedOrder, 'id' | 'orderNumber' | 'placedDay'>,
  amount: number,
  note: string,
): Promise<void> {
  await postEntry(work, {
    kind: 'REFERRAL',
    order,
    reference: order.orderNumber,
    note,
    postings: postingsOfReward(amount),
  });
}
