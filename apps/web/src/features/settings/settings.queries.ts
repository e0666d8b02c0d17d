import type { Endpoint } from '@counter/contract/endpoint';
import {
  changeCustomerPickup,
  changeTaxRate,
  findDeliveryFees,
  findStoreAccount,
  findStoreInfo,
  updateDeliveryFees,
  updateStoreInfo,
  type CustomerPickupRequest,
  type StoreInfoRequest,
  type TaxRateRequest,
  type SettingPart,
} from '@counter/contract/settings';
import type { z } from 'zod/mini';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';

const settings = storeResource('settings');

/** Caches a change's response as the new state of its part. */
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

/** Loads the tax rate and the pickup instructions. */
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

/** The endpoints of a part of the settings that is loaded and saved as a whole. */
export interface Part<Setting, Request> {
  readonly part: SettingPart;
  readonly find: Endpoint<
    typeof findStoreInfo.params,
    undefined,
    undefined,
    z.core.$ZodType<{ data: Setting }>
  >;
  readonly update: Endpoint<
    undefined,
    undefined,
    z.core.$ZodType<unknown, Request>,
    z.core.$ZodType<{ data: Setting }>
  >;
}

/** Returns the hooks of a part of the settings. */
export function settingHooks<Setting, Request>({ part, find, update }: Part<Setting, Request>) {
  return {
    part,
    useSetting: settings.read(part, find, ofStore),
    useUpdate: settings.write(update, asked<Request>, keptAs(part)),
  };
}

/** Hooks of the delivery fees. */
export const deliveryHooks = settingHooks({
  part: 'delivery',
  find: findDeliveryFees,
  update: updateDeliveryFees,
});
