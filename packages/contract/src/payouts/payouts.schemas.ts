import { z } from 'zod/mini';
import { entryKinds } from '../ledger/ledger.accounts.ts';
import { orderPayments } from '../orders/orders.choices.ts';
import { dayInput } from '../shared/dates.ts';
import {
  basisPoints,
  id,
  idInPath,
  instant,
  minorUnits,
  pageNumber,
  pageOf,
  userIdClaim,
} from '../shared/schema.ts';
import { payoutStatuses } from './payouts.states.ts';
import { feePlans } from './plans.ts';

const day = z.string();

/** A payout: what a store earned in whole weeks, on its way to the store's bank. */
export const payout = z.object({
  transactionId: z.string(),
  /** The time it was made. */
  transactionStartTime: instant,
  status: z.enum(payoutStatuses),
  /** The store days it covers, the last one included: whole weeks from Monday to Sunday. */
  periodStart: day,
  periodEnd: day,
  currency: z.string(),
  /** totalOrdersAmount - transactionFee + adjustments + collected. */
  payoutAmount: minorUnits,
  totalOrders: z.int(),
  transactionFee: minorUnits,
  totalTax: minorUnits,
  totalRestaurantTip: minorUnits,
  /** The customers' payments for the store's part of its orders, before the fee. */
  totalOrdersAmount: minorUnits,
  /** Everything else that counts on these days: refunds, charges, promo credits, returned payments. */
  adjustments: minorUnits,
  /**
   * The part that the store already has: collected at its counter (negative), less its refunds
   * there.
   */
  collected: minorUnits,
  sentAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /** The bank's reason to return it. */
  failure: z.nullable(z.string()),
});

export type Payout = z.infer<typeof payout>;

/** The parts of a payout, which add up to its amount. Positive is in the store's favor. */
export const payoutBreakdown = z.object({
  sales: minorUnits,
  discounts: minorUnits,
  tax: minorUnits,
  tips: minorUnits,
  fee: minorUnits,
  /** The marketplace's part of promo code discounts. */
  promoCredits: minorUnits,
  refunds: minorUnits,
  /** Fees of refunded orders. */
  feesReturned: minorUnits,
  charges: minorUnits,
  corrections: minorUnits,
  campaigns: minorUnits,
  /** The money collected at the store's counter, which is not paid again. */
  collected: minorUnits,
  referrals: minorUnits,
  /** Earlier payouts that the bank returned. */
  returnedPayouts: minorUnits,
});

export type PayoutBreakdown = z.infer<typeof payoutBreakdown>;

/** Everything that may make a payout differ from the one before. */
export const comparisonCauses = [
  'orders',
  'orderSize',
  'discounts',
  'promoCredits',
  'refunds',
  'charges',
  'corrections',
  'campaigns',
  'referrals',
  'collected',
  'returnedPayouts',
] as const;

export type ComparisonCause = (typeof comparisonCauses)[number];

/** A cause and its share of the difference. Positive made the payout larger. */
export const payoutCause = z.object({ cause: z.enum(comparisonCauses), amount: minorUnits });

export type PayoutCause = z.infer<typeof payoutCause>;

/** The difference between a payout and the one before. */
export const payoutComparison = z.object({
  /** Both cover one week, one after the other. */
  weekBefore: z.boolean(),
  difference: minorUnits,
  /** The difference in orders. */
  orders: z.int(),
  /** The largest causes of the difference, the largest first. */
  causes: z.array(payoutCause),
});

export type PayoutComparison = z.infer<typeof payoutComparison>;

/** A payout in a list. */
export const listedPayout = z.extend(payout, {
  /** Null for the first payout. */
  comparison: z.nullable(payoutComparison),
});

export type ListedPayout = z.infer<typeof listedPayout>;

/** The sums of payouts. Those that failed don't count: their money goes out again with a later one. */
export const payoutTotals = z.object({
  /** The number of payouts that count. */
  payouts: z.int(),
  ...z.pick(payout, {
    totalOrders: true,
    totalTax: true,
    totalRestaurantTip: true,
    totalOrdersAmount: true,
    transactionFee: true,
    adjustments: true,
    collected: true,
    payoutAmount: true,
  }).shape,
});

export type PayoutTotals = z.infer<typeof payoutTotals>;

/** The payout before another one. */
export const earlierPayout = z.object({
  transactionId: z.string(),
  periodStart: day,
  periodEnd: day,
  totalOrders: z.int(),
  payoutAmount: minorUnits,
  breakdown: payoutBreakdown,
});

/** The fee of one commission plan on the orders of a payout. */
export const planFee = z.object({
  plan: z.enum(feePlans),
  /** Null for orders from before rates were kept. */
  rate: z.nullable(basisPoints),
  orders: z.int(),
  /** Subtotal less discount. */
  base: minorUnits,
  fee: minorUnits,
});

