import { z } from 'zod/mini';

/** Something on the menu changed: products, categories, options or deals. */
export const menuChanged = z.object({ kind: z.literal('menu.changed') });
