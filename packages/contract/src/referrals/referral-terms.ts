import { shareOf } from '../shared/money.ts';

/** The referrer's share of the marketplace's commission on a delivery fee, in basis points. */
export const referralShare = 1000;

/** Banking days before a reward is paid; it is paid after seven at the latest. */
export const referralBankingDays = 3;

/** The cost of a transfer to its recipient, in minor units. */
export const transferCharge = 25;

/** Less than that, charge included, waits for more. Minor units. */
export const minPayment = 100;

/** The longest that a browser remembers who brought somebody, in days. */
export const referralMemoryDays = 30;

/**
 * Returns the reward for an order from the commission on its delivery fee; 0 for tiny commissions.
 */
export function referralReward(deliveryCommission: number): number {
  return shareOf(deliveryCommission, referralShare);
}
