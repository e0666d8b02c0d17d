import { useEffect } from 'react';

/**
 * The time after which the page is held or let go, in milliseconds: when the overlay has come in or gone. The browser
 * paints the whole page anew for it, which the press that opens or closes should not wait for.
 */
const settleMs = 300;

/** The number of overlays that hold the page still. */
let holders = 0;
let settling: ReturnType<typeof setTimeout> | undefined;

/** The library still blocks wheel and touch, but adds no style sheet. */
const withoutStyles = { removeScrollBar: false };

/**
 * Keeps the page below an overlay from scrolling. Changes the styles of the root and the body alone: a new style sheet
 * or an inherited style would restyle the whole page on opening and closing. Returns the library's `removeScrollProps`.
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
  // Without its scroll bar the page would grow wider.
  body.style.paddingInlineEnd = isHeld ? '' : `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = isHeld ? '' : 'hidden';
}
