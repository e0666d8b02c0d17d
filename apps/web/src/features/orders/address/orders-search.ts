import { deliveryMethods, orderStatuses } from '@counter/contract/orders';
import { parseDay, rangeNames } from '@counter/contract/shared';
import { catch as otherwise, z } from 'zod/mini';

/** The parts of today's list, as its filter names them. */
export const orderGroups = ['new', 'accepted', 'ready', 'later', 'finished'] as const;

/** Parses a search parameter. Absent and invalid values become the default, which is left out. */
function orNothing<Schema extends z.core.$ZodType>(schema: Schema) {
  return otherwise(z.optional(schema), undefined);
}

// The router reads `?search=4821` as a number.
const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).slice(0, 60) || undefined),
);
const day = z.string().check(z.refine((value) => parseDay(value) === value));

/** Everything about the orders screen that its address says, but for the open order. */
export const ordersSearch = z.object({
  /** Today's orders where absent. */
  tab: orNothing(z.enum(['scheduled', 'history'])),
  /** The part of today's list; all of it where absent. */
  show: orNothing(z.enum(orderGroups)),
  search: orNothing(text),
  status: orNothing(z.enum(orderStatuses)),
  method: orNothing(z.enum(deliveryMethods)),
  range: orNothing(z.enum(rangeNames)),
  from: orNothing(day),
  to: orNothing(day),
  /** Counted from 1, which is absent. */
  page: orNothing(z.int().check(z.minimum(2), z.maximum(1_000_000))),
});

export type OrdersSearch = z.infer<typeof ordersSearch>;

/** The same of the list of finished orders where it is a part of another screen. */
export const historySearch = z.extend(
  z.pick(ordersSearch, {
    search: true,
    status: true,
    method: true,
    range: true,
    from: true,
    to: true,
    page: true,
  }),
  {
    /** The order that is open. */
    order: orNothing(text),
  },
);

export type HistorySearch = z.infer<typeof historySearch>;
