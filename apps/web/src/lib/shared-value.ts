import { useSyncExternalStore } from 'react';

/** A value that many components follow, each a part of it. */
export type SharedValue<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls `changed` whenever the value was set. Returns what ends that. */
  readonly subscribe: (changed: () => void) => () => void;
};

/** Creates a value to put into a context, where setting it draws only those whose part changed. */
export function createSharedValue<Value>(first: Value): SharedValue<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/**
 * Follows what `read` makes of a shared value, which has to be the same object while nothing about it changed. The
 * component is drawn again only when that changes.
 */
export function usePart<Value, Part>(
  shared: SharedValue<Value>,
  read: (value: Value) => Part,
): Part {
  return useSyncExternalStore(shared.subscribe, () => read(shared.get()));
}
