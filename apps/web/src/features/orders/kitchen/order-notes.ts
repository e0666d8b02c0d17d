import { useSyncExternalStore } from 'react';

/** Values that people of this device note about orders, until the page is left. */
export type OrderNotes<Value> = {
  readonly get: (orderId: number) => Value;
  readonly set: (orderId: number, value: Value) => void;
  /** Reads the value of an order, and follows it. */
  readonly use: (orderId: number) => Value;
};

/** Returns notes that are `otherwise` where nothing was noted. */
export function createOrderNotes<Value>(otherwise: Value): OrderNotes<Value> {
  const notes = new Map<number, Value>();
  const listeners = new Set<() => void>();
  const get = (orderId: number): Value => notes.get(orderId) ?? otherwise;
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (orderId, value) => {
      notes.set(orderId, value);
      for (const listener of listeners) listener();
    },
    use: function useNote(orderId) {
      return useSyncExternalStore(watch, () => get(orderId));
    },
  };
}
