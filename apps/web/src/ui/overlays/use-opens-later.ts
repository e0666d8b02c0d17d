import { useDeferredValue } from 'react';

/**
 * Closed when it is drawn first, and then open where it should be: what appears open moves into place and
 * knows where the focus was no less than what was drawn before.
 */
export function useOpensLater(opened: boolean): boolean {
  const drawn = useDeferredValue(opened, false);
  return opened && drawn;
}
