import type { CardPayment } from '@counter/contract/payments';
import { amountInSentence } from '../../lib/money-in-sentence.ts';

/** Where the money of a card is, as a sentence for the store. */
export function describeCard(payment: CardPayment): string {
  const { state, amountDisplayValue, refunded, refundedDisplayValue } = payment;
  const amount = amountInSentence(amountDisplayValue);
  switch (state) {
    case 'OPEN':
    case 'AUTHORIZED':
      return `${amount} is reserved on the customer’s card. It is taken when you accept the order.`;
    case 'CAPTURED':
      return refunded === 0
        ? `${amount} was taken from the customer’s card.`
        : `${amount} was taken from the customer’s card, and ${amountInSentence(refundedDisplayValue)} of it went back.`;
    case 'REFUNDED':
      return `${amount} went back to the customer’s card.`;
    case 'CANCELLED':
      return `Nothing was taken: the customer’s card has its ${amount} free again.`;
    case 'FAILED':
      return `The ${amount} could not be taken from the customer’s card. Take the money when the order is handed over.`;
  }
}
