import { useState } from 'react';

/**
 * Returns true once the condition has been true, so that a dialog can play its closing transition and restore the
 * focus.
 */
export function useOnce(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
