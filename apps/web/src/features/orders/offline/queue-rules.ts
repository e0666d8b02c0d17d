import { promisedTime, type Order, type OrderStatus } from '@counter/contract/orders';
import { text } from '../orders.text.ts';
import type { OrderStep, PressedStep } from './queue-view.ts';

/** The part of a decision that stays on the order until somebody dismisses it. */
export type StepOutcome = {
  /** The reason that the server gave; empty for a promise that it moved. */
  readonly message: string;
  /** The pickup time that a late acceptance promises instead of the chosen one. */
  readonly promisedFor?: string | undefined;
};

/** A change in the queue. Once it is decided it leaves, or is `told` until somebody has read it. */
export type QueuedStep = PressedStep & {
  readonly state: 'waiting' | 'sending' | 'told';
  readonly told?: StepOutcome | undefined;
};

type Steps = readonly QueuedStep[];

/** Adds a change at the end. */
export function addStep(steps: Steps, pressed: PressedStep): Steps {
  return [...steps, { ...pressed, state: 'waiting' }];
}

/**
 * Returns the next change to send for a person: the oldest of the orders that aren't skipped. One order's
 * changes keep their order, because the later ones follow from the earlier ones.
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

/** Marks a change, by its key. */
export function markStep(steps: Steps, key: string, state: 'waiting' | 'sending'): Steps {
  return steps.map((step) => (step.key === key && isUnsent(step) ? { ...step, state } : step));
}

/** Takes a decided change out, unless there is something to tell about it. */
export function settleStep(steps: Steps, key: string, told?: StepOutcome): Steps {
  return steps.flatMap((step): Steps => {
    if (step.key !== key) return [step];
    return told ? [{ ...step, state: 'told', told }] : [];
  });
}

/**
 * Takes back the last move or delay of an order that waits, with a move what was ticked after it. Returns the
 * same list where none can be taken back: it is being sent, or was.
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
 * Returns the changes with the delays of an order that wait moved to its pickup time as it is now: an
 * acceptance before them may have promised another one.
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

/** Forgets what was told about an order. */
export function dismissMessages(steps: Steps, orderId: number): Steps {
  return steps.filter(({ order, state }) => order.id !== orderId || state !== 'told');
}

/** Returns true if a change is still to be sent, or its answer to come. */
export function isUnsent({ state }: QueuedStep): boolean {
  return state !== 'told';
}

/** The changes of a tab; `stalled` while they wait for a network rather than for an answer. */
export type Queue = { readonly steps: Steps; readonly stalled: boolean };

/**
 * Returns true if changes that another tab sends wait for a network: there is none, or one that was sent got
 * no answer.
 */
export function isStalled(before: Queue, steps: Steps, isOnline = navigator.onLine): boolean {
  const unsent = steps.filter(isUnsent);
  if (unsent.length === 0) return false;
  const sent = before.steps.filter(({ state }) => state === 'sending').map(({ key }) => key);
  const cameBack = unsent.some(({ key, state }) => state === 'waiting' && sent.includes(key));
  return before.stalled || !isOnline || cameBack;
}

/** Returns an order as it will be once its changes were sent. Untouched orders stay the same objects. */
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

/** A move that the order is past, or not yet at, shows nothing: the server decides about it. */
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
      // Else the server has moved it already, or somebody else has.
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
