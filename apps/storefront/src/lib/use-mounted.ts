import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Returns false during hydration, when stored values must not be rendered yet. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
