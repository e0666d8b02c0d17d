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
  type Customer,
  type CustomerNotesRequest,
  type CustomersWanted,
  type RecordConsentRequest,
  type WithdrawConsentRequest,
} from '@counter/contract/customers';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** All of it is read again when customers change, or their orders. */
const keys = {
  all: (storeId: number) => storeKey('customers', storeId),
  list: (storeId: number, wanted: object) => storeKey('customers', storeId, 'list', wanted),
  one: (storeId: number, id: number) => storeKey('customers', storeId, 'one', id),
  blocked: (storeId: number, page: number) => storeKey('customers', storeId, 'blocked', page),
};

/** One page of the customers that are found, counted from 0. */
export function useCustomers(wanted: CustomersWanted, pageNumber: number) {
  const { userId, storeId } = useCurrentStore();
  const body = { userId, storeId, ...wanted, pageNumber };
  return useQuery({
    queryKey: keys.list(storeId, { ...wanted, pageNumber }),
    queryFn: async ({ signal }) => (await call(findCustomers, { body }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Saves all customers that are found as a file; answers its name. */
export function useSaveCustomers() {
  const { userId, storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (wanted: CustomersWanted) =>
      download(exportCustomers, { body: { userId, storeId, ...wanted } }),
  });
}

/** A customer with notes and consents. */
export function useCustomer(id: number) {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId), customerId: String(id) };
  return useQuery({
    queryKey: keys.one(storeId, id),
    queryFn: async ({ signal }) => (await call(findCustomer, { params }, { signal })).data,
  });
}

/** The same, as they are now, for who was told that something changed. */
export function useReadCustomer() {
  const { storeId } = useCurrentStore();
  return async (id: number): Promise<Customer> => {
    const params = { storeId: String(storeId), customerId: String(id) };
    return (await call(findCustomer, { params })).data;
  };
}

/** Notes something of a customer. */
export function useSaveNotes() {
  return useChange(async ({ sent }: Keyed<CustomerNotesRequest>) =>
    call(saveCustomerNotes, { body: sent }),
  );
}

/** Writes down that somebody agreed to text messages. */
export function useRecordConsent() {
  return useChange(async (body: RecordConsentRequest) => call(recordConsent, { body }));
}

/** Writes down that somebody wants no more of them. */
export function useWithdrawConsent() {
  return useChange(async (body: WithdrawConsentRequest) => call(withdrawConsent, { body }));
}

/** What is shown of customers is read again before the outcome is told. */
function useChange<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

/** One page of the customers whose orders the store does not want, the last blocked first. */
export function useBlockedCustomers(pageNumber: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.blocked(storeId, pageNumber),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), pageNumber: String(pageNumber) };
      return (await call(findBlockedCustomers, { params }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

export type Block = { readonly phoneNumber: string; readonly reason: string };

/** Takes no further orders from a phone number. */
export function useBlockCustomer() {
  const { storeId } = useCurrentStore();
  return useChange(async ({ phoneNumber, reason }: Block) =>
    call(blockCustomer, { body: { storeId, phoneNumber, reason } }),
  );
}

/** Takes orders from a customer again. */
export function useUnblockCustomer() {
  const { storeId } = useCurrentStore();
  return useChange(async ({ id: customerId }: { readonly id: number }) =>
    call(unblockCustomer, { body: { storeId, customerId } }),
  );
}

/** Erases what the store knows of a customer. */
export function useEraseCustomer() {
  const { storeId } = useCurrentStore();
  return useChange(async (customerId: number) =>
    call(eraseCustomer, { body: { storeId, customerId } }),
  );
}
