import { useDeferredValue } from 'react';

/**
 * Returns false on the first render and then the given state. An overlay that mounts closed animates its opening
 * and knows which element had the focus.
 */
export function useOpensLater(opened: boolean): boolean {
  const drawn = useDeferredValue(opened, false);
  return opened && drawn;
}
