import type { Way } from '../store/working-hours.ts';

export const deliveryMethods = ['PICKUP', 'DIRECT', 'POOLED'] as const;

export type DeliveryMethod = (typeof deliveryMethods)[number];

const methodLabels: Record<DeliveryMethod, string> = {
  PICKUP: 'Pickup',
  DIRECT: 'Delivery',
  POOLED: 'Pooled',
};

/** The word people see for a delivery method. */
export function deliveryMethodLabel(method: DeliveryMethod): string {
  return methodLabels[method];
}

/** The way of getting an order that decides which opening hours count for it. */
export function wayOf(method: DeliveryMethod): Way {
  return method === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
}

const methodWords: Record<DeliveryMethod, string> = {
  PICKUP: 'pickup',
  DIRECT: 'direct delivery',
  POOLED: 'pooled delivery',
};

/** A delivery method within a sentence. */
export function deliveryMethodWords(method: DeliveryMethod): string {
  return methodWords[method];
}

export const cancelReasons = [
  'OutOfStock',
  'PricingError',
  'FraudStopShipment',
  'AddressInNotServiceable',
  'CustomerRequestToCancelTheOrder',
] as const;

export type CancelReason = (typeof cancelReasons)[number];

const reasonLabels: Record<CancelReason, string> = {
  OutOfStock: 'Out of stock',
  PricingError: 'Pricing error',
  FraudStopShipment: 'Fraud – stop shipment',
  AddressInNotServiceable: 'Address not serviceable',
  CustomerRequestToCancelTheOrder: 'Customer request',
};

/** The words people see for a reason to cancel. */
export function cancelReasonLabel(reason: CancelReason): string {
  return reasonLabels[reason];
}
