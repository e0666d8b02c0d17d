import { z } from 'zod/mini';

/** The store's expenses or suppliers changed. */
export const expensesChanged = z.object({ kind: z.literal('expenses.changed') });
