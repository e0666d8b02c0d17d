import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope, id, idInPath } from '../../shared/schema.ts';

/** The products that customers order with another one. Orders that were cancelled or expired don't count. */
export const orderedTogether = z.object({
  /** The orders with the product, of the last 90 days: at most the latest 2,000. */
  orders: z.int(),
  /** Products on the menu that are in at least 3 of the orders; the most common first, 5 at most. */
  products: z.array(z.object({ productId: id, name: z.string(), orders: z.int() })),
});

export type OrderedTogether = z.infer<typeof orderedTogether>;

export const findOrderedTogether = endpoint({
  method: 'GET',
  path: '/store/stats/together/{storeId}/{productId}',
  summary: 'Lists products that customers often order with a product.',
  params: z.object({ storeId: idInPath, productId: idInPath }),
  answer: envelope(orderedTogether),
  can: { permission: 'analytics:read', store: 'params.storeId' },
});
