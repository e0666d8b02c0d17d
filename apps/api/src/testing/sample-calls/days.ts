import type { CallOf, Endpoint } from '@counter/contract/endpoint';

const day = '2026-01-31';

/** Returns a well-formed request for each endpoint of counter sales and the store's days. */
export function dayCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  return {
    findSaleDay: { body: { storeId } },
    findSaleMenu: { params: { storeId: String(storeId) } },
    recordSale: { body: { storeId, amount: 500, note: 'Gift box', payment: 'CASH' } },
    voidSale: { body: { storeId, id: 999_999, reason: 'Typed twice' } },
    findDayReport: { body: { storeId, day } },
    findDays: { body: { storeId, month: '2026-01' } },
    exportDays: { body: { storeId, month: '2026-01' } },
    closeDay: {
      body: {
        storeId,
        day,
        openingFloat: 20_000,
        countedCash: 20_000,
        expectedCash: 20_000,
        leftInDrawer: 20_000,
      },
    },
    reopenDay: { body: { storeId, day, reason: 'A receipt was missing' } },
  };
}
