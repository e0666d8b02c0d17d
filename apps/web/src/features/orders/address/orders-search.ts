import { deliveryMethods, orderStatuses } from '@counter/contract/orders';
import { parseDay, rangeNames } from '@counter/contract/shared';
import { catch as otherwise, z } from 'zod/mini';

/** The groups of today's list that can be filtered by. */
export const orderGroups = ['new', 'accepted', 'ready', 'later', 'finished'] as const;

/** Returns a schema that parses absent and invalid values as undefined. */
function orNothing<Schema extends z.core.$ZodType>(schema: Schema) {
  return otherwise(z.optional(schema), undefined);
}

// The router reads `?search=4821` as a number.
const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).slice(0, 60) || undefined),
);
const day = z.string().check(z.refine((value) => parseDay(value) === value));

/** Search parameters of the orders screen, except the open order. */
export const ordersSearch = z.object({
  /** Defaults to today's orders. */
  tab: orNothing(z.enum(['scheduled', 'history'])),
  /** The group of today's list; all if absent. */
  show: orNothing(z.enum(orderGroups)),
  search: orNothing(text),
  status: orNothing(z.enum(orderStatuses)),
  method: orNothing(z.enum(deliveryMethods)),
  range: orNothing(z.enum(rangeNames)),
  from: orNothing(day),
  to: orNothing(day),
  /** Counted from 1; absent on page 1. */
  page: orNothing(z.int().check(z.minimum(2), z.maximum(1_000_000))),
});

export type OrdersSearch = z.infer<typeof ordersSearch>;

/** Search parameters of the list of finished orders inside another screen. */
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
    /** The open order's number. */
    order: orNothing(text),
  },
);

export type HistorySearch = z.infer<typeof historySearch>;
