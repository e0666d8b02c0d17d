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
      return text.isReservedOnCustomersCard(amount);
    case 'CAPTURED':
      return refunded === 0
        ? text.wasTakenFromCustomersCard(amount)
        : text.wasTakenFromCustomersCardAnd(amount, amountInSentence(refundedDisplayValue));
    case 'REFUNDED':
      return text.wentBackToCustomersCard(amount);
    case 'CANCELLED':
      return text.nothingWasTakenCustomersCard(amount);
    case 'FAILED':
      return text.weCouldntChargeCard(amount);
  }
}
