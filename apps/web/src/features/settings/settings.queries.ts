import {
  changeCustomerPickup,
  changeTaxRate,
  findDeliveryFees,
  findStoreAccount,
  findStoreInfo,
  findStoreOrdering,
  findUnpaidLimits,
  updateDeliveryFees,
  updateStoreInfo,
  updateStoreOrdering,
  updateUnpaidLimits,
  type CustomerPickupRequest,
  type DeliveryFeesRequest,
  type StoreInfoRequest,
  type StoreOrderingRequest,
  type TaxRateRequest,
  type UnpaidLimitsRequest,
} from '@counter/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

type Part = 'info' | 'account' | 'ordering' | 'delivery' | 'unpaid';

/** All of it is read again when settings change. */
const keyOf = (storeId: number, part: Part) => storeKey('settings', storeId, part);

function useSettings<Answer>(
  part: Part,
  find: (params: { storeId: string }, signal: AbortSignal) => Promise<{ data: Answer }>,
) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keyOf(storeId, part),
    queryFn: async ({ signal }) => (await find({ storeId: String(storeId) }, signal)).data,
  });
}

function useChange<Request, Answer>(
  part: Part,
  send: (body: Request) => Promise<{ data: Answer }>,
) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Request) => (await send(body)).data,
    onSuccess: async (answer) => {
      const queryKey = keyOf(storeId, part);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
    },
  });
}

/** What the store says of itself. */
export function useStoreInfo() {
  return useSettings('info', (params, signal) => call(findStoreInfo, { params }, { signal }));
}

export function useUpdateStoreInfo() {
  return useChange('info', (body: StoreInfoRequest) => call(updateStoreInfo, { body }));
}

/** The tax rate, and what customers are told who pick up. */
export function useStoreAccount() {
  return useSettings('account', (params, signal) => call(findStoreAccount, { params }, { signal }));
}

export function useChangeTaxRate() {
  return useChange('account', (body: TaxRateRequest) => call(changeTaxRate, { body }));
}

export function useChangePickup() {
  return useChange('account', (body: CustomerPickupRequest) =>
    call(changeCustomerPickup, { body }),
  );
}

/** How orders come in. */
export function useStoreOrdering() {
  return useSettings('ordering', (params, signal) =>
    call(findStoreOrdering, { params }, { signal }),
  );
}

export function useUpdateOrdering() {
  return useChange('ordering', (body: StoreOrderingRequest) => call(updateStoreOrdering, { body }));
}

/** What delivery costs the customers. */
export function useDeliveryFees() {
  return useSettings('delivery', (params, signal) =>
    call(findDeliveryFees, { params }, { signal }),
  );
}

export function useUpdateDeliveryFees() {
  return useChange('delivery', (body: DeliveryFeesRequest) => call(updateDeliveryFees, { body }));
}

/** What customers of the web store may have open without having paid. */
export function useUnpaidLimits() {
  return useSettings('unpaid', (params, signal) => call(findUnpaidLimits, { params }, { signal }));
}

export function useUpdateUnpaidLimits() {
  return useChange('unpaid', (body: UnpaidLimitsRequest) => call(updateUnpaidLimits, { body }));
}
