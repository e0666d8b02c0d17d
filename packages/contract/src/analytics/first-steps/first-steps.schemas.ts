import { z } from 'zod/mini';
import { id } from '../../shared/schema.ts';
import { firstSteps, notedSteps, optionalSteps } from './first-steps.ts';

/** The progress of a new store. */
export const storeBeginning = z.object({
  /** Nothing is left to do. It stays true for a day; then there is nothing to answer any more. */
  ready: z.boolean(),
  /** The steps that the caller's role may do. */
  steps: z.array(
    z.object({ step: z.enum(firstSteps), state: z.enum(['OPEN', 'DONE', 'SKIPPED']) }),
  ),
  /** A product that has no picture yet. */
  productWithoutPicture: z.nullable(id),
});

export type StoreBeginning = z.infer<typeof storeBeginning>;

export const noteStepRequest = z.object({ storeId: id, step: z.enum(notedSteps) });

export const skipStepRequest = z.object({
  storeId: id,
  step: z.enum(optionalSteps),
  /** False brings a skipped step back. */
  skipped: z.boolean(),
});
