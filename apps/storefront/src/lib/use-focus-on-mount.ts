import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Focuses an element on mount, if `isWanted`. */
export function useFocusOnMount<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const target = useRef<T>(null);
  const focus = useEffectEvent(() => {
    if (isWanted) target.current?.focus();
  });
  useEffect(() => focus(), []);
  return target;
}
