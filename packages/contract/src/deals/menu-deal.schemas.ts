import { z } from 'zod/mini';
import { id, minorUnits } from '../shared/schema.ts';

/** A deal as offered to customers. */
export const menuDeal = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  /** The price of the whole deal, without priced options. */
  price: minorUnits,
  /** True if it is available at the requested time, including its parts. */
  available: z.boolean(),
  /** The reason it is unavailable, as a sentence; empty if it is available. */
  reason: z.string(),
  parts: z.array(z.object({ productId: id, quantity: z.int() })),
});

export type MenuDeal = z.infer<typeof menuDeal>;
