import {
  changeItems,
  findReplacements,
  previewChange,
  type ItemChange,
  type Order,
  type OrderWithTimeline,
} from '@counter/contract/orders';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import { mapTodays, type Todays } from '../known/known-orders.queries.ts';
import type { Until } from '../../../ui/forms/until-choice.ts';

const orders = storeResource('orders', ['menu']);

/** A change of an order's items. `changes` is the version that the person sees. */
type Wish = Pick<Order, 'changes'> & {
  readonly orderId: number;
  readonly lines: readonly ItemChange[];
};

/** Loads the refund that a change would give; nothing without a change. */
export const useChangePreview = orders.list(
  'preview',
  previewChange,
  ({ userId, storeId }, wish: Wish | undefined) =>
    wish && { body: { userId, storeId, ...wish, lines: [...wish.lines] } },
  { gcTime: 0 },
);

/** Loads the products that can replace items of an order. */
export const useReplacements = orders.read(
  'replacements',
  findReplacements,
  ({ storeId }, orderId: number) => ({
    params: { storeId: String(storeId), orderId: String(orderId) },
  }),
);

type Change = Wish & {
  /** The refund that the person saw. */
  readonly refund: number;
  readonly unavailable: readonly { readonly productId: number; readonly until: Until }[];
};

/** Changes an order's items. Idempotent: a repeated request is answered as done. */
export const useChangeItems = orders.write(
  changeItems,
  ({ userId, storeId }, { lines, unavailable, ...change }: Change) => ({
    body: { userId, storeId, ...change, lines: [...lines], unavailable: [...unavailable] },
  }),
  {
    after: async (cache, { data }) => {
      const update = <O extends Order>(known: O): O =>
        known.id === data.id ? { ...known, ...data } : known;
      await cache.update<OrderWithTimeline>(['one', data.orderNumber], update);
      await cache.update<Todays>(['todays'], (known) => mapTodays(known, update));
    },
  },
);
