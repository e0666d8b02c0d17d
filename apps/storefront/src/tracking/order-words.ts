import { finishedStatuses, wayOf } from '@counter/contract/orders';
import { clockTime, dayAt, minuteMs, spokenDay } from '@counter/contract/shared';
import type { PublicStore, TrackedOrder, TrackedStep } from '@counter/contract/storefront';
import { text } from './tracking.text.ts';

type Said = { readonly headline: string; readonly words: string };

/** Returns the headline of an order's page: its state and what comes next. */
export function headlineOf(order: TrackedOrder, store: PublicStore, now: number | undefined): Said {
  const { name } = store;
  const isPickup = wayOf(order.deliveryMethod) === 'PICKUP';
  const { rider } = order;
  switch (order.status) {
    case 'NEW':
      return { headline: text.waitingFor(name), words: text.waitingHint(name) };
    case 'STORE_ACCEPTED':
      if (isPickup) return { headline: text.preparing, words: text.pickupPreparingHint };
      return {
        headline: text.preparing,
        words: rider ? text.riderPreparingHint(rider) : text.courierPreparingHint,
      };
    case 'READY':
      return isPickup
        ? { headline: text.readyForYou, words: text.pickupReadyHint }
        : {
            headline: text.onItsWaySoon,
            words: rider ? text.riderReadyHint(rider) : text.courierReadyHint,
          };
    case 'COMPLETED':
      if (isPickup) return { headline: text.pickedUp, words: text.thankYou };
      return isOnItsWay(order, now)
        ? { headline: text.onItsWay, words: rider ? text.riderHasIt(rider) : text.courierHasIt }
        : { headline: text.handedOver, words: text.thankYou };
    case 'STORE_REJECT':
      return { headline: text.cancelled, words: order.cancelledBecause };
    case 'EXPIRED':
      return { headline: text.notAccepted, words: text.youPayNothing(order.cancelledBecause) };
  }
}

/** Minutes for which a delivery counts as on its way after the handover, because nobody reports its arrival. */
const maxMinutesOnTheWay = 60;

/** Returns true while a delivery that has left the store is probably still on its way. */
export function isOnItsWay(
  { status, deliveryMethod, steps: reached }: TrackedOrder,
  now: number | undefined,
): boolean {
  if (status !== 'COMPLETED' || wayOf(deliveryMethod) === 'PICKUP') return false;
  const left = reached.find(({ kind }) => kind === 'complete')?.at;
  if (now === undefined || left === undefined) return false;
  return now - new Date(left).getTime() < maxMinutesOnTheWay * minuteMs;
}

/** The promised time, shown while the kitchen prepares the order. */
export type Promised = {
  /** Empty if it is the day of the order. */
  readonly day: string;
  readonly time: string;
  /** Minutes from now; undefined until the current time is known, or if it is hours away. */
  readonly minutes: number | undefined;
  readonly isLate: boolean;
};

const maxMinutes = 120;

/** Returns the promised time of an order that isn't ready yet; undefined otherwise. */
export function promisedOf(
  { status, readyAt, placedAt }: TrackedOrder,
  store: PublicStore,
  now: number | undefined,
): Promised | undefined {
  if (status !== 'NEW' && status !== 'STORE_ACCEPTED') return undefined;
  const at = new Date(readyAt);
  const day = dayAt(at, store.timeZone);
  const left = now === undefined ? undefined : Math.ceil((at.getTime() - now) / minuteMs);
  return {
    day: day === dayAt(new Date(placedAt), store.timeZone) ? '' : spokenDay(day, store),
    time: clockTime(at, store),
    minutes: left !== undefined && left > 0 && left <= maxMinutes ? left : undefined,
    isLate: status === 'STORE_ACCEPTED' && left !== undefined && left < 0,
  };
}

const steps: Record<Exclude<TrackedStep, 'complete'>, string> = {
  placed: text.ordered,
  accept: text.accepted,
  assigned: text.courierAssigned,
  ready: text.ready,
  cancel: text.cancelled,
  expire: text.expired,
};

/** Returns true if an order is finished. */
export function isOver({ status }: TrackedOrder): boolean {
  return finishedStatuses.includes(status);
}

/** Returns the label of a step. */
export function stepLabel(step: TrackedStep, { rider, deliveryMethod }: TrackedOrder): string {
  if (step === 'assigned' && rider) return text.riderTakesIt(rider);
  if (step === 'complete')
    return wayOf(deliveryMethod) === 'PICKUP' ? text.pickedUp : text.onItsWay;
  return steps[step];
}

/** Returns the remaining steps of an order. */
export function stepsAhead({ steps: reached, status, deliveryMethod }: TrackedOrder) {
  if (status === 'STORE_REJECT' || status === 'EXPIRED') return [];
  const usual: readonly TrackedStep[] =
    wayOf(deliveryMethod) === 'PICKUP'
      ? ['placed', 'accept', 'ready', 'complete']
      : ['placed', 'accept', 'assigned', 'ready', 'complete'];
  const missing = usual.filter((kind) => !reached.some((step) => step.kind === kind));
  // An order can be completed without an assigned rider.
  return status === 'COMPLETED' ? [] : missing;
}

/** Formats the time of a step in the store's time zone. */
export function stepTime(at: string, store: PublicStore): string {
  return clockTime(new Date(at), store);
}
