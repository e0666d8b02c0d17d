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

/** A payout of a store's earnings over whole weeks to the store's bank. */
export const payout = z.object({
  transactionId: z.string(),
  /** The time it was created. */
  transactionStartTime: instant,
  status: z.enum(payoutStatuses),
  /** The first and last store day: whole weeks from Monday to Sunday. */
  periodStart: day,
  periodEnd: day,
  currency: z.string(),
  /** totalOrdersAmount - transactionFee + adjustments + collected. */
  payoutAmount: minorUnits,
  totalOrders: z.int(),
  transactionFee: minorUnits,
  totalTax: minorUnits,
  totalRestaurantTip: minorUnits,
  /** Customers' payments for the store's part of its orders, before the fee. */
  totalOrdersAmount: minorUnits,
  /** All other entries on these days: refunds, charges, promo credits, returned payments. */
  adjustments: minorUnits,
  /** The part that the store already has: money collected at its counter (negative) minus refunds there. */
  collected: minorUnits,
  sentAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /** The bank's reason for returning it. */
  failure: z.nullable(z.string()),
});

export type Payout = z.infer<typeof payout>;

/** The parts that add up to a payout. Positive is in the store's favor. */
export const payoutBreakdown = z.object({
  sales: minorUnits,
  discounts: minorUnits,
  tax: minorUnits,
  tips: minorUnits,
  fee: minorUnits,
  /** The marketplace's share of promo code discounts. */
  promoCredits: minorUnits,
  refunds: minorUnits,
  /** Fees of refunded orders. */
  feesReturned: minorUnits,
  charges: minorUnits,
  corrections: minorUnits,
  campaigns: minorUnits,
  /** Money collected at the store's counter, which isn't paid out again. */
  collected: minorUnits,
  referrals: minorUnits,
  /** Earlier payouts that the bank returned. */
  returnedPayouts: minorUnits,
});

export type PayoutBreakdown = z.infer<typeof payoutBreakdown>;

/** Possible causes of a payout's difference from the one before. */
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

/** A cause and its share of the difference. Positive increased the payout. */
export const payoutCause = z.object({ cause: z.enum(comparisonCauses), amount: minorUnits });

export type PayoutCause = z.infer<typeof payoutCause>;

/** A comparison of a payout with the one before. */
export const payoutComparison = z.object({
  /** True if they cover consecutive single weeks. */
  weekBefore: z.boolean(),
  difference: minorUnits,
  /** The difference in the number of orders. */
  orders: z.int(),
  /** The largest causes of the difference, in descending order. */
  causes: z.array(payoutCause),
});

export type PayoutComparison = z.infer<typeof payoutComparison>;

/** A payout in a list. */
export const listedPayout = z.extend(payout, {
  /** Null for the first payout. */
  comparison: z.nullable(payoutComparison),
});

export type ListedPayout = z.infer<typeof listedPayout>;

/** Totals of payouts, without failed ones, whose money is part of a later payout. */
export const payoutTotals = z.object({
  /** The number of counted payouts. */
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

/** The previous payout. */
export const earlierPayout = z.object({
  transactionId: z.string(),
  periodStart: day,
  periodEnd: day,
  totalOrders: z.int(),
  payoutAmount: minorUnits,
  breakdown: payoutBreakdown,
});

/** One commission plan's fee on a payout's orders. */
export const planFee = z.object({
  plan: z.enum(feePlans),
  /** Null for orders from before rates were stored. */
  rate: z.nullable(basisPoints),
  orders: z.int(),
  /** Subtotal minus discount. */
  base: minorUnits,
  fee: minorUnits,
});

export type PlanFee = z.infer<typeof planFee>;

/** A day's earnings from completed orders. */
export const payoutDay = z.object({
  day,
  orders: z.int(),
  charged: minorUnits,
  fee: minorUnits,
  adjustments: minorUnits,
  collected: minorUnits,
});

export type PayoutDay = z.infer<typeof payoutDay>;

/** The later payout that includes a returned payout's amount. */
export const payoutCarrier = z.object({
  transactionId: z.string(),
  status: z.enum(payoutStatuses),
});

export type PayoutCarrier = z.infer<typeof payoutCarrier>;

export const payoutDetail = z.extend(listedPayout, {
  /** The payout that includes the amount, once it exists; null if the bank didn't return this one. */
  includedIn: z.nullable(payoutCarrier),
  breakdown: payoutBreakdown,
  /** Null for the first payout. */
  before: z.nullable(earlierPayout),
  plans: z.array(planFee),
  days: z.array(payoutDay),
});

export type PayoutDetail = z.infer<typeof payoutDetail>;

/** An order of a payout and its fee: base × rate = fee. */
export const payoutOrder = z.object({
  orderNumber: z.string(),
  /** The store day it was completed. */
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
  /** The marketplace's share of its promo code discount. */
  promoCredit: minorUnits,
  promoCode: z.nullable(z.string()),
});

export type PayoutOrder = z.infer<typeof payoutOrder>;

/** A payout item that isn't an order. */
export const payoutAdjustment = z.object({
  /** Its number in the store's ledger. */
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

/** The reason a store's payouts are held now. */
export const payoutHold = z.object({
  kind: z.enum(payoutHoldKinds),
  /** The time when it ends automatically; null if somebody has to end it. */
  until: z.nullable(instant),
  /** The marketplace staff's note. */
  reason: z.nullable(z.string()),
});

export type PayoutHold = z.infer<typeof payoutHold>;

/** The next payout. */
export const nextPayout = z.object({
  currency: z.string(),
  /** The store's earnings since the last payout. Amounts of 0 or less are carried forward. */
  amount: minorUnits,
  periodStart: day,
  periodEnd: day,
  /** The expected date unless it is held; null if it is already due. */
  expectedAt: z.nullable(instant),
  /** The last banking day by which it should arrive, unless it is held. */
  dueDay: day,
  hold: z.nullable(payoutHold),
});

export type NextPayout = z.infer<typeof nextPayout>;

/** A page of payouts and the totals of all pages. */
export const payoutsPage = z.extend(pageOf(listedPayout), { totals: payoutTotals });

export type PayoutsPage = z.infer<typeof payoutsPage>;

const claims = { userId: userIdClaim, storeId: id };

/** The first and last day on which payouts were created. */
const filters = {
  status: z.optional(z.enum(payoutStatuses)),
  startDate: z.optional(dayInput),
  endDate: z.optional(dayInput),
};

export const payoutsRequest = z.object({ ...claims, pageNumber, ...filters });

/** `CSV` has every column of the list; the others have arrived payouts as lines of a bank statement. */
export const payoutsFileFormats = ['CSV', 'QUICKBOOKS', 'XERO'] as const;

export type PayoutsFileFormat = (typeof payoutsFileFormats)[number];

export const payoutsExportRequest = z.object({
  ...claims,
  ...filters,
  format: z._default(z.enum(payoutsFileFormats), 'CSV'),
});

export const transactionId = z.string().check(z.regex(/^PO-\d{4}W\d{2}-\d{4,15}$/, 'is no payout'));

/** Any text in the URL is valid; an unknown payout is not found. */
export const payoutInPath = z.object({
  storeId: idInPath,
  transactionId: z.string().check(z.maxLength(40)),
});

export const payoutPartRequest = z.object({ ...claims, transactionId, pageNumber });
export const payoutStatementRequest = z.object({ ...claims, transactionId });
