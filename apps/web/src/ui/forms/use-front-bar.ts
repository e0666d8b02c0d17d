import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The bars that are shown, in the order in which their forms were changed. */
const shown = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns true for the bar that stays in view: that of the form which began to change last. */
export function useFrontBar(): boolean {
  const [bar] = useState(() => Symbol('bar'));
  useLayoutEffect(() => {
    shown.add(bar);
    tell();
    return () => {
      shown.delete(bar);
      tell();
    };
  }, [bar]);
  return useSyncExternalStore(listen, () => [...shown].at(-1) === bar);
}
