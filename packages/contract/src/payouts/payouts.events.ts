import { z } from 'zod/mini';
import { payoutStatuses } from './payouts.states.ts';

/** A payout was created, moved, held or released. Has no amounts, because not everybody may see them. */
export const payoutChanged = z.object({
  kind: z.literal('payout.changed'),
  /** Null if it is about future payouts. */
  payout: z.nullable(z.object({ transactionId: z.string(), status: z.enum(payoutStatuses) })),
});
