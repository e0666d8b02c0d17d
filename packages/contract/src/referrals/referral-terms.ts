import { shareOf } from '../shared/money.ts';

/** What of the marketplace's commission on a delivery fee is for whoever brought the business or the consumer, basis points. */
export const referralShare = 1000;

/** How many banking days pass before a reward is paid; at the latest it is after seven. */
export const referralBankingDays = 3;

/** What a transfer costs whom it goes to, minor units. */
export const transferCharge = 25;

/** Less than that, charge included, waits for more. Minor units. */
export const minPayment = 100;

/** The longest that a browser remembers who brought somebody, in days. */
export const referralMemoryDays = 30;

/** What an order's commission on its delivery fee earns one who brought somebody; 0 for very little. */
export function referralReward(deliveryCommission: number): number {
  return shareOf(deliveryCommission, referralShare);
}
