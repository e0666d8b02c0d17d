import { addDays, instantOf } from '@counter/contract/shared';
import type { Actor, PastOrder, PastStep } from '@counter/api/import';
import type { DeliveryFees } from '@counter/contract/store';
import type { HistoricOrder } from '../history.ts';
import type { DemoCustomer } from '../people.ts';
import { deliveryCommissionRate, pastDeliveryFee } from './delivery.ts';
import { toOrderLines, type Offer } from './menu.ts';
import { deliveredFeeRate, pickedUpFeeRate } from './stores.ts';

/** A past order without its number and customer id. */
export type Draft = Omit<PastOrder, 'orderNumber' | 'customerId'>;

type Store = {
  readonly timeZone: string;
  readonly preparationMinutes: number;
  readonly offer: Offer;
  readonly deliveryFees: DeliveryFees;
  readonly customers: readonly DemoCustomer[];
  /** Picks the person who handles an order. */
  readonly nextHand: () => Actor;
  readonly marketplace: Actor;
  readonly now: Date;
};

/** Converts a generated order to one in the store's time zone, with its menu and people. */
export function toDraft(historic: HistoricOrder, store: Store): Draft {
  const { deliveryMethod, tip } = historic;
  const customer = store.customers[historic.customer];
  if (!customer) throw new RangeError(`There is no customer at ${historic.customer}.`);
  const placedAt = placedAtOf(historic, store);
  const lines = toOrderLines(historic.lines, store.offer);
  return {
    customer: { name: customer.name, phone: customer.phone },
    deliveryMethod,
    placedAt,
    placedBy: store.marketplace,
    scheduledAt: scheduledAtOf(historic, store.timeZone),
    preparationMinutes: store.preparationMinutes,
    acceptMinutes: 10,
    lines,
    tip,
    payment: 'MARKETPLACE',
    promo: null,
    rider: null,
    feeRate: deliveryMethod === 'PICKUP' ? pickedUpFeeRate : deliveredFeeRate,
    deliveryFee: pastDeliveryFee(store.deliveryFees, { ...historic, lines }),
    deliveryCommissionRate,
    steps: stepsOf(historic, placedAt, store),
  };
}

/**
 * Returns the instant an order was placed, capped at now: in an hour that daylight saving skips or repeats, the local
 * time could be later.
 */
function placedAtOf({ day, minute, second }: HistoricOrder, { timeZone, now }: Store): Date {
  const at = instantOf(day, minute, timeZone).getTime() + second * 1000;
  return new Date(Math.min(at, now.getTime()));
}

function scheduledAtOf(
  { day, minute, scheduledOffsetMinutes: wait }: HistoricOrder,
  timeZone: string,
): Date | null {
  if (wait === undefined) return null;
  const due = minute + wait;
  return instantOf(addDays(day, Math.floor(due / 1440)), due % 1440, timeZone);
}

type Happening = Omit<PastStep, 'at' | 'by'> & { readonly after: number };

function stepsOf(order: HistoricOrder, placedAt: Date, { nextHand, now }: Store): PastStep[] {
  const by = nextHand();
  return happeningsOf(order).map(({ after, ...step }) => ({
    ...step,
    at: new Date(Math.min(placedAt.getTime() + after * 1000, now.getTime())),
    by,
  }));
}

/** Returns an order's moves, with the seconds since it was placed. */
function happeningsOf(order: HistoricOrder): Happening[] {
  const { acceptAfterSeconds, readyAfterMinutes, completeAfterMinutes, outcome } = order;
  const accept = [
    seenBefore(acceptAfterSeconds),
    { kind: 'accept', after: acceptAfterSeconds },
  ] as const;
  const ready = { kind: 'ready', after: readyAfterMinutes * 60 } as const;
  switch (outcome.state) {
    case 'COMPLETED':
      return [...accept, ready, { kind: 'complete', after: completeAfterMinutes * 60 }];
    case 'STORE_REJECT': {
      const { reason, message, rejectAfterSeconds: after } = outcome;
      const before = after > acceptAfterSeconds ? accept : [seenBefore(after)];
      return [...before, { kind: 'cancel', after, reason, message }];
    }
    case 'OPEN':
      if (outcome.stage === 'NEW') return [];
      return outcome.stage === 'READY' ? [...accept, ready] : [...accept];
  }
}

function seenBefore(seconds: number): Happening {
  return { kind: 'seen', after: Math.floor(seconds * 0.6) };
}
