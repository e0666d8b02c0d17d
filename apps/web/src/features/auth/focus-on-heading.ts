import { useEffect } from 'react';

/** Moves the focus to the screen's heading after new content has replaced the old. */
export function useFocusOnHeading(): void {
  useEffect(() => {
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
}
