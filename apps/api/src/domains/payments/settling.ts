import type { CardState } from '@counter/contract/payments';
import type { OrderStatus } from '@counter/contract/orders';
import type { CardIntent } from '../../platform/clients/stripe/cards.ts';

/** The facts of an order that its payment depends on. */
export type OrderMoney = {
  readonly status: OrderStatus;
  readonly completedAt: Date | null;
  /** The refunded part of the store's share. */
  readonly refunded: number;
  /** The amount that item changes took off the order. */
  readonly reduced: number;
  readonly deliveryFee: number;
};

export type ReservedMoney = {
  readonly amount: number;
  readonly authorizedAt: Date | null;
};

/** The next call to Stripe. */
export type Step =
  | { readonly do: 'capture' | 'cancel' }
  /** `total` is the total refunded after this step. */
  | { readonly do: 'refund'; readonly amount: number; readonly total: number };

/** An authorization expires after seven days, so an order that is still new by then is captured earlier. */
export const maxReservedMs = 5 * 24 * 60 * 60_000;

/**
 * Returns the amount of a payment to keep for an order; null while undecided. It is 0 without an order, because the
 * order was refused.
 */
export function keptOf(payment: ReservedMoney, order: OrderMoney | null, now: Date): number | null {
  if (!order) return 0;
  const due = payment.amount - order.reduced - order.refunded;
  switch (order.status) {
    case 'NEW':
      return isReservedLong(payment, now) ? due : null;
    case 'STORE_ACCEPTED':
    case 'READY':
    case 'COMPLETED':
      return due;
    case 'STORE_REJECT':
    case 'EXPIRED':
      // Charges may keep part of an order that was already handed over.
      return order.completedAt === null ? 0 : due - order.deliveryFee;
  }
}

function isReservedLong({ authorizedAt }: ReservedMoney, now: Date): boolean {
  return authorizedAt !== null && now.getTime() - authorizedAt.getTime() >= maxReservedMs;
}

/** Returns the next step towards the amount to keep; undefined if it is reached or nothing can be done. */
export function nextStep(
  intent: CardIntent,
  amount: number,
  kept: number | null,
): Step | undefined {
  if (kept === null) return undefined;
  if (intent.state === 'AUTHORIZED') return { do: kept === 0 ? 'cancel' : 'capture' };
  const total = amount - kept;
  if (intent.state !== 'CAPTURED' || intent.refunded >= total) return undefined;
  return { do: 'refund', amount: total - intent.refunded, total };
}

/** Returns the payment's state. It is lost if the money is gone but should, or might have to, be kept. */
export function stateOf(intent: CardIntent, amount: number, kept: number | null): CardState {
  switch (intent.state) {
    case 'CAPTURED':
      return intent.refunded >= amount ? 'REFUNDED' : 'CAPTURED';
    case 'GONE':
      return kept === 0 ? 'CANCELLED' : 'FAILED';
    case 'AUTHORIZED':
    case 'WAITING':
      return 'AUTHORIZED';
  }
}
