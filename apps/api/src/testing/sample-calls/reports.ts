import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a request for each report endpoint. Its days need no figures. */
export function reportCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const body = { storeId, startDate: '2026-01-01', endDate: '2026-01-31' };
  const page = { body: { ...body, pageNumber: 0 } };
  return {
    findItemFigures: { body },
    findPromotionsReport: { body },
    exportPromotionsReport: { body },
    findWebStoreReport: { body },
    exportWebStoreReport: { body },
    findBreakdown: page,
    exportBreakdown: { body },
    exportShownTable: {
      body: { storeId, name: 'items', sheet: 'Items', head: ['Item'], lines: [['Soup']] },
    },
    findStatement: page,
    exportStatement: { body },
    printStatement: { body },
    findWaterfall: { body },
    findPayoutProgress: { body },
  };
}
