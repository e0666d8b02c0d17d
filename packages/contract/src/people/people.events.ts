import { z } from 'zod/mini';

/** An employee or a rider was added or changed. */
export const peopleChanged = z.object({ kind: z.literal('people.changed') });

/** Somebody clocked in or out, or a shift was corrected. */
export const shiftsChanged = z.object({ kind: z.literal('shifts.changed') });
