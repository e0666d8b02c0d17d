import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The bars on the screen, in the order in which their forms were first changed. */
const shown = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns true for the bar that stays in view: the one of the form that was changed last. */
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
