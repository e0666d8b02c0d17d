import type { CardPayment } from '@counter/contract/payments';
import { amountInSentence } from '../../lib/money-in-sentence.ts';
import { text } from './payments.text.ts';

/** Describes the state of a card payment for the store. */
export function describeCard(payment: CardPayment): string {
  const { state, amountDisplayValue, refunded, refundedDisplayValue } = payment;
  const amount = amountInSentence(amountDisplayValue);
  switch (state) {
    case 'OPEN':
    case 'AUTHORIZED':
      return text.cardOnHold(amount);
    case 'CAPTURED':
      return refunded === 0
        ? text.cardCharged(amount)
        : text.chargedAndRefunded(amount, amountInSentence(refundedDisplayValue));
    case 'REFUNDED':
      return text.cardRefunded(amount);
    case 'CANCELLED':
      return text.cardHoldReleased(amount);
    case 'FAILED':
      return text.cardNotCharged(amount);
  }
}
