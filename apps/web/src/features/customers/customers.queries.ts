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

/** One page of the customers that are found, counted from 0. */
export const useCustomers = customers.list(
  'list',
  findCustomers,
  ({ userId, storeId }, wanted: CustomersWanted, pageNumber: number) => ({
    body: { userId, storeId, ...wanted, pageNumber },
  }),
);

/** Saves all customers that are found as a file; answers its name. */
export const useSaveCustomers = customers.table(
  exportCustomers,
  ({ userId, storeId }, wanted: CustomersWanted) => ({ body: { userId, storeId, ...wanted } }),
);

/** A customer with notes and consents, and what they are now for whoever learned of a change. */
export const [useCustomer, useReadCustomer] = customers.one(
  'one',
  findCustomer,
  ({ storeId }, id: number) => ({ params: { storeId: String(storeId), customerId: String(id) } }),
);

/** Notes something of a customer. */
export const useSaveNotes = customers.save(
  saveCustomerNotes,
  (_store, body: CustomerNotesRequest) => ({ body }),
  refetchFirst,
);

/** Writes down that somebody agreed to text messages. */
export const useRecordConsent = customers.write(
  recordConsent,
  (_store, body: RecordConsentRequest) => ({ body }),
  refetchFirst,
);

/** Writes down that somebody wants no more of them. */
export const useWithdrawConsent = customers.write(
  withdrawConsent,
  (_store, body: WithdrawConsentRequest) => ({ body }),
  refetchFirst,
);

/** One page of the customers whose orders the store does not want, the last blocked first. */
export const useBlockedCustomers = customers.list(
  'blocked',
  findBlockedCustomers,
  ({ storeId }, pageNumber: number) => ({
    params: { storeId: String(storeId), pageNumber: String(pageNumber) },
  }),
);

export type Block = { readonly phoneNumber: string; readonly reason: string };

/** Takes no further orders from a phone number. */
export const useBlockCustomer = customers.write(
  blockCustomer,
  ({ storeId }, { phoneNumber, reason }: Block) => ({ body: { storeId, phoneNumber, reason } }),
  refetchFirst,
);

/** Takes orders from a customer again. */
export const useUnblockCustomer = customers.write(
  unblockCustomer,
  ({ storeId }, { id: customerId }: { readonly id: number }) => ({ body: { storeId, customerId } }),
  refetchFirst,
);

/** Erases what the store knows of a customer. */
export const useEraseCustomer = customers.write(
  eraseCustomer,
  ({ storeId }, customerId: number) => ({ body: { storeId, customerId } }),
  refetchFirst,
);
