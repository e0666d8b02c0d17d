import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

const quantity = z.int().check(z.minimum(1), z.maximum(99));
const options = z._default(z.array(id).check(z.maxLength(30)), []);
const specialInstructions = z._default(z.string().check(z.trim(), z.maxLength(300)), '');

/** A product in a customer's order. */
export const orderedProduct = z.object({
  productId: id,
  quantity,
  /** Ids of the chosen option choices. */
  options,
  specialInstructions,
});

/** A deal in a customer's order. */
export const orderedDeal = z.object({
  dealId: id,
  quantity,
  /** The options of the deal's products, the same for every unit of a product. */
  parts: z._default(z.array(z.object({ productId: id, options })).check(z.maxLength(20)), []),
  specialInstructions,
});
