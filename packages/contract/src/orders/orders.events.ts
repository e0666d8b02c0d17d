import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';
import { lineDifference } from './line-differences.ts';
import { orderStatuses } from './orders.states.ts';

const about = { orderId: id, orderNumber: z.string(), status: z.enum(orderStatuses) };

/** A new order, or the release of a scheduled one to the kitchen. Has what the popup shows, without personal data. */
export const orderArrived = z.object({
  kind: z.enum(['order.placed', 'order.released']),
  ...about,
  /** False for an order scheduled for later, which needs nobody now. */
  released: z.boolean(),
  title: z.string(),
  shortDescription: z.string(),
});

/** An order was moved. */
export const orderMoved = z.object({ kind: z.literal('order.moved'), ...about, by: z.string() });

/** An order's pickup time was postponed. */
export const orderDelayed = z.object({ kind: z.literal('order.delayed'), ...about });

/** Items of an order were removed, reduced or swapped. */
export const orderChanged = z.object({
  kind: z.literal('order.changed'),
  ...about,
  by: z.string(),
  /** The reduced, removed and new lines. Absent in events of earlier versions. */
  differences: z.optional(z.array(lineDifference)),
});

/** Items of an order were ticked as made, or unticked. */
export const orderTicked = z.object({ kind: z.literal('order.ticked'), ...about });

/** An order was assigned to a rider, or unassigned. */
export const orderAssigned = z.object({ kind: z.literal('order.assigned'), ...about });

/** A member opened these orders, which ends their alarm on all devices. */
export const ordersSeen = z.object({ kind: z.literal('order.seen'), orderIds: z.array(id) });

/** A member snoozed the alarm of these orders on all devices. */
export const ordersSnoozed = z.object({ kind: z.literal('order.snoozed'), orderIds: z.array(id) });

export type OrderArrived = z.infer<typeof orderArrived>;
