import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a well-formed request for each printer endpoint. */
export function printingCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const one = { body: { storeId, id: 999_999 } };
  return {
    findPrinters: { params: { storeId: String(storeId) } },
    savePrinter: {
      body: { storeId, name: 'Kitchen', paperWidth: 80, kitchenCopies: 1, packageCopies: 0 },
    },
    renewPrinterAddress: one,
    removePrinter: one,
    restorePrinter: one,
    printTestPage: one,
    printOrder: { body: { storeId, orderId: 999_999, printerId: 999_999, ticket: 'KITCHEN' } },
  };
}
