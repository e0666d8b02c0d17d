import { useLayoutEffect } from 'react';

/** The need of the screen on show, or a lack of room for the menu beside any screen. */
type Reason = 'screen' | 'room';

const reasons: Reason[] = [];

/** Narrows the menu beside the screen to a rail for a reason, while the component is shown and `wanted`. */
export function useRail(reason: Reason, wanted = true): void {
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    reasons.push(reason);
    show();
    return () => {
      reasons.splice(reasons.indexOf(reason), 1);
      show();
    };
  }, [reason, wanted]);
}

function show(): void {
  const { dataset } = document.documentElement;
  if (reasons.length > 0) dataset['menu'] = 'rail';
  else delete dataset['menu'];
  // No press widens what a screen narrows.
  if (reasons.includes('screen')) dataset['menuKept'] = '';
  else delete dataset['menuKept'];
}
