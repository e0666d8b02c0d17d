import type { DelayReason, Order } from '@counter/contract/orders';
import type { ReactNode } from 'react';
import { createSharedValue, usePart, useShared } from '@counter/browser/shared-value';

/** A change of an order that is sent once there is a network. */
export type OrderStep =
  | { readonly kind: 'accept'; readonly minutes?: number | undefined }
  | { readonly kind: 'ready'; readonly bags: number }
  | { readonly kind: 'complete'; readonly code?: string | undefined }
  | {
      readonly kind: 'delay';
      readonly minutes: number;
      readonly reason: DelayReason;
      /** The pickup time that it moves (ISO 8601). */
      readonly pickupTime: string;
    }
  | { readonly kind: 'tick'; readonly lines: readonly number[]; readonly made: boolean };

/** A change of an order as it was pressed. */
export type PressedStep = {
  readonly storeId: number;
  readonly userId: number;
  readonly order: Pick<Order, 'id' | 'orderNumber' | 'status'>;
  readonly step: OrderStep;
  /** The idempotency key of every attempt to send it. */
  readonly key: string;
  /** The time of the press (ISO 8601). */
  readonly at: string;
};

/** The queue as screens see it. */
export type QueueView = {
  /** The changes of the signed-in person that wait, in all stores. */
  readonly waiting: number;
  /** Returns an order as it will be once its changes were sent. Untouched orders stay the same objects. */
  readonly show: <O extends Order>(order: O) => O;
  /** Returns true if something is to be said about an order. */
  readonly isAbout: (orderId: number) => boolean;
  readonly isQueued: (orderId: number) => boolean;
  /** Returns the status in which an order was when a change was pressed that the server refused. */
  readonly refusedAt: (orderId: number) => Order['status'] | undefined;
};

/** The queue as screens use it once there is something in it. */
export type QueueDoor = {
  /** Queues a change and tries to send it. Answers what to say about it, and how to take it back. */
  readonly queueStep: (pressed: PressedStep) => Promise<{ message: string; undo: () => void }>;
  readonly renderNote: (order: Order, brief: boolean) => ReactNode;
};

const door = createSharedValue<QueueDoor | undefined>(undefined);
const view = createSharedValue<QueueView | undefined>(undefined);

/** For the queue: it is there, also without a network. */
export const openQueue = door.set;

/** Returns the queue, if its code is there. */
export const readQueueDoor = door.get;

/** Returns what is said about the changes of an order. */
export function useQueueNote(order: Order, brief: boolean): ReactNode {
  const opened = useShared(door);
  const isAbout = usePart(view, (shown) => shown?.isAbout(order.id) ?? false);
  return isAbout ? opened?.renderNote(order, brief) : undefined;
}

/** For the queue: shows it, or takes it away. */
export const updateQueueView = view.set;

/** Returns the queue as it is now; undefined while it is empty. */
export const readQueueView = view.get;

/** The queue, kept current. */
export function useQueueView(): QueueView | undefined {
  return useShared(view);
}
