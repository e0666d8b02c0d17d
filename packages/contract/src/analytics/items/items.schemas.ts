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
    /** The store days on which orders were placed, both included. */
    startDate: dayInput,
    endDate: dayInput,
    /** Days to compare with. */
    compared: z.optional(comparedDays),
  })
  .check(startBeforeEnd, atMostAYear);

/** The sales of an item. Orders that were cancelled or expired don't count. */
export const itemSales = z.object({
  /** Orders with the item, and units of it. */
  orders: z.int(),
  quantity: z.int(),
  /** Before discounts, with options. */
  sales: minorUnits,
  /** The item's share of the discounts of its orders. */
  discounts: minorUnits,
  /** Sales less discounts. */
  netSales: minorUnits,
});

export type ItemSales = z.infer<typeof itemSales>;

/** The time in which the store took orders and an item could not be ordered. */
export const itemUnavailable = z.object({
  minutes: z.int(),
  /** The part of the minutes in which its daily limit was sold out. */
  soldOutMinutes: z.int(),
  /** The estimated sales it cost; null with too little to compare with. */
  cost: z.nullable(minorUnits),
});

export const itemFigure = z.object({
  /** Null for lines of orders that name no product of the menu. */
  productId: z.nullable(id),
  productName: z.string(),
  /** True for what is on the menu today. */
  onMenu: z.boolean(),
  ...itemSales.shape,
  /** The compared days; null without any. */
  before: z.nullable(itemSales),
  group: z.enum(itemGroups),
  /** Null without any; unknown for what is not on the menu any more. */
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
  /** The medians that the groups come from; null with too little to compare. */
  medians: z.nullable(z.object({ orders: z.number(), perUnit: z.number() })),
});

export type ItemFigures = z.infer<typeof itemFigures>;