export type PlanFee = z.infer<typeof planFee>;

/** The earnings of the orders completed on a day. */
export const payoutDay = z.object({
  day,
  orders: z.int(),
  charged: minorUnits,
  fee: minorUnits,
  adjustments: minorUnits,
  collected: minorUnits,
});

export type PayoutDay = z.infer<typeof payoutDay>;

/** The payout that includes the amount of one that the bank returned. */
export const payoutCarrier = z.object({
  transactionId: z.string(),
  status: z.enum(payoutStatuses),
});

export type PayoutCarrier = z.infer<typeof payoutCarrier>;

export const payoutDetail = z.extend(listedPayout, {
  /** The payout that includes the amount, once there is one; null for a payout that the bank didn't return. */
  includedIn: z.nullable(payoutCarrier),
  breakdown: payoutBreakdown,
  /** Null for the first payout. */
  before: z.nullable(earlierPayout),
  plans: z.array(planFee),
  days: z.array(payoutDay),
});

export type PayoutDetail = z.infer<typeof payoutDetail>;

/** An order of a payout with what its fee is made of: base × rate = fee. */
export const payoutOrder = z.object({
  orderNumber: z.string(),
  /** The store day it was completed on. */
  day,
  plan: z.enum(feePlans),
  subtotal: minorUnits,
  discount: minorUnits,
  tax: minorUnits,
  tip: minorUnits,
  base: minorUnits,
  rate: z.nullable(basisPoints),
  fee: minorUnits,
  /** subtotal - discount + tax + tip - fee. */
  total: minorUnits,
  payment: z.enum(orderPayments),
  /** The marketplace's contribution for its promo code. */
  promoCredit: minorUnits,
  promoCode: z.nullable(z.string()),
});

export type PayoutOrder = z.infer<typeof payoutOrder>;

/** Something besides the orders that counts into a payout. */
export const payoutAdjustment = z.object({
  /** Its number in the store's books. */
  seq: z.int(),
  at: instant,
  day,
  kind: z.enum(entryKinds),
  reference: z.string(),
  note: z.string(),
  amount: minorUnits,
});

export type PayoutAdjustment = z.infer<typeof payoutAdjustment>;

export const payoutHoldKinds = ['BANK_CHANGED', 'BANK_UNVERIFIED', 'MARKETPLACE'] as const;

/** The reason a store is not paid for now. */
export const payoutHold = z.object({
  kind: z.enum(payoutHoldKinds),
  /** Ends by itself then; null until somebody does something. */
  until: z.nullable(instant),
  /** The note of the marketplace's staff. */
  reason: z.nullable(z.string()),
});

export type PayoutHold = z.infer<typeof payoutHold>;

/** The payout to come. */
export const nextPayout = z.object({
  currency: z.string(),
  /** The store's earnings since the last payout; amounts of 0 or less are carried forward. */
  amount: minorUnits,
  periodStart: day,
  periodEnd: day,
  /** The expected date, unless it is held; null if it is already due. */
  expectedAt: z.nullable(instant),
  /** The last banking day on which it should arrive, unless it is held. */
  dueDay: day,
  hold: z.nullable(payoutHold),
});

export type NextPayout = z.infer<typeof nextPayout>;

/** A page of payouts, and the sums of all pages. */
export const payoutsPage = z.extend(pageOf(listedPayout), { totals: payoutTotals });

export type PayoutsPage = z.infer<typeof payoutsPage>;

const claims = { userId: userIdClaim, storeId: id };

/** By the day on which they were made, both days included. */
const filters = {
  status: z.optional(z.enum(payoutStatuses)),
  startDate: z.optional(dayInput),
  endDate: z.optional(dayInput),
};

export const payoutsRequest = z.object({ ...claims, pageNumber, ...filters });

/** `CSV` has every figure of the list; the others what arrived, as lines of a bank statement. */
export const payoutsFileFormats = ['CSV', 'QUICKBOOKS', 'XERO'] as const;

export type PayoutsFileFormat = (typeof payoutsFileFormats)[number];

export const payoutsExportRequest = z.object({
  ...claims,
  ...filters,
  format: z._default(z.enum(payoutsFileFormats), 'CSV'),
});

export const transactionId = z.string().check(z.regex(/^PO-\d{4}W\d{2}-\d{4,15}$/, 'is no payout'));

/** Anything may stand in an address: what is no payout is not found. */
export const payoutInPath = z.object({
  storeId: idInPath,
  transactionId: z.string().check(z.maxLength(40)),
});

export const payoutPartRequest = z.object({ ...claims, transactionId, pageNumber });
export const payoutStatementRequest = z.object({ ...claims, transactionId });
