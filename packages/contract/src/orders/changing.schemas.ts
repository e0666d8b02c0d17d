import { z } from 'zod/mini';
import { unavailableUntil } from '../menu/products.schemas.ts';
import { id, minorUnits, userIdClaim } from '../shared/schema.ts';

/** A product that replaces another one, with the ids of its chosen option choices. */
export const swapChoice = z.object({
  productId: id,
  options: z._default(z.array(id).check(z.maxLength(30)), []),
});

/** So many units of a line stay. The others are removed, or replaced by another product. */
export const itemChange = z.object({
  line: z.int().check(z.minimum(1)),
  quantity: z.int().check(z.minimum(0), z.maximum(99)),
  swap: z.optional(swapChoice),
});

export type ItemChange = z.output<typeof itemChange>;

const claims = { userId: userIdClaim, storeId: id, orderId: id };

/** `changes` is the order's own number, as the sender sees it. */
const wishedChange = {
  changes: z.int().check(z.minimum(0)),
  lines: z.array(itemChange).check(z.minLength(1), z.maxLength(500)),
};

export const changePreviewRequest = z.object({ ...claims, ...wishedChange });

export const changeItemsRequest = z.object({
  ...claims,
  ...wishedChange,
  /** The refund that the sender saw; if it differs now, nothing is changed. */
  refund: z.optional(minorUnits),
  /** Products that are marked unavailable with the change. */
  unavailable: z._default(
    z.array(z.object({ productId: id, until: unavailableUntil })).check(z.maxLength(50)),
    [],
  ),
});

/** The result that a change of an order's items would have. */
export const changePreview = z.object({
  /** Nothing is left: the order would be cancelled. */
  cancels: z.boolean(),
  /** Everything that goes back to the customer, or that they pay less. */
  refund: minorUnits,
  refundItems: minorUnits,
  /** Negative where the tax rate of a new item is higher. */
  refundTax: minorUnits,
  /** The tip and the delivery fee of an order that would be cancelled. */
  refundOther: minorUnits,
  /** The amount that the customer pays in the end. */
  payable: minorUnits,
  /** New items that cost more on the menu than the customer pays for them. */
  cheaper: z.array(z.object({ name: z.string(), menuPrice: minorUnits, price: minorUnits })),
});

export type ChangePreview = z.infer<typeof changePreview>;
