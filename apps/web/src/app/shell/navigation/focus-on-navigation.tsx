import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { focusBackMs } from '../../../ui/overlays/use-focus-back.ts';

/**
 * After a change of screen, the focus goes to its heading, as it would on a new page. It stays where
 * it is when the person is already in the screen or in something that lies over it.
 */
export function FocusOnNavigation() {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(pathname);

  useEffect(() => {
    const first = before.current === undefined;
    const moved = before.current !== pathname;
    before.current = pathname;
    if (first || !moved) return undefined;
    // What closed with the navigation gives the focus back first.
    const later = setTimeout(() => {
      if (!document.activeElement?.closest('main, [role="dialog"]')) focusOnHeading();
    }, 2 * focusBackMs);
    return () => clearTimeout(later);
  }, [pathname]);

  return null;
}

function focusOnHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
