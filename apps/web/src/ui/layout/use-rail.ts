import { useLayoutEffect } from 'react';

/** The number of components that want the menu to be a rail. */
let wishes = 0;

/** Narrows the menu beside the screen to a rail while the component is shown and `wanted`. */
export function useRail(wanted = true): void {
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    show(1);
    return () => show(-1);
  }, [wanted]);
}

function show(change: number): void {
  const { dataset } = document.documentElement;
  wishes += change;
  if (wishes > 0) dataset['menu'] = 'rail';
  else delete dataset['menu'];
}
