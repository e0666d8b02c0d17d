import { endpoint } from '../endpoint.ts';
import { envelope, pageOf } from '../shared/schema.ts';
import { listQuery } from '../operator/operator.schemas.ts';
import {
  moveReferralPaymentRequest,
  referral,
  referralPayment,
  reward,
  rewardsRequest,
} from './referrals.schemas.ts';

export const findReferral = endpoint({
  method: 'GET',
  path: '/referral',
  summary: "Gets the caller's referral link, whom it brought and what that earned.",
  answer: envelope(referral),
  can: 'signedIn',
});

export const findRewards = endpoint({
  method: 'POST',
  path: '/referral/rewards',
  summary: "Lists the caller's referral rewards, the latest first.",
  body: rewardsRequest,
  answer: envelope(pageOf(reward)),
  can: 'signedIn',
});

export const findReferralPayments = endpoint({
  method: 'GET',
  path: '/operator/referral-payments',
  summary: 'Lists the payments of referral rewards, the latest first.',
  query: listQuery,
  answer: envelope(pageOf(referralPayment)),
  can: 'operator',
});

export const moveReferralPayment = endpoint({
  method: 'POST',
  path: '/operator/referral-payment/move',
  summary:
    'Records that a payment of referral rewards was sent, arrived, or was returned by the bank.',
  body: moveReferralPaymentRequest,
  answer: envelope(referralPayment),
  can: 'operator',
});
