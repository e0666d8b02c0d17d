import { promisedTime, type Order, type OrderStatus } from '@counter/contract/orders';
import { text } from '../orders.text.ts';
import type { OrderStep, PressedStep } from './queue-view.ts';

/** The part of a response that stays on the order until it is dismissed. */
export type StepOutcome = {
  /** The server's reason; empty if it only moved the promised time. */
  readonly message: string;
  /** The pickup time promised by a late acceptance, instead of the chosen one. */
  readonly promisedFor?: string | undefined;
};

/**
 * A queued change. After the server's decision it is removed, or stays as `told` until somebody dismisses the message.
 */
export type QueuedStep = PressedStep & {
  readonly state: 'waiting' | 'sending' | 'told';
  readonly told?: StepOutcome | undefined;
};

type Steps = readonly QueuedStep[];

/** Appends a change. */
export function addStep(steps: Steps, pressed: PressedStep): Steps {
  return [...steps, { ...pressed, state: 'waiting' }];
}

/**
 * Returns the next change to send for a person: the oldest one of an order that isn't skipped. Changes of one order
 * keep their sequence, because later ones depend on earlier ones.
 */
export function findNext(
  steps: Steps,
  userId: number,
  skipped: ReadonlySet<number>,
): QueuedStep | undefined {
  return steps.find(
    (step) => isUnsent(step) && step.userId === userId && !skipped.has(step.order.id),
  );
}

/** Sets the state of a change by its key. */
export function markStep(steps: Steps, key: string, state: 'waiting' | 'sending'): Steps {
  return steps.map((step) => (step.key === key && isUnsent(step) ? { ...step, state } : step));
}

/** Removes a decided change, or keeps it with a message to show. */
export function settleStep(steps: Steps, key: string, told?: StepOutcome): Steps {
  return steps.flatMap((step): Steps => {
    if (step.key !== key) return [step];
    return told ? [{ ...step, state: 'told', told }] : [];
  });
}

/**
 * Removes an order's last waiting move or delay, and with a move the ticks after it. Returns the same list if there is
 * none, because it is being sent or was sent.
 */
export function dropLastMove(steps: Steps, orderId: number): Steps {
  const last = steps.findLastIndex(
    ({ order, step, state }) => order.id === orderId && step.kind !== 'tick' && state !== 'told',
  );
  if (steps[last]?.state !== 'waiting') return steps;
  const isDelay = steps[last].step.kind === 'delay';
  return steps.filter(({ order, state }, place) => {
    if (isDelay) return place !== last;
    return place < last || order.id !== orderId || state !== 'waiting';
  });
}

/**
 * Updates an order's waiting delays to its current pickup time, because an acceptance before them may have promised
 * another one.
 */
export function moveDelays(
  steps: Steps,
  { id, estimatedPickupTime }: Pick<Order, 'id' | 'estimatedPickupTime'>,
): Steps {
  let pickupTime = estimatedPickupTime;
  return steps.map((each) => {
    const { order, step } = each;
    if (order.id !== id || step.kind !== 'delay' || each.state !== 'waiting') return each;
    const moved = { ...each, step: { ...step, pickupTime } };
    pickupTime = delayedBy(pickupTime, step.minutes);
    return moved;
  });
}

function delayedBy(pickupTime: string, minutes: number): string {
  return new Date(Date.parse(pickupTime) + minutes * 60_000).toISOString();
}

/** Removes the messages about an order. */
export function dismissMessages(steps: Steps, orderId: number): Steps {
  return steps.filter(({ order, state }) => order.id !== orderId || state !== 'told');
}

/** Returns true until a change is answered. */
export function isUnsent({ state }: QueuedStep): boolean {
  return state !== 'told';
}

/** The changes in a tab; `stalled` while they wait for the network instead of a response. */
export type Queue = { readonly steps: Steps; readonly stalled: boolean };

/**
 * Returns true if changes that another tab sends wait for the network: it is offline, or a sent change got no response.
 */
export function isStalled(before: Queue, steps: Steps, isOnline = navigator.onLine): boolean {
  const unsent = steps.filter(isUnsent);
  if (unsent.length === 0) return false;
  const sent = before.steps.filter(({ state }) => state === 'sending').map(({ key }) => key);
  const cameBack = unsent.some(({ key, state }) => state === 'waiting' && sent.includes(key));
  return before.stalled || !isOnline || cameBack;
}

/** Returns an order with its queued changes applied. Unchanged orders stay the same objects. */
export function showSteps<O extends Order>(order: O, steps: Steps): O {
  return steps
    .filter((step) => isUnsent(step) && step.order.id === order.id)
    .reduce(applyStep, order);
}

const statusBefore: Readonly<Record<Exclude<OrderStep['kind'], 'tick'>, OrderStatus>> = {
  accept: 'NEW',
  delay: 'STORE_ACCEPTED',
  ready: 'STORE_ACCEPTED',
  complete: 'READY',
};

/** Ignores a move that doesn't fit the order's status; the server decides about it. */
function applyStep<O extends Order>(order: O, { step, at }: QueuedStep): O {
  if (step.kind === 'tick') return withTick(order, step.lines, step.made ? at : null);
  if (order.status !== statusBefore[step.kind]) return order;
  switch (step.kind) {
    case 'accept': {
      const { minutes } = step;
      const estimatedPickupTime =
        minutes === undefined
          ? order.estimatedPickupTime
          : promisedTime(order, minutes, Date.parse(at));
      return { ...order, status: 'STORE_ACCEPTED', estimatedPickupTime };
    }
    case 'delay': {
      const { minutes, pickupTime } = step;
      // The pickup time differs if the server or somebody else has already moved it.
      if (Date.parse(order.estimatedPickupTime) !== Date.parse(pickupTime)) return order;
      const delayedMinutes = order.delayedMinutes + minutes;
      return { ...order, delayedMinutes, estimatedPickupTime: delayedBy(pickupTime, minutes) };
    }
    case 'ready':
      return { ...order, status: 'READY', readyAt: at, bags: step.bags };
    case 'complete':
      return { ...order, status: 'COMPLETED' };
  }
}

function withTick<O extends Order>(order: O, lines: readonly number[], madeAt: string | null): O {
  const isSame = order.items.every(
    ({ line, made }) => !lines.includes(line) || (made === null) === (madeAt === null),
  );
  if (isSame) return order;
  const items = order.items.map((item) => {
    if (!lines.includes(item.line) || (item.made === null) === (madeAt === null)) return item;
    return { ...item, made: madeAt === null ? null : { at: madeAt, by: text.you } };
  });
  return { ...order, items };
}
