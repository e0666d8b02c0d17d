import type { TrackedOrder } from '@counter/contract/storefront';
import { text } from './tracking.text.ts';

/** Describes the payment of an order so far. */
export function paymentWords({ payment, status }: TrackedOrder): string {
  const isOver = status === 'STORE_REJECT' || status === 'EXPIRED';
  switch (payment) {
    case 'CARD':
      if (isOver) return text.yourCardHasItsMoney;
      return status === 'NEW' ? text.onHoldOnYourCard : text.paidByCard;
    case 'AT_COUNTER':
      if (isOver) return text.nothingIsLeftToPay;
      return status === 'COMPLETED' ? text.paidAtCounter : text.youPayAtCounter;
    case 'ON_DELIVERY':
      if (isOver) return text.nothingIsLeftToPay;
      return status === 'COMPLETED' ? text.paidOnDelivery : text.youPayWhenItIs;
    case 'MARKETPLACE':
      return text.paidInApp;
  }
}
