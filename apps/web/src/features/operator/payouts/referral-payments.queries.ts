import type { CallOf } from '@counter/contract/endpoint';
import { findReferralPayments, moveReferralPayment } from '@counter/contract/referrals';
import { operator } from '../operator-resource.ts';

/** Loads the latest payments of referral rewards. */
export const useReferralPayments = operator.read('referral-payments', findReferralPayments, () => ({
  query: {},
}));

type ReferralMove = CallOf<typeof moveReferralPayment>['body'];

/** Records whether the bank paid or returned a referral payment. */
export const useMoveReferralPayment = operator.write(
  moveReferralPayment,
  (_all, body: ReferralMove) => ({ body }),
  { refetchFirst: true },
);
