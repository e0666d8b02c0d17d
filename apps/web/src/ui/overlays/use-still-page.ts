import { useEffect } from 'react';

/**
 * The delay in milliseconds before the page is locked or unlocked, after the overlay's transition. The browser
 * repaints the whole page for it, which would delay the press that opens or closes the overlay.
 */
const settleMs = 300;

/** The number of overlays that lock the page. */
let holders = 0;
let settling: ReturnType<typeof setTimeout> | undefined;

/** The library still blocks wheel and touch but adds no style sheet. */
const withoutStyles = { removeScrollBar: false };

/**
 * Locks the page's scrolling below an overlay. It only changes styles of the root and the body: a new style sheet
 * or an inherited style would restyle the whole page. Returns the library's `removeScrollProps`.
 */
export function useStillPage(held: boolean): { removeScrollBar: boolean } {
  useEffect(() => {
    if (!held) return undefined;
    change(1);
    return () => change(-1);
  }, [held]);
  return withoutStyles;
}

function change(by: 1 | -1): void {
  holders += by;
  clearTimeout(settling);
  settling = setTimeout(settle, settleMs);
}

function settle(): void {
  const { documentElement: root, body } = document;
  const isHeld = root.style.overflow === 'hidden';
  if (holders > 0 === isHeld) return;
  // Makes up for the missing scroll bar, which would widen the page.
  body.style.paddingInlineEnd = isHeld ? '' : `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = isHeld ? '' : 'hidden';
}
