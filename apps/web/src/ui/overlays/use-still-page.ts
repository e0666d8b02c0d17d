import { useEffect } from 'react';

/** The number of overlays that hold the page still. */
let holders = 0;

/**
 * Keeps the page below an overlay from scrolling by keys. Only the styles of its root and its body change:
 * a style that is inherited would have all of a long list styled anew, at opening and at closing.
 */
export function useStillPage(held: boolean): void {
  useEffect(() => {
    if (!held) return undefined;
    holders += 1;
    if (holders === 1) hold();
    return () => {
      holders -= 1;
      if (holders === 0) release();
    };
  }, [held]);
}

function hold(): void {
  const { documentElement: root, body } = document;
  // Without its scroll bar the page would grow wider.
  body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = 'hidden';
}

function release(): void {
  document.body.style.paddingInlineEnd = '';
  document.documentElement.style.overflow = '';
}
