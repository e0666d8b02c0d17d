import type { CardState } from '@counter/contract/payments';
import type { OrderStatus } from '@counter/contract/orders';
import type { CardIntent } from '../../platform/clients/stripe/cards.ts';

/** The order of a payment, as far as its money depends on it. */
export type OrderMoney = {
  readonly status: OrderStatus;
  readonly completedAt: Date | null;
  /** The refunded part of the store's share. */
  readonly refunded: number;
  /** The amount that changes of the order's items took off. */
  readonly reduced: number;
  readonly deliveryFee: number;
};

export type ReservedMoney = {
  readonly amount: number;
  readonly authorizedAt: Date | null;
};

/** The next call to the card company. */
export type Step =
  | { readonly do: 'capture' | 'cancel' }
  /** `total` is what will have gone back then. */
  | { readonly do: 'refund'; readonly amount: number; readonly total: number };

/** Reserved money is lost after seven days: an order that nobody has accepted yet is charged before. */
export const maxReservedMs = 5 * 24 * 60 * 60_000;

/**
 * Returns the amount of a payment to keep, by the order's state: null while that is open. Without
 * an order, which was refused then, it is 0.
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
      // Of what was handed over before, charges may keep a part.
      return order.completedAt === null ? 0 : due - order.deliveryFee;
  }
}

function isReservedLong({ authorizedAt }: ReservedMoney, now: Date): boolean {
  return authorizedAt !== null && now.getTime() - authorizedAt.getTime() >= maxReservedMs;
}

/**
 * Returns the next step towards the target state; undefined if it is reached or nothing can be
 * done.
 */
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

/**
 * Returns the state of the money. Money is lost if it is gone and should be, or may have to be,
 * kept.
 */
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
