import { valueOf, type ChosenLine, type DeliveryMethod } from '@counter/contract/orders';
import { deliveryFeeAt, farthestMiles, tariffOf, type DeliveryFees } from '@counter/contract/store';

/** The demo marketplace's commission on delivery fees, in basis points. */
export const deliveryCommissionRate = 1000;

export const noDeliveryFees: DeliveryFees = {
  zipCode: '',
  direct: { kind: 'NONE' },
  pooled: { kind: 'NONE' },
};

export const kitchenDelivery: DeliveryFees = {
  zipCode: '11201',
  direct: { kind: 'FLAT', fee: 399, freeFrom: 7500 },
  pooled: { kind: 'FLAT', fee: 199, freeFrom: 5000 },
};

export const riversideDelivery: DeliveryFees = {
  zipCode: '11201',
  direct: {
    kind: 'BANDS',
    bands: [
      { upToMiles: 2, fee: 299 },
      { upToMiles: 4.5, fee: 449 },
      { upToMiles: 12, fee: 799 },
    ],
    freeFrom: null,
  },
  pooled: { kind: 'FLAT', fee: 249, freeFrom: null },
};

export const grocerDelivery: DeliveryFees = {
  zipCode: '60625',
  direct: { kind: 'FLAT', fee: 499, freeFrom: 9000 },
  pooled: { kind: 'FLAT', fee: 299, freeFrom: 9000 },
};

/** Returns a past order's delivery fee for the customer's address. */
export function pastDeliveryFee(
  fees: DeliveryFees,
  order: {
    readonly deliveryMethod: DeliveryMethod;
    readonly customer: number;
    readonly lines: readonly ChosenLine[];
  },
): number {
  const tariff = tariffOf(fees, order.deliveryMethod);
  const miles = ((farthestMiles(tariff) ?? 0) * (1 + (order.customer % 9))) / 10;
  return deliveryFeeAt(tariff, { basket: valueOf(order.lines), miles }) ?? 0;
}
