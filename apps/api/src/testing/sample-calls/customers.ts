import { consentCases } from '@counter/contract/cases';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a request for each customer endpoint. */
export function customerCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const consent = { body: { storeId, ...consentCases.filled } };
  const customerId = 999_999;
  const inPath = { params: { storeId: String(storeId), customerId: String(customerId) } };
  return {
    findAnything: { params: { storeId: String(storeId) }, query: { q: 'Maya Lind' } },
    findCustomers: { body: { storeId, pageNumber: 0 } },
    exportCustomers: { body: { storeId } },
    findCustomer: inPath,
    findCustomerOrders: inPath,
    importCustomers: {
      body: { storeId, fileName: 'list.csv', csv: 'name,phone\nMaya,2125550101' },
    },
    findCustomerImports: { params: { storeId: String(storeId) } },
    undoCustomerImport: { body: { storeId, id: 999_999 } },
    findCustomerFeedback: inPath,
    findCustomerTexts: inPath,
    findCustomerCodes: inPath,
    saveCustomerNotes: { body: { storeId, customerId, notes: 'Rings twice.', olVersion: 0 } },
    eraseCustomer: { body: { storeId, customerId } },
    recordConsent: consent,
    withdrawConsent: consent,
  };
}
