import { z } from 'zod/mini';
import { payoutStatuses } from './payouts.states.ts';

/** A payout was made or moved on, or is held or no longer: without amounts, which not everybody may see. */
export const payoutChanged = z.object({
  kind: z.literal('payout.changed'),
  /** Null where it is about payouts to come. */
  payout: z.nullable(z.object({ transactionId: z.string(), status: z.enum(payoutStatuses) })),
});
