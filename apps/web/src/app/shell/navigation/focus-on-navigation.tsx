import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { focusBackMs } from '../../../ui/overlays/use-focus-back.ts';

/**
 * Focuses the heading after a change of screens, as a new page would. Leaves the focus alone if it is already in
 * the screen or in a dialog.
 */
export function FocusOnNavigation() {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(pathname);

  useEffect(() => {
    const first = before.current === undefined;
    const moved = before.current !== pathname;
    before.current = pathname;
    if (first || !moved) return undefined;
    // Waits until closing overlays have restored the focus.
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
