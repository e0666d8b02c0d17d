import { z } from 'zod/mini';

/** An employee or a rider was added or changed, or an employee's hours or planned shifts. */
export const peopleChanged = z.object({ kind: z.literal('people.changed') });
