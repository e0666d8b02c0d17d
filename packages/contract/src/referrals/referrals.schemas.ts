import { z } from 'zod/mini';
import { payoutMoves, payoutStatuses } from '../payouts/payouts.states.ts';
import { id, instant, minorUnits, pageNumber } from '../shared/schema.ts';
import { upTo } from '../shared/lengths.ts';

/** The page size of rewards. */
export const referralPageSize = 20;

/** The referred side of an order. */
export const broughtSides = ['BUSINESS', 'CONSUMER'] as const;

export type BroughtSide = (typeof broughtSides)[number];

/** A person's referral link and its results. */
export const referral = z.object({
  code: z.string(),
  currency: z.string(),
  businesses: z.int(),
  consumers: z.int(),
  /** The total earned, without revoked rewards. */
  earned: minorUnits,
  /** The part that isn't in a payment yet, and its first banking day. */
  waiting: minorUnits,
  waitingFrom: z.nullable(z.string()),
  /** The amount paid or on its way, and the transfer fees. */
  paid: minorUnits,
  charges: minorUnits,
  /** True if there is a verified bank account for payments. */
  payable: z.boolean(),
});

export type Referral = z.infer<typeof referral>;

/** An order's reward. */
export const reward = z.object({
  id,
  earnedAt: instant,
  brought: z.enum(broughtSides),
  storeName: z.string(),
  orderNumber: z.string(),
  currency: z.string(),
  deliveryFee: minorUnits,
  /** The marketplace's commission on the delivery fee. */
  commission: minorUnits,
  amount: minorUnits,
  /** The first banking day on which it can be paid. */
  dueDay: z.string(),
  takenBackAt: z.nullable(instant),
  payment: z.nullable(z.object({ transactionId: z.string(), status: z.enum(payoutStatuses) })),
});

export type Reward = z.infer<typeof reward>;

export const rewardsRequest = z.object({ pageNumber });

/** A payment as marketplace staff see it. */
export const referralPayment = z.object({
  transactionId: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** The store whose bank account receives it. */
  storeName: z.string(),
  status: z.enum(payoutStatuses),
  currency: z.string(),
  rewards: z.int(),
  earned: minorUnits,
  transferCharge: minorUnits,
  amount: minorUnits,
  createdAt: instant,
  failure: z.nullable(z.string()),
});

export type ReferralPayment = z.infer<typeof referralPayment>;

export const moveReferralPaymentRequest = z
  .object({
    transactionId: z.string().check(z.maxLength(40)),
    move: z.enum(payoutMoves),
    /** The reason it failed. */
    reason: z.optional(z.string().check(z.trim(), upTo(500))),
  })
  .check(
    z.refine(({ move, reason }) => move !== 'fail' || Boolean(reason), {
      path: ['reason'],
      message: 'Say what the bank said',
    }),
  );
