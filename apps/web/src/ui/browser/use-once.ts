import { useState } from 'react';

/** Returns true once a condition was true, so that a dialog can close in its own way and give the focus back. */
export function useOnce(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
