import { z } from 'zod/mini';

/** An employee, a rider, clocked hours or planned shifts changed. */
export const peopleChanged = z.object({ kind: z.literal('people.changed') });
