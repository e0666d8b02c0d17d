import { z } from 'zod/mini';
import { stars } from '../../feedback/rating.ts';
import { id, instant, minorUnits } from '../../shared/schema.ts';

const cause = z
  .string()
  .check(z.regex(/^(charge|payout|review|picture):[\w-]{1,40}$/, 'Name a suggestion'));

const chargeLapses = z.object({
  kind: z.literal('CHARGE'),
  cause,
  chargeId: id,
  orderNumber: z.string(),
  amount: minorUnits,
  currency: z.string(),
  contestBy: instant,
});

const payoutReturned = z.object({
  kind: z.literal('PAYOUT'),
  cause,
  amount: minorUnits,
  currency: z.string(),
  createdAt: instant,
});

const reviewUnanswered = z.object({
  kind: z.literal('REVIEW'),
  cause,
  reviewId: id,
  orderNumber: z.string(),
  rating: z.literal(stars),
  createdAt: instant,
});

const pictureMissing = z.object({
  kind: z.literal('PICTURE'),
  cause,
  productId: id,
  productName: z.string(),
  /** Orders with the product in the last four weeks. */
  orders: z.int(),
});

/** A suggestion. `cause` identifies its subject; a dismissal applies to that subject only. */
export const suggestion = z.discriminatedUnion('kind', [
  chargeLapses,
  payoutReturned,
  reviewUnanswered,
  pictureMissing,
]);

export type Suggestion = z.infer<typeof suggestion>;

export const dismissRequest = z.object({
  storeId: id,
  cause,
  /** False undoes a dismissal. */
  dismissed: z.boolean(),
});
