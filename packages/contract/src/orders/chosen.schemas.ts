import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

const quantity = z.int().check(z.minimum(1), z.maximum(99));
const options = z._default(z.array(id).check(z.maxLength(30)), []);
const specialInstructions = z._default(z.string().check(z.trim(), z.maxLength(300)), '');

/** One product as a customer orders it. */
export const orderedProduct = z.object({
  productId: id,
  quantity,
  /** Ids of the chosen option choices. */
  options,
  specialInstructions,
});

/** One deal as a customer orders it. */
export const orderedDeal = z.object({
  dealId: id,
  quantity,
  /** Options for the deal's products, where any are to be chosen: the same for every unit of a product. */
  parts: z._default(z.array(z.object({ productId: id, options })).check(z.maxLength(20)), []),
  specialInstructions,
});
