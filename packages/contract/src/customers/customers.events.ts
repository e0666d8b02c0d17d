import { z } from 'zod/mini';

/** A customer was blocked or unblocked. */
export const customersChanged = z.object({ kind: z.literal('customers.changed') });
