import { deliveryMethodLabel, type Order } from '@counter/contract/orders';
import { amountInSentence } from '../../../lib/money-in-sentence.ts';
import { countItems } from '../display/order-words.ts';
import { text } from '../orders.text.ts';

/** Describes a new order for a notification, without personal data. */
export function describeAlert(order: Order): { title: string; shortDescription: string } {
  const parts = [
    countItems(order),
    amountInSentence(order.subtotalDisplayValue),
    deliveryMethodLabel(order.deliveryMethod),
  ];
  return {
    title: text.alerts.newOrderTitle(order.orderNumber),
    shortDescription: parts.join(' · '),
  };
}
