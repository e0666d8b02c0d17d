import type { Order } from '@counter/contract/orders';
import { findCardPayment } from '@counter/contract/payments';
import { storeResource } from '../../lib/resource/store-resource.ts';

const payments = storeResource('payments');

const useCard = payments.read(
  'card',
  findCardPayment,
  ({ storeId }, orderNumber: string, payment: Order['payment']) =>
    payment === 'MARKETPLACE' ? undefined : { params: { storeId: String(storeId), orderNumber } },
);

/** Loads a web order's card payment; null without one. */
export function useCardPayment({ orderNumber, payment }: Order) {
  return useCard(orderNumber, payment);
}
