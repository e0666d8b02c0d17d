import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while the page is still the server's: what the browser keeps is not known there. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
