import { useCallback } from 'react';

/** Ways to fit a table into its frame: normal spacing, wrapped text, or scrolling within the frame. */
type Fit = 'roomy' | 'tight' | 'scrolls';

/**
 * Keeps a table within its frame, so that the page never scrolls sideways. Text wraps first; a table that is still
 * too wide scrolls within the frame. Returns a ref for the frame.
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

/** Sets the first way in which the frame's content fits. */
export function fitInto(frame: HTMLElement): void {
  for (const fit of ['roomy', 'tight', 'scrolls'] satisfies Fit[]) {
    frame.dataset['fit'] = fit;
    if (frame.scrollWidth <= frame.clientWidth) return;
  }
}
