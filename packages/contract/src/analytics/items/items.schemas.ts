import { z } from 'zod/mini';
import { atMostAYear, startBeforeEnd } from '../../shared/asked-days.ts';
import { dayInput } from '../../shared/dates.ts';
import { id, minorUnits, userIdClaim } from '../../shared/schema.ts';
import { itemGroups } from './group-items.ts';

const comparedDays = z
  .object({ startDate: dayInput, endDate: dayInput })
  .check(startBeforeEnd, atMostAYear);

export const itemFiguresRequest = z
  .object({
    userId: userIdClaim,
    storeId: id,
    /** The first and last store day on which orders were placed. */
    startDate: dayInput,
    endDate: dayInput,
    /** The days to compare with. */
    compared: z.optional(comparedDays),
  })
  .check(startBeforeEnd, atMostAYear);

/** An item's sales, without cancelled and expired orders. */
export const itemSales = z.object({
  /** Orders with the item, and units sold. */
  orders: z.int(),
  quantity: z.int(),
  /** Before discounts, including options. */
  sales: minorUnits,
  /** The item's share of its orders' discounts. */
  discounts: minorUnits,
  /** Sales minus discounts. */
  netSales: minorUnits,
});

export type ItemSales = z.infer<typeof itemSales>;

/** The time in which the store took orders but an item was unavailable. */
export const itemUnavailable = z.object({
  minutes: z.int(),
  /** The minutes in which its daily limit was sold out. */
  soldOutMinutes: z.int(),
  /** The estimated lost sales; null with too little data. */
  cost: z.nullable(minorUnits),
});

export const itemFigure = z.object({
  /** Null for order lines without a product on the menu. */
  productId: z.nullable(id),
  productName: z.string(),
  /** True if the item is on the menu now. */
  onMenu: z.boolean(),
  ...itemSales.shape,
  /** The compared days; null without a comparison. */
  before: z.nullable(itemSales),
  group: z.enum(itemGroups),
  /** Null if it was always available, or unknown because it is no longer on the menu. */
  unavailable: z.nullable(itemUnavailable),
});

export type ItemFigure = z.infer<typeof itemFigure>;

export const itemFigures = z.object({
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  compared: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** By net sales, the highest first. */
  items: z.array(itemFigure),
  /** The medians that the groups are based on; null with too little data. */
  medians: z.nullable(z.object({ orders: z.number(), perUnit: z.number() })),
});

export type ItemFigures = z.infer<typeof itemFigures>;
