import { z } from 'zod/mini';
import { orderStatuses } from '../orders/orders.states.ts';
import { payoutStatuses } from '../payouts/payouts.states.ts';
import { id, instant } from '../shared/schema.ts';
import type { StoreEvent } from '../stream/stream.endpoints.ts';

/** The event types of webhooks. */
export const webhookKinds = [
  'order.placed',
  'order.released',
  'order.moved',
  'order.changed',
  'order.delayed',
  'order.refunded',
  'menu.changed',
  'store.status',
  'payout.changed',
] as const satisfies readonly StoreEvent['kind'][];

export type WebhookKind = (typeof webhookKinds)[number];

/** An event's store and its position in the store's sequence. */
const of = { storeId: id, storeUrl: z.string(), sequence: z.int() };

const named = { ...of, orderId: id, orderNumber: z.string() };
const order = z.object({ ...named, status: z.enum(orderStatuses) });

/** The data of each event type, without personal data. */
export const webhookData = {
  'order.placed': order,
  'order.released': order,
  'order.moved': order,
  'order.changed': order,
  'order.delayed': order,
  'order.refunded': z.object(named),
  'menu.changed': z.object(of),
  'store.status': z.object({ ...of, storeOnline: z.boolean() }),
  'payout.changed': z.object({
    ...of,
    /** Null if it is about future payouts. */
    payout: z.nullable(z.object({ transactionId: z.string(), status: z.enum(payoutStatuses) })),
  }),
} as const satisfies Readonly<Record<WebhookKind, z.core.$ZodType>>;

/** The type of the message from "Send a test". */
export const testKind = 'webhook.test';

/** The body of a delivery, following the Standard Webhooks specification. */
export const webhookMessage = z.object({
  type: z.string(),
  /** The time of the event. */
  timestamp: instant,
  data: z.looseObject({}),
});
