import { useCallback } from 'react';

/** A way to fit a table into its frame: as it is, with words on more lines, or only by scrolling within the frame. */
type Fit = 'roomy' | 'tight' | 'scrolls';

/**
 * Keeps a table within its frame, so that no page scrolls sideways: words go on more lines where there is no room for
 * one, and a table that is still too wide scrolls in its card. Returns the ref of the frame.
 */
export function useFit(): (frame: HTMLElement | null) => (() => void) | undefined {
  return useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => fitInto(frame));
    observer.observe(frame);
    for (const part of frame.children) observer.observe(part);
    fitInto(frame);
    return () => observer.disconnect();
  }, []);
}

/** Marks the frame with the first way in which its content is no wider than itself. */
export function fitInto(frame: HTMLElement): void {
  for (const fit of ['roomy', 'tight', 'scrolls'] satisfies Fit[]) {
    frame.dataset['fit'] = fit;
    if (frame.scrollWidth <= frame.clientWidth) return;
  }
}
