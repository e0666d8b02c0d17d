import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

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
    if (first || !moved || document.activeElement?.closest('main, [role="dialog"]')) return;
    focusOnHeading();
  }, [pathname]);

  return null;
}

function focusOnHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
