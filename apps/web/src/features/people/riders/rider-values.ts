import { hasPlate, riderRequest, type Rider, type RiderRequest } from '@counter/contract/people';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { valuesFrom } from '../../../ui/forms/values-from.ts';

/** The form's field values. */
export type RiderValues = {
  id: number;
  name: string;
  phone: string;
  cnic: string;
  vehicle: RiderRequest['vehicle'];
  plate: string;
  image: string | null;
};

/** The form values of a new person. */
export const blankRider: RiderValues = {
  id: 0,
  name: '',
  phone: '',
  cnic: '',
  vehicle: 'MOTORBIKE',
  plate: '',
  image: null,
};

/** Returns the form values of an existing rider. */
export function riderValues(rider: Rider): RiderValues {
  return valuesFrom(blankRider, rider);
}

/** Validates the request. Omits the plate if the vehicle has none. */
export function riderResolver(storeId: number): Resolver<RiderValues, unknown, RiderRequest> {
  return resolverFor(riderRequest, (values: RiderValues) => ({
    ...values,
    storeId,
    plate: hasPlate(values.vehicle) ? values.plate : '',
  }));
}
