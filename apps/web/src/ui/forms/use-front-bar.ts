import { useLayoutEffect, useState } from 'react';
import { createSharedValue, usePart } from '@counter/browser/shared-value';

/** The visible bars, in the order in which their forms were first changed. */
const shown = createSharedValue<readonly symbol[]>([]);

/** Returns true for the bar that stays in view: that of the form changed last. */
export function useFrontBar(): boolean {
  const [bar] = useState(() => Symbol('bar'));
  useLayoutEffect(() => {
    shown.set([...shown.get(), bar]);
    return () => shown.set(shown.get().filter((other) => other !== bar));
  }, [bar]);
  return usePart(shown, (bars) => bars.at(-1) === bar);
}
