import { z } from 'zod/mini';

/** Somebody who works or delivers for the store was added or changed. */
export const peopleChanged = z.object({ kind: z.literal('people.changed') });
