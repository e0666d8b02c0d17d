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
  summary: "Answers a person's link, whom it brought and what that earned.",
  answer: envelope(referral),
  can: 'signedIn',
});

export const findRewards = endpoint({
  method: 'POST',
  path: '/referral/rewards',
  summary: 'Lists what orders of those whom a person brought have earned, the latest first.',
  body: rewardsRequest,
  answer: envelope(pageOf(reward)),
  can: 'signedIn',
});

export const findReferralPayments = endpoint({
  method: 'GET',
  path: '/operator/referral-payments',
  summary: 'Lists what people are paid for whom they brought, the latest first.',
  query: listQuery,
  answer: envelope(pageOf(referralPayment)),
  can: 'operator',
});

export const moveReferralPayment = endpoint({
  method: 'POST',
  path: '/operator/referral-payment/move',
  summary: 'Notes that such a payment was sent, arrived, or was returned by the bank.',
  body: moveReferralPaymentRequest,
  answer: envelope(referralPayment),
  can: 'operator',
});
