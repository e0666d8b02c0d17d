import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a well-formed request for each endpoint of a store's hours. */
export function hoursCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const closedOn = { firstDay: '2090-11-23', lastDay: '2090-11-23', way: null, stretches: [] };
  return {
    findStoreHours: { params: { storeId: String(storeId) } },
    saveStoreHours: { body: { storeId, hours: [], deliveryHours: null, olVersion: 0 } },
    saveHoursException: { body: { storeId, id: 999_999, name: 'Thanksgiving', ...closedOn } },
    removeHoursException: { body: { storeId, id: 999_999 } },
    findHoursRecord: { body: { storeId, pageNumber: 0 } },
    pauseStore: { body: { storeId, length: 15, reason: 'TOO_MANY_ORDERS' } },
    endPause: { body: { storeId } },
    setBusy: { body: { storeId, length: 30, minutes: 15 } },
    endBusy: { body: { storeId } },
  };
}
