import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { id, minorUnits, userIdClaim } from '../shared/schema.ts';

/** The stages of money on its way to the bank. `NEXT` isn't part of a payout yet. */
export const payoutStages = ['PAID', 'IN_TRANSIT', 'PENDING', 'NEXT'] as const;

export type PayoutStage = (typeof payoutStages)[number];

export const payoutProgressRequest = z
  .object({
    userId: userIdClaim,
    storeId: id,
    /** The first and last store day of the entries. */
    startDate: dayInput,
    endDate: dayInput,
  })
  .check(startBeforeEnd);

export const payoutProgress = z.object({
  currency: z.string(),
  /** The parts of the total by stage, without empty stages. */
  parts: z.array(
    z.object({
      stage: z.enum(payoutStages),
      amount: minorUnits,
      /** The transaction ids of its payouts, the latest first. */
      payouts: z.array(z.string()),
      /** The last banking day by which it should arrive; null once it has, or if unknown. */
      dueDay: z.nullable(z.string()),
    }),
  ),
  /** The total of the parts. */
  amount: minorUnits,
});

export type PayoutProgress = z.infer<typeof payoutProgress>;
