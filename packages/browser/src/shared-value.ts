import { useSyncExternalStore } from 'react';

/** A value that many components follow, each all or a part of it. */
export type SharedValue<Value> = {
  readonly get: () => Value;
  /** The value while a page is still as the server wrote it. */
  readonly first: Value;
  readonly set: (value: Value) => void;
  /** Calls `changed` whenever the value was set. Returns a function that ends this. */
  readonly subscribe: (changed: () => void) => () => void;
};

/** Creates a value that redraws only the components whose part of it changed. */
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

/** Follows a shared value. */
export function useShared<Value>({ subscribe, get, first }: SharedValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first);
}

/**
 * Follows the part of a shared value that `read` returns, which has to be the same object while nothing about it
 * changed. The component is drawn again only when that changes.
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
