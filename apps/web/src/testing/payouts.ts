import {
  findNextPayout,
  findPayout,
  findPayoutAdjustments,
  findPayoutOrders,
  findPayoutProgress,
  findPayouts,
  type NextPayout,
  type ListedPayout,
  type PayoutAdjustment,
  type PayoutDetail,
  type PayoutOrder,
  type PayoutProgress,
} from '@counter/contract/payouts';
import type { FakeServer } from '@counter/contract/testing';
import { pageOfPayouts } from './page-of-payouts.ts';
import { openStore } from './store.ts';

const transactionId = 'PO-2026W46-0003';

/** A payout returned by the bank. */
export const payout: ListedPayout = {
  transactionId,
  transactionStartTime: '2026-11-16T10:00:00Z',
  status: 'FAILED',
  periodStart: '2026-11-09',
  periodEnd: '2026-11-15',
  currency: 'USD',
  payoutAmount: 101_00,
  totalOrders: 21,
  transactionFee: 15_00,
  totalTax: 8_00,
  totalRestaurantTip: 4_00,
  totalOrdersAmount: 120_00,
  adjustments: 1_00,
  collected: -5_00,
  sentAt: '2026-11-17T10:00:00Z',
  settledAt: '2026-11-18T10:00:00Z',
  failure: 'R20: no transactions',
  comparison: {
    weekBefore: true,
    difference: -21_00,
    orders: -4,
    causes: [
      { cause: 'orders', amount: -18_00 },
      { cause: 'collected', amount: -5_00 },
    ],
  },
};
/** The same payout with the breakdown of its amount. */
export const payoutDetail: PayoutDetail = {
  ...payout,
  includedIn: null,
  breakdown: {
    sales: 108_00,
    discounts: 0,
    tax: 8_00,
    tips: 4_00,
    fee: -15_00,
    promoCredits: 0,
    refunds: 0,
    feesReturned: 0,
    charges: 0,
    corrections: 1_00,
    campaigns: 0,
    collected: -5_00,
    referrals: 0,
    returnedPayouts: 0,
  },
  before: {
    transactionId: 'PO-2026W45-0003',
    periodStart: '2026-11-02',
    periodEnd: '2026-11-08',
    totalOrders: 25,
    payoutAmount: 122_00,
    breakdown: {
      sales: 124_00,
      discounts: 0,
      tax: 10_00,
      tips: 5_00,
      fee: -17_00,
      promoCredits: 0,
      refunds: 0,
      feesReturned: 0,
      charges: 0,
      corrections: 0,
      campaigns: 0,
      collected: 0,
      referrals: 0,
      returnedPayouts: 0,
    },
  },
  plans: [{ plan: 'DELIVERED', rate: 1500, orders: 21, base: 100_00, fee: 15_00 }],
  days: [
    {
      day: '2026-11-09',
      orders: 20,
      charged: 110_00,
      fee: 15_00,
      adjustments: 0,
      collected: -5_00,
    },
    { day: '2026-11-10', orders: 1, charged: 10_00, fee: 0, adjustments: 1_00, collected: 0 },
  ],
};
/** An order in the payout. */
export const payoutOrder: PayoutOrder = {
  orderNumber: 'KM-4821',
  day: '2026-11-09',
  plan: 'DELIVERED',
  subtotal: 40_00,
  discount: 0,
  tax: 3_55,
  tip: 0,
  base: 40_00,
  rate: 1500,
  fee: 6_00,
  total: 37_55,
  payment: 'MARKETPLACE',
  promoCredit: 0,
  promoCode: null,
};
const orders: readonly PayoutOrder[] = [
  payoutOrder,
  { ...payoutOrder, orderNumber: 'KM-4822', rate: null, payment: 'AT_COUNTER' },
  { ...payoutOrder, orderNumber: 'KM-4823', promoCredit: 2_00, promoCode: 'CEDAR' },
];
/** An adjustment in the payout. */
export const correction: PayoutAdjustment = {
  seq: 9,
  at: '2026-11-10T10:00:00Z',
  day: '2026-11-10',
  kind: 'ADJUSTMENT',
  reference: 'ADJ-1',
  note: 'A fee was taken twice',
  amount: 1_00,
};
/** The payout after it. */
export const nextPayout: NextPayout = {
  currency: 'USD',
  amount: 120_00,
  periodStart: '2026-11-16',
  periodEnd: '2026-11-22',
  expectedAt: '2026-11-23T10:00:00Z',
  dueDay: '2026-11-30',
  hold: null,
};

/** The progress of the returned payout, whose money isn't in another payout yet. */
const notCarried: PayoutProgress = {
  currency: 'USD',
  amount: 101_00,
  parts: [{ stage: 'NEXT', amount: 101_00, payouts: [], dueDay: '2026-11-30' }],
};

/** Opens a store with the given payouts. */
export function openPayouts(content: readonly ListedPayout[] = [payout]): FakeServer {
  return openStore()
    .on(findPayoutProgress, { data: notCarried })
    .on(findPayouts, { data: pageOfPayouts(content) })
    .on(findNextPayout, { data: nextPayout })
    .on(findPayout, { data: payoutDetail })
    .on(findPayoutOrders, { data: { content: [...orders], totalElements: orders.length } })
    .on(findPayoutAdjustments, { data: { content: [correction], totalElements: 1 } });
}
