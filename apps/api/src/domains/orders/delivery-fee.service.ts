import type { DeliveryMethod } from '@counter/contract/orders';
import { deliveryFeeAt, farthestMiles, tariffOf } from '@counter/contract/store';
import { milesBetweenZips } from '../settings/index.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { StoreSettings } from '../store/index.ts';
import type { DeliveryAddress } from '@counter/contract/shared';

export type DeliveryWanted = {
  readonly deliveryMethod: DeliveryMethod;
  readonly deliveryAddress?: DeliveryAddress | undefined;
  /** The basket's value after deals. */
  readonly basket: number;
};

type Seller = {
  readonly storeName: string;
  readonly settings: Pick<StoreSettings, 'deliveryFees' | 'deliveryMethods'>;
};

/**
 * Returns the delivery fee by the store's tariff in minor units; 0 for pickup.
 *
 * @throws ProblemError DELIVERY_TOO_FAR, or INVALID_FIELDS if the fee depends on distance and the address is missing or
 * its ZIP code is unknown
 */
export async function findDeliveryFee(
  { storeName, settings }: Seller,
  { deliveryMethod, deliveryAddress, basket }: DeliveryWanted,
): Promise<number> {
  const tariff = tariffOf(settings.deliveryFees, deliveryMethod);
  const farthest = farthestMiles(tariff);
  if (farthest === undefined) return deliveryFeeAt(tariff, { basket, miles: 0 }) ?? 0;
  const zip = zipOf(deliveryAddress, storeName);
  const miles = await milesBetweenZips(settings.deliveryFees.zipCode, zip);
  if (miles === undefined) throw unknownZip(zip);
  const fee = deliveryFeeAt(tariff, { basket, miles });
  if (fee !== undefined) return fee;
  const wayOut = settings.deliveryMethods.includes('PICKUP')
    ? 'Pick the order up, or choose another address.'
    : 'Choose another address.';
  const message = `${storeName} delivers up to ${farthest} miles; ${zip} is about ${Math.round(miles)} miles away. ${wayOut}`;
  const errors = [{ path: 'deliveryAddress.zip', message }];
  throw new ProblemError('DELIVERY_TOO_FAR', message, { errors });
}

function zipOf(address: DeliveryAddress | undefined, storeName: string): string {
  if (address) return address.zip;
  throw refusedField(
    'deliveryAddress',
    `${storeName} charges for delivery by distance. Enter the delivery address.`,
  );
}

function unknownZip(zip: string): ProblemError {
  return refusedField(
    'deliveryAddress.zip',
    `We don't know the ZIP code ${zip}. Check it and try again.`,
  );
}
