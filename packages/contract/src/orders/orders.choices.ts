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

/**
 * The ways to pay: in the app that sent the order, at the store's counter, to the courier, or by
 * card on the web store.
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

/** The words people see for how an order is paid. */
export function paymentLabel(payment: OrderPayment): string {
  return paymentLabels[payment];
}

/** Returns true if a way to pay suits a delivery method: paying at the counter requires pickup. */
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

/** The words people see for a reason to cancel. */
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

/** Baskets that take about equally long to make. */
export const basketSizes = ['SMALL', 'MEDIUM', 'LARGE'] as const;

export type BasketSize = (typeof basketSizes)[number];

/** The orders of a usual time: of an hour on one weekday, or of the hour on every day. */
export const usualBases = ['WEEKDAY_HOUR', 'HOUR'] as const;

export type UsualBasis = (typeof usualBases)[number];
