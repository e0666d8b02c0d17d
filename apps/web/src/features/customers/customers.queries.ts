import {
  blockCustomer,
  eraseCustomer,
  exportCustomers,
  findBlockedCustomers,
  findCustomer,
  findCustomers,
  recordConsent,
  saveCustomerNotes,
  unblockCustomer,
  withdrawConsent,
  type CustomerNotesRequest,
  type CustomersWanted,
  type RecordConsentRequest,
  type WithdrawConsentRequest,
} from '@counter/contract/customers';
import { storeResource } from '../../lib/resource/store-resource.ts';

const customers = storeResource('customers');

/** Refreshes the customers before the result is shown. */
const refetchFirst = { refetchFirst: true };

/** Loads one page of the matching customers; pages count from 0. */
export const useCustomers = customers.list(
  'list',
  findCustomers,
  ({ userId, storeId }, wanted: CustomersWanted, pageNumber: number) => ({
    body: { userId, storeId, ...wanted, pageNumber },
  }),
);

/** Exports all matching customers as a file; resolves with its name. */
export const useSaveCustomers = customers.table(
  exportCustomers,
  ({ userId, storeId }, wanted: CustomersWanted) => ({ body: { userId, storeId, ...wanted } }),
);

/**
 * `useCustomer` loads a customer with notes and consents. `useReadCustomer` returns a function that fetches the latest
 * version.
 */
export const [useCustomer, useReadCustomer] = customers.one(
  'one',
  findCustomer,
  ({ storeId }, id: number) => ({ params: { storeId: String(storeId), customerId: String(id) } }),
);

/** Saves the notes on a customer. */
export const useSaveNotes = customers.save(
  saveCustomerNotes,
  (_store, body: CustomerNotesRequest) => ({ body }),
  refetchFirst,
);

/** Records a customer's consent to text messages. */
export const useRecordConsent = customers.write(
  recordConsent,
  (_store, body: RecordConsentRequest) => ({ body }),
  refetchFirst,
);

/** Records that a customer withdrew their consent to text messages. */
export const useWithdrawConsent = customers.write(
  withdrawConsent,
  (_store, body: WithdrawConsentRequest) => ({ body }),
  refetchFirst,
);

/** Loads one page of the blocked customers, last blocked first. */
export const useBlockedCustomers = customers.list(
  'blocked',
  findBlockedCustomers,
  ({ storeId }, pageNumber: number) => ({
    params: { storeId: String(storeId), pageNumber: String(pageNumber) },
  }),
);

export type Block = { readonly phoneNumber: string; readonly reason: string };

/** Blocks a phone number from ordering. */
export const useBlockCustomer = customers.write(
  blockCustomer,
  ({ storeId }, { phoneNumber, reason }: Block) => ({ body: { storeId, phoneNumber, reason } }),
  refetchFirst,
);

/** Unblocks a customer. */
export const useUnblockCustomer = customers.write(
  unblockCustomer,
  ({ storeId }, { id: customerId }: { readonly id: number }) => ({ body: { storeId, customerId } }),
  refetchFirst,
);

/** Erases the store's data about a customer. */
export const useEraseCustomer = customers.write(
  eraseCustomer,
  ({ storeId }, customerId: number) => ({ body: { storeId, customerId } }),
  refetchFirst,
);
