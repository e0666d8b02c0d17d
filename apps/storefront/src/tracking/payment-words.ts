import type { TrackedOrder } from '@counter/contract/storefront';

/** Describes the payment of an order so far. */
export function paymentWords({ payment, status }: TrackedOrder): string {
  const isOver = status === 'STORE_REJECT' || status === 'EXPIRED';
  switch (payment) {
    case 'CARD':
      if (isOver)
        return 'Your card has its money again: it may take your bank some days to show it.';
      return status === 'NEW'
        ? 'Reserved on your card, which is charged when the store accepts.'
        : 'Paid by card.';
    case 'AT_COUNTER':
      if (isOver) return 'Nothing is left to pay.';
      return status === 'COMPLETED' ? 'Paid at the counter.' : 'You pay at the counter.';
    case 'ON_DELIVERY':
      if (isOver) return 'Nothing is left to pay.';
      return status === 'COMPLETED' ? 'Paid on delivery.' : 'You pay when it is brought to you.';
    case 'MARKETPLACE':
      return 'Paid in the app.';
  }
}
