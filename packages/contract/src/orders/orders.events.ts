import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';
import { lineDifference } from './line-differences.ts';
import { orderStatuses } from './orders.states.ts';

const about = { orderId: id, orderNumber: z.string(), status: z.enum(orderStatuses) };

/** An order came in, or a scheduled one is due in the kitchen: what the popup shows, without personal data. */
export const orderArrived = z.object({
  kind: z.enum(['order.placed', 'order.released']),
  ...about,
  /** False for an order scheduled for later: it needs nobody now. */
  released: z.boolean(),
  title: z.string(),
  shortDescription: z.string(),
});

/** An order was moved by somebody. */
export const orderMoved = z.object({ kind: z.literal('order.moved'), ...about, by: z.string() });

/** The pickup of an order was put off. */
export const orderDelayed = z.object({ kind: z.literal('order.delayed'), ...about });

/** Items of an order were removed, reduced or swapped. */
export const orderChanged = z.object({
  kind: z.literal('order.changed'),
  ...about,
  by: z.string(),
  /** The lines that are fewer, gone or new. Absent in events of earlier versions. */
  differences: z.optional(z.array(lineDifference)),
});

/** Items of an order were ticked as made, or their ticks were taken back. */
export const orderTicked = z.object({ kind: z.literal('order.ticked'), ...about });

/** An order was given to a rider, or taken from one. */
export const orderAssigned = z.object({ kind: z.literal('order.assigned'), ...about });

/** A member of the store opened these orders: their alarm ends everywhere. */
export const ordersSeen = z.object({ kind: z.literal('order.seen'), orderIds: z.array(id) });

/** A member of the store snoozed the alarm of these orders, for every device. */
export const ordersSnoozed = z.object({ kind: z.literal('order.snoozed'), orderIds: z.array(id) });

export type OrderArrived = z.infer<typeof orderArrived>;
