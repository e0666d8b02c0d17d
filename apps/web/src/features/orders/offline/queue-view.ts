import type { DelayReason, Order } from '@counter/contract/orders';
import type { ReactNode } from 'react';
import { createSharedValue, usePart, useShared } from '@counter/browser/shared-value';

/** A change of an order that can be queued. */
export type OrderStep =
  | { readonly kind: 'accept'; readonly minutes?: number | undefined }
  | { readonly kind: 'ready'; readonly bags: number }
  | { readonly kind: 'complete'; readonly code?: string | undefined }
  | {
      readonly kind: 'delay';
      readonly minutes: number;
      readonly reason: DelayReason;
      /** The pickup time that it delays (ISO 8601). */
      readonly pickupTime: string;
    }
  | { readonly kind: 'tick'; readonly lines: readonly number[]; readonly made: boolean };

/** A change of an order as clicked. */
export type PressedStep = {
  readonly storeId: number;
  readonly userId: number;
  readonly order: Pick<Order, 'id' | 'orderNumber' | 'status'>;
  readonly step: OrderStep;
  /** The idempotency key of every attempt. */
  readonly key: string;
  /** The time of the click (ISO 8601). */
  readonly at: string;
};

/** The queue as screens see it. */
export type QueueView = {
  /** Number of the signed-in person's waiting changes, in all stores. */
  readonly waiting: number;
  /** Returns an order with its queued changes applied. Unchanged orders stay the same objects. */
  readonly show: <O extends Order>(order: O) => O;
  /** Returns true if there is a message about an order. */
  readonly isAbout: (orderId: number) => boolean;
  readonly isQueued: (orderId: number) => boolean;
  /** Returns the status an order had when a change was made that the server rejected. */
  readonly refusedAt: (orderId: number) => Order['status'] | undefined;
};

/** The queue's interface for screens, available once its code has loaded. */
export type QueueDoor = {
  /** Queues a change and tries to send it. Resolves with a message and an undo function. */
  readonly queueStep: (pressed: PressedStep) => Promise<{ message: string; undo: () => void }>;
  readonly renderNote: (order: Order, brief: boolean) => ReactNode;
};

const door = createSharedValue<QueueDoor | undefined>(undefined);
const view = createSharedValue<QueueView | undefined>(undefined);

/** Makes the queue available, also without a network. For the queue only. */
export const openQueue = door.set;

/** Returns the queue's interface; undefined until its code has loaded. */
export const readQueueDoor = door.get;

/** Returns the note about an order's changes. */
export function useQueueNote(order: Order, brief: boolean): ReactNode {
  const opened = useShared(door);
  const isAbout = usePart(view, (shown) => shown?.isAbout(order.id) ?? false);
  return isAbout ? opened?.renderNote(order, brief) : undefined;
}

/** Publishes the queue's view, or clears it. For the queue only. */
export const updateQueueView = view.set;

/** Returns the current view of the queue; undefined while it is empty. */
export const readQueueView = view.get;

/** Returns the view of the queue, kept current. */
export function useQueueView(): QueueView | undefined {
  return useShared(view);
}
