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
import type { ResourceCache } from '../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';

const settings = storeResource('settings');

/** Keeps what a change answers as what the read of its part would answer. */
const keptAs = (part: string) => ({
  after: (cache: ResourceCache<CurrentStore>, { data }: { readonly data: unknown }) =>
    cache.keep([part], data),
});

const asked = <Request>(_store: CurrentStore, body: Request) => ({ body });

/** Loads the store's public information. */
export const useStoreInfo = settings.read('info', findStoreInfo, ofStore);

export const useUpdateStoreInfo = settings.write(
  updateStoreInfo,
  asked<StoreInfoRequest>,
  keptAs('info'),
);

/** The tax rate, and what customers are told who pick up. */
export const useStoreAccount = settings.read('account', findStoreAccount, ofStore);

export const useChangeTaxRate = settings.write(
  changeTaxRate,
  asked<TaxRateRequest>,
  keptAs('account'),
);

export const useChangePickup = settings.write(
  changeCustomerPickup,
  asked<CustomerPickupRequest>,
  keptAs('account'),
);

/** Loads the ordering settings. */
export const useStoreOrdering = settings.read('ordering', findStoreOrdering, ofStore);

export const useUpdateOrdering = settings.write(
  updateStoreOrdering,
  asked<StoreOrderingRequest>,
  keptAs('ordering'),
);

/** The delivery fees. */
export const useDeliveryFees = settings.read('delivery', findDeliveryFees, ofStore);

export const useUpdateDeliveryFees = settings.write(
  updateDeliveryFees,
  asked<DeliveryFeesRequest>,
  keptAs('delivery'),
);

/** The limits of unpaid orders per customer of the web store. */
export const useUnpaidLimits = settings.read('unpaid', findUnpaidLimits, ofStore);

export const useUpdateUnpaidLimits = settings.write(
  updateUnpaidLimits,
  asked<UnpaidLimitsRequest>,
  keptAs('unpaid'),
);
