import { deliveryMethodLabel, type Order } from '@counter/contract/orders';
import { amountInSentence } from '../../../lib/money-in-sentence.ts';
import { countItems } from '../order-words.ts';

/** What the popup says about a new order, without personal data. */
export function describeAlert(order: Order): { title: string; shortDescription: string } {
  const parts = [
    countItems(order),
    amountInSentence(order.subtotalDisplayValue),
    deliveryMethodLabel(order.deliveryMethod),
  ];
  return { title: `New order ${order.orderNumber}`, shortDescription: parts.join(' · ') };
}
