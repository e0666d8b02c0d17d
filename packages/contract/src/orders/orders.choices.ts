import type { Way } from '../store/working-hours.ts';

export const deliveryMethods = ['PICKUP', 'DIRECT', 'POOLED'] as const;

export type DeliveryMethod = (typeof deliveryMethods)[number];

const methodLabels: Record<DeliveryMethod, string> = {
  PICKUP: 'Pickup',
  DIRECT: 'Delivery',
  POOLED: 'Pooled',
};

/** Returns the label of a delivery method. */
export function deliveryMethodLabel(method: DeliveryMethod): string {
  return methodLabels[method];
}

/** Returns whether pickup or delivery hours apply to a delivery method. */
export function wayOf(method: DeliveryMethod): Way {
  return method === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
}

const methodWords: Record<DeliveryMethod, string> = {
  PICKUP: 'pickup',
  DIRECT: 'direct delivery',
  POOLED: 'pooled delivery',
};

/** Returns a delivery method's words within a sentence. */
export function deliveryMethodWords(method: DeliveryMethod): string {
  return methodWords[method];
}

/**
 * The payment methods: in the app that sent the order, at the store's counter, to the courier, or by card in the web
 * store.
 */
export const orderPayments = ['MARKETPLACE', 'AT_COUNTER', 'ON_DELIVERY', 'CARD'] as const;

export type OrderPayment = (typeof orderPayments)[number];

const paymentLabels: Record<OrderPayment, string> = {
  MARKETPLACE: 'In the app',
  AT_COUNTER: 'At the counter',
  ON_DELIVERY: 'On delivery',
  CARD: 'By card',
};

/** Returns true if the customer pays before the store hands the order over. */
export function isPrepaid(payment: OrderPayment): boolean {
  return payment === 'CARD' || payment === 'MARKETPLACE';
}

/** Returns the label of a payment method. */
export function paymentLabel(payment: OrderPayment): string {
  return paymentLabels[payment];
}

/** Returns true if a payment method works with a delivery method: paying at the counter requires pickup. */
export function isPaymentPossible(payment: OrderPayment, method: DeliveryMethod): boolean {
  if (payment === 'AT_COUNTER') return method === 'PICKUP';
  return payment !== 'ON_DELIVERY' || method !== 'PICKUP';
}

export const cancelReasons = [
  'OutOfStock',
  'PricingError',
  'FraudStopShipment',
  'AddressInNotServiceable',
  'CustomerRequestToCancelTheOrder',
] as const;

export type CancelReason = (typeof cancelReasons)[number];

export const cancelReasonLabels: Record<CancelReason, string> = {
  OutOfStock: 'Out of stock',
  PricingError: 'Pricing error',
  FraudStopShipment: 'Fraud – stop shipment',
  AddressInNotServiceable: 'Address not serviceable',
  CustomerRequestToCancelTheOrder: 'Customer request',
};

/** Returns the label of a cancellation reason. */
export function cancelReasonLabel(reason: CancelReason): string {
  return cancelReasonLabels[reason];
}

export const delayReasons = ['KitchenBusy', 'ItemTakesLonger', 'CourierLate', 'Other'] as const;

export type DelayReason = (typeof delayReasons)[number];

export const delayReasonLabels: Record<DelayReason, string> = {
  KitchenBusy: 'The kitchen is busy',
  ItemTakesLonger: 'An item takes longer',
  CourierLate: 'The courier is late',
  Other: 'Another reason',
};

/** Basket sizes with similar preparation times. */
export const basketSizes = ['SMALL', 'MEDIUM', 'LARGE'] as const;

export type BasketSize = (typeof basketSizes)[number];

/** The orders that a usual time is based on: one hour of one weekday, or the hour on all days. */
export const usualBases = ['WEEKDAY_HOUR', 'HOUR'] as const;

export type UsualBasis = (typeof usualBases)[number];
