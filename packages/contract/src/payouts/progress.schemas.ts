import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { id, minorUnits, userIdClaim } from '../shared/schema.ts';

/** The stages of money on its way to the bank. `NEXT` is covered by no payout yet. */
export const payoutStages = ['PAID', 'IN_TRANSIT', 'PENDING', 'NEXT'] as const;

export type PayoutStage = (typeof payoutStages)[number];

export const payoutProgressRequest = z
  .object({
    userId: userIdClaim,
    storeId: id,
    /** The store days that entries count on, both included. */
    startDate: dayInput,
    endDate: dayInput,
  })
  .check(startBeforeEnd);

export const payoutProgress = z.object({
  currency: z.string(),
  /** The parts of the amount that the days come to, in the order of the stages; empty stages are left out. */
  parts: z.array(
    z.object({
      stage: z.enum(payoutStages),
      amount: minorUnits,
      /** The payouts that it is part of, by what they are called, the latest first. */
      payouts: z.array(z.string()),
      /** The last banking day on which it should arrive; null once it has, and where that is unknown. */
      dueDay: z.nullable(z.string()),
    }),
  ),
  /** The sum of the parts: what the days come to. */
  amount: minorUnits,
});

export type PayoutProgress = z.infer<typeof payoutProgress>;
