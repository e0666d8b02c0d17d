import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a well-formed request for each endpoint of expenses and suppliers. */
export function expenseCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const inPath = { storeId: String(storeId) };
  const one = { body: { storeId, id: 999_999 } };
  return {
    findExpenses: { body: { storeId, pageNumber: 0 } },
    exportExpenses: { body: { storeId } },
    exportReceipts: { body: { storeId } },
    findExpenseChoices: { params: inPath },
    findReceipt: { params: { ...inPath, expenseId: '999999' } },
    findExpense: { params: { ...inPath, expenseId: '999999' } },
    saveExpense: {
      body: {
        storeId,
        description: 'Flour and yeast',
        expenseType: 'Ingredients',
        amount: 8450,
        expenseDate: '2026-01-31',
      },
    },
    removeExpense: one,
    restoreExpense: one,
    findSuppliers: { body: { storeId, pageNumber: 0 } },
    findSupplier: { params: { ...inPath, supplierId: '999999' } },
    findSupplierPrices: { params: { ...inPath, supplierId: '999999' } },
    exportSupplierPrices: { body: { storeId, supplierId: 999_999 } },
    saveSupplier: { body: { storeId, name: 'Miller & Sons' } },
    removeSupplier: one,
    restoreSupplier: one,
  };
}
