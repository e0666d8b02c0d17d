import { useLayoutEffect } from 'react';

/** The number of mounted components that request the rail. */
let wishes = 0;

/** Collapses the side menu to a rail while the component is mounted and `wanted`. */
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
