import { shareOf } from '../shared/money.ts';

/** The referrer's share of the marketplace's commission on a delivery fee, in basis points. */
export const referralShare = 1000;

/** The banking days until a reward is paid; the terms allow seven at most. */
export const referralBankingDays = 3;

/** The transfer fee that the recipient pays, in minor units. */
export const transferCharge = 25;

/** The minimum payment including the fee, in minor units; smaller amounts wait. */
export const minPayment = 100;

/** The days that a browser remembers a referrer. */
export const referralMemoryDays = 30;

/**
 * Returns the reward for an order from the commission on its delivery fee; 0 for tiny commissions.
 */
export function referralReward(deliveryCommission: number): number {
  return shareOf(deliveryCommission, referralShare);
}
