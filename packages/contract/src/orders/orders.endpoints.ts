import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import {
  acceptRequest,
  alarmRequest,
  assignRequest,
  cancelRequest,
  completeRequest,
  delayRequest,
  order,
  orderHistoryRequest,
  orderWithTimeline,
  readyRequest,
  scheduledOrdersRequest,
  tickRequest,
  todaysOrdersRequest,
  undoRequest,
} from './orders.schemas.ts';

const reads = { permission: 'orders:read', store: 'body.storeId' } as const;
const moves = { permission: 'orders:move', store: 'body.storeId' } as const;
const movedOrder = envelope(order);

/** The page size of today's orders. The first page is longer if more orders are open, because it has all of those. */
export const todaysOrdersPageSize = 200;

export const findTodaysOrders = endpoint({
  method: 'POST',
  path: '/merchant/store/orders/todays',
  summary:
    "Lists what is due on the store's today and whatever is still open: the most urgent first, finished ones last. The first page has every open order.",
  body: todaysOrdersRequest,
  answer: envelope(z.array(order)),
  can: reads,
});

export const orderPageSize = 10;

/** The maximum number of search results, the newest first; nobody pages through more. */
export const maxSearchResults = 1000;

export const findScheduledOrders = endpoint({
  method: 'POST',
  path: '/merchant/store/orders/scheduled',
  summary: 'Lists orders with a scheduled time, by the days they were placed on.',
  body: scheduledOrdersRequest,
  answer: envelope(pageOf(order)),
  can: reads,
});

export const findOrderHistory = endpoint({
  method: 'POST',
  path: '/merchant/store/orders/history',
  summary: 'Lists finished orders, by the days they were placed on.',
  body: orderHistoryRequest,
  answer: envelope(pageOf(order)),
  can: { permission: 'history:read', store: 'body.storeId' },
});

export const findOrder = endpoint({
  method: 'GET',
  path: '/merchant/store/order/{storeId}/{orderNumber}',
  summary: 'Gets one order with its timeline.',
  params: z.object({ storeId: idInPath, orderNumber: z.string().check(z.maxLength(20)) }),
  answer: envelope(orderWithTimeline),
  can: { permission: 'history:read', store: 'params.storeId' },
});

export const acceptOrder = endpoint({
  method: 'POST',
  path: '/merchant/store/order/accept',
  summary: 'Accepts a new order and promises it in the given minutes.',
  body: acceptRequest,
  answer: movedOrder,
  can: moves,
  idempotency: 'accepted',
});

export const readyOrder = endpoint({
  method: 'POST',
  path: '/merchant/store/order/ready',
  summary: 'Marks an accepted order as ready to be picked up.',
  body: readyRequest,
  answer: movedOrder,
  can: moves,
  idempotency: 'accepted',
});

export const completeOrder = endpoint({
  method: 'POST',
  path: '/merchant/store/order/complete',
  summary: 'Marks a ready order as handed over.',
  body: completeRequest,
  answer: movedOrder,
  can: moves,
  idempotency: 'accepted',
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/merchant/store/order/cancel',
  summary: 'Cancels an order with a reason; a completed one is refunded in full.',
  body: cancelRequest,
  answer: movedOrder,
  can: moves,
});

export const delayOrder = endpoint({
  method: 'POST',
  path: '/merchant/store/order/delay',
  summary: 'Delays the pickup of an accepted order, by at most 120 minutes in all.',
  body: delayRequest,
  answer: movedOrder,
  can: moves,
});

export const undoMove = endpoint({
  method: 'POST',
  path: '/merchant/store/order/undo',
  summary: "Undoes the caller's move of an order in the last 10 seconds.",
  body: undoRequest,
  answer: movedOrder,
  can: moves,
});

export const tickItems = endpoint({
  method: 'POST',
  path: '/merchant/store/order/items/made',
  summary: 'Ticks items of an order in preparation as made, or takes their ticks back.',
  body: tickRequest,
  answer: movedOrder,
  can: moves,
  idempotency: 'accepted',
});

export const assignRider = endpoint({
  method: 'POST',
  path: '/merchant/store/order/rider',
  summary: 'Gives a delivery order to a rider on duty, or takes it from one.',
  body: assignRequest,
  answer: movedOrder,
  can: moves,
});

export const updateOrdersSeen = endpoint({
  method: 'POST',
  path: '/merchant/store/orders/seen',
  summary: 'Records that someone of the store opened these orders, which ends their alarm.',
  body: alarmRequest,
  answer: envelope(z.object({ seen: z.int() })),
  can: { permission: 'orders:read', store: 'body.storeId' },
  writes: true,
});

export const snoozeOrders = endpoint({
  method: 'POST',
  path: '/merchant/store/orders/snooze',
  summary: 'Silences the alarm of these orders on every device for two minutes.',
  body: alarmRequest,
  answer: envelope(z.object({ snoozed: z.int() })),
  can: { permission: 'orders:read', store: 'body.storeId' },
  writes: true,
});
