import { deliveryMethodWords, type DeliveryMethod } from '@counter/contract/orders';
import {
  storeOrderingRequest,
  type StoreOrdering,
  type StoreOrderingRequest,
} from '@counter/contract/settings';
import type { OrderExpiry } from '@counter/contract/store';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';

/** The form as the fields hold it: an empty number is null. */
export interface OrderingValues {
  minimumOrder: number | null;
  deliveryMethods: DeliveryMethod[];
  preparationMinutes: number | null;
  orderExpiry: OrderExpiry;
  expiryMinutes: number | null;
}

export function orderingValues(ordering: StoreOrdering): OrderingValues {
  const { minimumOrder, deliveryMethods, preparationMinutes, orderExpiry, expiryMinutes } =
    ordering;
  return { minimumOrder, deliveryMethods, preparationMinutes, orderExpiry, expiryMinutes };
}

/** The minutes of a clock that is not used have no field, so they stay as they are. */
export function orderingResolver(
  storeId: number,
  clockMinutes: number,
): Resolver<OrderingValues, unknown, StoreOrderingRequest> {
  return resolverFor(storeOrderingRequest, (values: OrderingValues) => ({
    storeId,
    ...values,
    expiryMinutes: values.orderExpiry === 'AFTER_CLOCK' ? values.expiryMinutes : clockMinutes,
  }));
}

/** The word for a delivery method where it stands by itself: "Direct delivery". */
export function methodLabel(method: DeliveryMethod): string {
  const words = deliveryMethodWords(method);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const expiryLabels: Record<OrderExpiry, string> = {
  AFTER_CLOCK: 'After some minutes',
  AFTER_24_HOURS: 'After 24 hours',
  NEVER: 'Never',
};

export const expiryOptions = Object.entries(expiryLabels).map(([value, label]) => ({
  value,
  label,
}));

/** What becomes of an order that nobody accepts, as one chooses it; empty while the minutes are missing. */
export function describeExpiry(orderExpiry: OrderExpiry, minutes: number | null): string {
  switch (orderExpiry) {
    case 'AFTER_CLOCK':
      return minutes === null || Number.isNaN(minutes)
        ? ''
        : `A new order that nobody accepts expires after ${minutes} minutes. For an order for later they begin when the kitchen has to start. Orders that wait longer already expire within a minute.`;
    case 'AFTER_24_HOURS':
      return 'A new order that nobody accepts expires after 24 hours; an order for later at the latest when it was to be picked up.';
    case 'NEVER':
      return 'A new order waits until somebody accepts or cancels it.';
  }
}
