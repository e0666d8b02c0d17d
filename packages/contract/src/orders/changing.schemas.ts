import { z } from 'zod/mini';
import { unavailableUntil } from '../menu/products.schemas.ts';
import { id, minorUnits, userIdClaim } from '../shared/schema.ts';

/** A replacement product, with the ids of its chosen options. */
export const swapChoice = z.object({
  productId: id,
  options: z._default(z.array(id).check(z.maxLength(30)), []),
});

/** The number of units of a line to keep. The others are removed or replaced by another product. */
export const itemChange = z.object({
  line: z.int().check(z.minimum(1)),
  quantity: z.int().check(z.minimum(0), z.maximum(99)),
  swap: z.optional(swapChoice),
});

export type ItemChange = z.output<typeof itemChange>;

const claims = { userId: userIdClaim, storeId: id, orderId: id };

/** `changes` is the order's change count as the sender sees it. */
const wishedChange = {
  changes: z.int().check(z.minimum(0)),
  lines: z.array(itemChange).check(z.minLength(1), z.maxLength(500)),
};

export const changePreviewRequest = z.object({ ...claims, ...wishedChange });

export const changeItemsRequest = z.object({
  ...claims,
  ...wishedChange,
  /** The refund that the sender saw. If it differs now, the call is refused. */
  refund: z.optional(minorUnits),
  /** Products to mark unavailable along with the change. */
  unavailable: z._default(
    z.array(z.object({ productId: id, until: unavailableUntil })).check(z.maxLength(50)),
    [],
  ),
});

/** The result of a change to an order's items. */
export const changePreview = z.object({
  /** True if no items are left, which cancels the order. */
  cancels: z.boolean(),
  /** The total that is refunded, or that the customer pays less. */
  refund: minorUnits,
  refundItems: minorUnits,
  /** Negative if a new item has a higher tax rate. */
  refundTax: minorUnits,
  /** The tip and delivery fee of a cancelled order. */
  refundOther: minorUnits,
  /** The amount that the customer finally pays. */
  payable: minorUnits,
  /** New items whose menu price is above what the customer pays for them. */
  cheaper: z.array(z.object({ name: z.string(), menuPrice: minorUnits, price: minorUnits })),
});

export type ChangePreview = z.infer<typeof changePreview>;
