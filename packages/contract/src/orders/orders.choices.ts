export const deliveryMethods = ['PICKUP', 'DIRECT', 'POOLED'] as const;

export type DeliveryMethod = (typeof deliveryMethods)[number];

export const cancelReasons = [
  'OutOfStock',
  'PricingError',
  'FraudStopShipment',
  'AddressInNotServiceable',
  'CustomerRequestToCancelTheOrder',
] as const;

export type CancelReason = (typeof cancelReasons)[number];
