import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a well-formed request for each order endpoint. */
export function orderCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const move = { storeId, orderId: 999_999 };
  const days = { startDate: '2026-01-01', endDate: '2026-01-31' };
  const change = { ...move, changes: 0, lines: [{ line: 1, quantity: 0 }] };
  return {
    findTodaysOrders: { body: { storeId, pageNumber: 0 } },
    findScheduledOrders: { body: { storeId, pageNumber: 0, ...days } },
    findOrderHistory: { body: { storeId, pageNumber: 0, ...days } },
    findOrder: { params: { storeId: String(storeId), orderNumber: 'none' } },
    acceptOrder: { body: { ...move, status: 'STORE_ACCEPTED' } },
    readyOrder: { body: { ...move, status: 'READY' } },
    completeOrder: { body: { ...move, status: 'COMPLETED' } },
    cancelOrder: { body: { ...move, status: 'STORE_REJECT', reason: 'OutOfStock' } },
    delayOrder: {
      body: { ...move, minutes: 5, reason: 'KitchenBusy', pickupTime: '2026-03-04T18:00:00Z' },
    },
    findReplacements: { params: { storeId: String(storeId), orderId: '999999' } },
    previewChange: { body: change },
    changeItems: { body: change },
    tickItems: { body: { ...move, lines: [1], made: true } },
    undoMove: { body: { ...move, move: 'accept' } },
    assignRider: { body: { ...move, riderId: null, previousRiderId: 999_999 } },
    updateOrdersSeen: { body: { storeId, orderIds: [999_999] } },
    snoozeOrders: { body: { storeId, orderIds: [999_999] } },
  };
}
