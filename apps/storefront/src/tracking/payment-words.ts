import type { TrackedOrder } from '@counter/contract/storefront';
import { text } from './tracking.text.ts';

/** Describes an order's payment. An order paid on delivery is unpaid while it is on its way. */
export function paymentWords({ payment, status }: TrackedOrder, isOnItsWay = false): string {
  const isOver = status === 'STORE_REJECT' || status === 'EXPIRED';
  switch (payment) {
    case 'CARD':
      if (isOver) return text.refundedToCard;
      return status === 'NEW' ? text.cardOnHold : text.paidByCard;
    case 'AT_COUNTER':
      if (isOver) return text.nothingLeftToPay;
      return status === 'COMPLETED' ? text.paidAtCounter : text.payAtCounter;
    case 'ON_DELIVERY':
      if (isOver) return text.nothingLeftToPay;
      return status === 'COMPLETED' && !isOnItsWay ? text.paidOnDelivery : text.payOnDelivery;
    case 'MARKETPLACE':
      return text.paidInApp;
  }
}
