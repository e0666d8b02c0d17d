import { findCharges } from '@counter/contract/adjustments';
import { findWaterfall, type WaterfallAnswer } from '@counter/contract/ledger';
import {
  findNextPayout,
  findPayoutProgress,
  findPayouts,
  type NextPayout,
  type PayoutProgress,
} from '@counter/contract/payouts';
import type { FakeServer } from '@counter/contract/testing';
import { pageOfPayouts } from './page-of-payouts.ts';

/** A week with every kind of waterfall bar. */
export const waterfall: WaterfallAnswer = {
  currency: 'USD',
  from: '2026-11-14',
  to: '2026-11-20',
  accounts: [
    { account: 'sales', amount: 200_00 },
    { account: 'discounts', amount: -20_00 },
    { account: 'promo_credits', amount: 5_00 },
    { account: 'tax', amount: 16_00 },
    { account: 'tips', amount: 9_00 },
    { account: 'fees', amount: -30_00 },
    { account: 'refunds', amount: -12_50 },
    { account: 'collected', amount: -40_00 },
  ],
  figures: { earnings: 167_50, customersPaid: 205_00, orders: 12 },
  feesReturned: 1_50,
  before: { earnings: 134_00, customersPaid: 205_00, orders: 10 },
};

const nothing: WaterfallAnswer = {
  ...waterfall,
  accounts: [],
  figures: { earnings: 0, customersPaid: 0, orders: 0 },
  feesReturned: 0,
  before: null,
};

const noProgress: PayoutProgress = { currency: 'USD', parts: [], amount: 0 };

const noPayout: NextPayout = {
  currency: 'USD',
  amount: 0,
  periodStart: '2026-11-16',
  periodEnd: '2026-11-22',
  expectedAt: '2026-11-23T05:00:00Z',
  dueDay: '2026-12-01',
  hold: null,
};

/** Answers the calls for a store's money with no earnings. */
export function answerNoMoney(server: FakeServer): FakeServer {
  return server
    .on(findWaterfall, { data: nothing })
    .on(findPayoutProgress, { data: noProgress })
    .on(findNextPayout, { data: noPayout })
    .on(findPayouts, { data: pageOfPayouts([]) })
    .on(findCharges, { data: { content: [], totalElements: 0, open: 0 } });
}
