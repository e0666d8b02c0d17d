import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
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

/**
 * Keeps the focus on a button that is another one while what it opens is there: it goes with its opener and
 * comes back with it. Answers the place in which the button is.
 */
export function useFocusKept<Place extends HTMLElement>(opened: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!opened) return undefined;
    const { current } = place;
    return () => void setTimeout(() => giveBack(findButton(current)), focusBackMs);
  }, [opened]);
  return place;
}

function findButton(place: HTMLElement | null): Element | null {
  return place?.querySelector('button') ?? null;
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
