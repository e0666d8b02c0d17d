import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope, id, idInPath } from '../../shared/schema.ts';

/** The products that customers order together with another one, without cancelled and expired orders. */
export const orderedTogether = z.object({
  /** Orders with the product in the last 90 days, at most the latest 2,000. */
  orders: z.int(),
  /** Products on the menu in at least 3 of these orders, the most common first, at most 5. */
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
