import { useSyncExternalStore } from 'react';

/** A value that many components subscribe to, in whole or in part. */
export type SharedValue<Value> = {
  readonly get: () => Value;
  /** The value during hydration. */
  readonly first: Value;
  readonly set: (value: Value) => void;
  /** Calls `changed` whenever the value is set. Returns a function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
};

/** Creates a value that only rerenders components whose part of it changed. */
export function createSharedValue<Value>(first: Value): SharedValue<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    first,
    set: (value) => {
      current = value;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

/** Subscribes to a shared value. */
export function useShared<Value>({ subscribe, get, first }: SharedValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first);
}

/**
 * Subscribes to the part of a shared value that `read` returns. `read` must return the same object while that part is
 * unchanged; the component only rerenders when it changes.
 */
export function usePart<Value, Part>(
  { subscribe, get, first }: SharedValue<Value>,
  read: (value: Value) => Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => read(get()),
    () => read(first),
  );
}
