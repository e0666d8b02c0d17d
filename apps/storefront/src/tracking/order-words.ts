import { finishedStatuses, wayOf } from '@counter/contract/orders';
import { clockTime, spokenTime } from '@counter/contract/shared';
import type { PublicStore, TrackedOrder, TrackedStep } from '@counter/contract/storefront';

type Said = { readonly headline: string; readonly words: string };

/** Returns the headline of an order's page: its state, and what comes next. */
export function headlineOf(order: TrackedOrder, { name, timeZone }: PublicStore): Said {
  const isPickup = wayOf(order.deliveryMethod) === 'PICKUP';
  const ready = spokenTime(new Date(order.readyAt), new Date(order.placedAt), timeZone);
  switch (order.status) {
    case 'NEW':
      return {
        headline: `Waiting for ${name}`,
        words: `The store has your order and is about to accept it. It should be ready ${ready}.`,
      };
    case 'STORE_ACCEPTED':
      return {
        headline: `Ready ${ready}`,
        words: `${name} has accepted your order and is preparing it.`,
      };
    case 'READY':
      return isPickup
        ? { headline: 'Ready for you', words: 'Come and pick it up.' }
        : { headline: 'On its way soon', words: 'It is packed and waits for the courier.' };
    case 'COMPLETED':
      return {
        headline: isPickup ? 'Picked up' : 'Handed over',
        words: 'Thank you, and enjoy it.',
      };
    case 'STORE_REJECT':
      return { headline: 'Cancelled', words: order.cancelledBecause };
    case 'EXPIRED':
      return { headline: 'Not accepted', words: `${order.cancelledBecause} You pay nothing.` };
  }
}

const steps: Record<TrackedStep, string> = {
  placed: 'Ordered',
  accept: 'Accepted',
  ready: 'Ready',
  complete: 'Handed over',
  cancel: 'Cancelled',
  expire: 'Expired',
};

/** Returns true if an order is finished. */
export function isOver({ status }: TrackedOrder): boolean {
  return finishedStatuses.includes(status);
}

/** Returns the label of a step. */
export function stepLabel(step: TrackedStep): string {
  return steps[step];
}

/** The time of a step by the store's clock. */
export function stepTime(at: string, { timeZone }: PublicStore): string {
  return clockTime(new Date(at), timeZone);
}
