import {
  disputeCharge,
  findAdjustableOrders,
  findCharge,
  findCharges,
  findRefundableOrder,
  refundOrder,
} from '@counter/contract/adjustments';
import type { CallOf } from '@counter/contract/endpoint';
import { findOrder } from '@counter/contract/orders';
import { storeResource } from '../../lib/resource/store-resource.ts';

const adjustments = storeResource('adjustments', ['orders']);

type Wanted<E extends typeof findAdjustableOrders | typeof findCharges> = Omit<
  CallOf<E>['body'],
  'userId' | 'storeId'
>;

/** Loads one page of the completed orders that match the search, in a range of days. */
export const useAdjustableOrders = adjustments.list(
  'orders',
  findAdjustableOrders,
  ({ userId, storeId }, wanted: Wanted<typeof findAdjustableOrders>) => ({
    body: { userId, storeId, ...wanted },
  }),
);

/** Loads the payment and the refunds of an order. */
export const useRefundableOrder = adjustments.read(
  'order',
  findRefundableOrder,
  ({ storeId }, orderNumber: string) => ({ params: { storeId: String(storeId), orderNumber } }),
);

/** A refund request. */
export type RefundRequest = CallOf<typeof refundOrder>['body'];

/** Issues a refund. A retry with the same idempotency key doesn't refund twice. */
export const useRefund = adjustments.save(
  refundOrder,
  (_store, body: RefundRequest) => ({ body }),
  { after: (cache, { data }) => cache.keep(['order', data.orderNumber], data) },
);

/** Loads one page of the charges in a range of days, and the number of all that can still be disputed. */
export const useCharges = adjustments.list(
  'charges',
  findCharges,
  ({ userId, storeId }, wanted: Wanted<typeof findCharges>) => ({
    body: { userId, storeId, ...wanted },
  }),
);

/** Loads the charges that can still be disputed, earliest deadline first. */
export const useOpenCharges = adjustments.list(
  'open charges',
  findCharges,
  ({ userId, storeId }) => ({ body: { userId, storeId, openOnly: true } }),
);

/** Loads one charge against the store. */
export const useCharge = adjustments.detail('charge', findCharge, ({ storeId }, id: number) => ({
  params: { storeId: String(storeId), chargeId: String(id) },
}));

/** Loads a charge's order, with its handover. */
export const useHandoff = adjustments.read(
  'handoff',
  findOrder,
  ({ storeId }, orderNumber: string) => ({ params: { storeId: String(storeId), orderNumber } }),
);

export type DisputeRequest = CallOf<typeof disputeCharge>['body'];

/** Disputes a charge. */
export const useDispute = adjustments.write(
  disputeCharge,
  (_store, body: DisputeRequest) => ({ body }),
  { after: (cache, { data }) => cache.keep(['charge', data.id], data) },
);
