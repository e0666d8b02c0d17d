import { useLayoutEffect } from 'react';
import { isClosing } from './closing.ts';

/** The time after which the focus is given back, in milliseconds: after the library's own attempt. */
export const focusBackMs = 20;

/**
 * Gives the focus back to where it was before something opened, also where that is drawn open at once or
 * taken away open, of which the library knows no opener.
 */
export function useFocusBack(opened: boolean): void {
  // Before the library moves the focus, which without motion is right after this.
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = openerOf(document.activeElement);
    return () => void setTimeout(() => giveBack(opener), focusBackMs);
  }, [opened]);
}

/** The choice of a menu goes with its menu; the button of that stays. */
function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}

function giveBack(opener: Element | null): void {
  const { activeElement, body } = document;
  const lost = activeElement === null || activeElement === body || isClosing(activeElement);
  if (lost && opener instanceof HTMLElement && opener.isConnected)
    opener.focus({ preventScroll: true });
}
