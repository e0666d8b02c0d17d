import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isClosing } from './closing.ts';

/** The delay before the focus is restored, in milliseconds: after the library's own attempt. */
export const focusBackMs = 20;

/**
 * Restores the focus to its previous element after an overlay closes. Also covers overlays that are open when
 * mounted or unmounted while open, for which the library knows no opener.
 */
export function useFocusBack(opened: boolean): void {
  // In a layout effect, because without motion the library moves the focus right after it.
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = openerOf(document.activeElement);
    return () => void setTimeout(() => giveBack(opener), focusBackMs);
  }, [opened]);
}

/**
 * Restores the focus to a button that is replaced while its popup is open. Returns a ref for the button's
 * container.
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

/** A menu item disappears with its menu, so the focus returns to the menu's button. */
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
