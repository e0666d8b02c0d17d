import { finishedStatuses, wayOf } from '@counter/contract/orders';
import { clockTime, spokenTime } from '@counter/contract/shared';
import type { PublicStore, TrackedOrder, TrackedStep } from '@counter/contract/storefront';
import { text } from './tracking.text.ts';

type Said = { readonly headline: string; readonly words: string };

/** Returns the headline of an order's page: its state, and what comes next. */
export function headlineOf(order: TrackedOrder, store: PublicStore): Said {
  const { name } = store;
  const isPickup = wayOf(order.deliveryMethod) === 'PICKUP';
  const ready = spokenTime(new Date(order.readyAt), new Date(order.placedAt), store);
  switch (order.status) {
    case 'NEW':
      return {
        headline: text.waitingFor(name),
        words: text.storeHasYourOrderAnd(ready),
      };
    case 'STORE_ACCEPTED':
      return {
        headline: text.ready(ready),
        words: text.hasAcceptedYourOrderAnd(name),
      };
    case 'READY':
      return isPickup
        ? { headline: text.readyForYou, words: text.comeAndPickItUp }
        : {
            headline: text.onItsWaySoon,
            words: order.rider ? text.riderBringsIt(order.rider) : text.itIsPackedAndWaits,
          };
    case 'COMPLETED':
      return {
        headline: isPickup ? text.pickedUp : text.handedOver,
        words: text.thankYouAndEnjoyIt,
      };
    case 'STORE_REJECT':
      return { headline: text.cancelled, words: order.cancelledBecause };
    case 'EXPIRED':
      return { headline: text.notAccepted, words: text.youPayNothing(order.cancelledBecause) };
  }
}

const steps: Record<TrackedStep, string> = {
  placed: text.ordered,
  accept: text.accepted,
  ready: text.ready2,
  complete: text.handedOver,
  cancel: text.cancelled,
  expire: text.expired,
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
export function stepTime(at: string, store: PublicStore): string {
  return clockTime(new Date(at), store);
}
