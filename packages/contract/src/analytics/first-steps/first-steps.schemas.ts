import { z } from 'zod/mini';
import { id } from '../../shared/schema.ts';
import { firstSteps, notedSteps, optionalSteps } from './first-steps.ts';

/** The setup progress of a new store. */
export const storeBeginning = z.object({
  /** True if no step is left. It stays true for a day; then the setup is no longer shown. */
  ready: z.boolean(),
  /** The steps that the caller's role allows. */
  steps: z.array(
    z.object({ step: z.enum(firstSteps), state: z.enum(['OPEN', 'DONE', 'SKIPPED']) }),
  ),
  /** A product without a picture. */
  productWithoutPicture: z.nullable(id),
});

export type StoreBeginning = z.infer<typeof storeBeginning>;

export const noteStepRequest = z.object({ storeId: id, step: z.enum(notedSteps) });

export const skipStepRequest = z.object({
  storeId: id,
  step: z.enum(optionalSteps),
  /** False restores a skipped step. */
  skipped: z.boolean(),
});
