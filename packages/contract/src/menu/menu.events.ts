import { z } from 'zod/mini';

/** The menu changed: products, categories, options or deals. */
export const menuChanged = z.object({ kind: z.literal('menu.changed') });
