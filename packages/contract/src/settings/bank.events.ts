import { z } from 'zod/mini';

/** The bank account, company or representative changed or was verified. Contains none of their data. */
export const bankChanged = z.object({ kind: z.literal('bank.changed') });
