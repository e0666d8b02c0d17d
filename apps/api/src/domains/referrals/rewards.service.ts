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

/** Banking days are those of the bank that pays. */
export const bankZone = 'America/New_York';

/**
 * Has a completed order earn what it does for whoever brought the business, and for whoever brought its
 * consumer: in the books, in the transaction of its completion, once.
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

/** Takes back what a cancelled order has earned; what was paid already stays. */
export async function takeBackRewards(work: Work, order: RewardedOrder): Promise<void> {
  const amount = await takeBack(work, order.id);
  if (amount > 0) await post(work, order, -amount, 'Taken back');
}

/** Takes back what an order earned somebody for a business that turned out to be their own. */
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
