import { z } from 'zod/mini';

/** A customer was blocked, or is welcome again. */
export const customersChanged = z.object({ kind: z.literal('customers.changed') });
