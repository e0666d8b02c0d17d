import type { CallOf } from '@counter/contract/endpoint';
import { findReferralPayments, moveReferralPayment } from '@counter/contract/referrals';
import { operator } from '../operator-resource.ts';

/** The latest payments to people who brought others. */
export const useReferralPayments = operator.read('referral-payments', findReferralPayments, () => ({
  query: {},
}));

type ReferralMove = CallOf<typeof moveReferralPayment>['body'];

/** Notes what the bank did with one. */
export const useMoveReferralPayment = operator.write(
  moveReferralPayment,
  (_all, body: ReferralMove) => ({ body }),
  { refetchFirst: true },
);
