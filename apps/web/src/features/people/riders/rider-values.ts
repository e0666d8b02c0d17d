import { hasPlate, riderRequest, type Rider, type RiderRequest } from '@counter/contract/people';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { valuesFrom } from '../../../ui/forms/values-from.ts';

/** The form as the fields hold it. */
export type RiderValues = {
  id: number;
  name: string;
  phone: string;
  cnic: string;
  vehicle: RiderRequest['vehicle'];
  plate: string;
  image: string | null;
};

/** The form of somebody new. */
export const blankRider: RiderValues = {
  id: 0,
  name: '',
  phone: '',
  cnic: '',
  vehicle: 'MOTORBIKE',
  plate: '',
  image: null,
};

/** The form of a rider as the server has them. */
export function riderValues(rider: Rider): RiderValues {
  return valuesFrom(blankRider, rider);
}

/** The request's own rules. A plate that is not asked for is not sent. */
export function riderResolver(storeId: number): Resolver<RiderValues, unknown, RiderRequest> {
  return resolverFor(riderRequest, (values: RiderValues) => ({
    ...values,
    storeId,
    plate: hasPlate(values.vehicle) ? values.plate : '',
  }));
}
