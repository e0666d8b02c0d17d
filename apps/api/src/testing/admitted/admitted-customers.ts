import type { Actor } from './actors.ts';

const managers: readonly Actor[] = ['manager', 'owner'];
const crew: readonly Actor[] = ['staff', ...managers];
const bookkeepers: readonly Actor[] = ['accountant', ...managers];

/** The actors admitted to the customer endpoints. */
export const customerAdmitted: Record<string, readonly Actor[]> = {
  findCustomers: crew,
  exportCustomers: crew,
  findCustomer: crew,
  importCustomers: managers,
  findCustomerImports: managers,
  undoCustomerImport: managers,
  findCustomerFeedback: crew,
  findCustomerTexts: bookkeepers,
  findCustomerCodes: bookkeepers,
  findCustomerOrders: crew,
  eraseCustomer: managers,
  saveCustomerNotes: managers,
};
