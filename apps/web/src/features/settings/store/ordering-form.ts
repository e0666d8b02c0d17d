import { deliveryMethodWords, type DeliveryMethod } from '@counter/contract/orders';
import type { StoreOrdering, StoreOrderingRequest } from '@counter/contract/settings';
import type { OrderExpiry } from '@counter/contract/store';
import type { Control } from 'react-hook-form';
import { text } from '../settings.text.ts';

/** The form's field values: an empty number is null. */
export interface OrderingValues {
  minimumOrder: number | null;
  deliveryMethods: DeliveryMethod[];
  preparationMinutes: number | null;
  orderExpiry: OrderExpiry;
  expiryMinutes: number | null;
}

export type OrderingControl = Control<OrderingValues, unknown, StoreOrderingRequest>;

export function orderingValues(ordering: StoreOrdering): OrderingValues {
  const { minimumOrder, deliveryMethods, preparationMinutes, orderExpiry, expiryMinutes } =
    ordering;
  return {
    minimumOrder,
    deliveryMethods,
    preparationMinutes,
    orderExpiry,
    expiryMinutes,
  };
}

/** Returns the capitalized label of a delivery method: "Direct delivery". */
export function methodLabel(method: DeliveryMethod): string {
  const words = deliveryMethodWords(method);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const expiryLabels: Record<OrderExpiry, string> = {
  AFTER_CLOCK: text.store.afterSomeMinutes,
  AFTER_24_HOURS: text.store.after24Hours,
  NEVER: text.store.never,
};

export const expiryOptions = Object.entries(expiryLabels).map(([value, label]) => ({
  value,
  label,
}));

/** Describes the chosen expiry of unaccepted orders; empty while the minutes are missing. */
export function describeExpiry(orderExpiry: OrderExpiry, minutes: number | null): string {
  switch (orderExpiry) {
    case 'AFTER_CLOCK':
      return minutes === null || Number.isNaN(minutes)
        ? ''
        : text.store.expiryAfterMinutesHelp(minutes);
    case 'AFTER_24_HOURS':
      return text.store.expiryAfterDayHelp;
    case 'NEVER':
      return text.store.expiryNeverHelp;
  }
}
