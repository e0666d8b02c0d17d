import { useCallback } from 'react';

/** Ways to fit a table into its frame: as it is, with wrapped text, or by scrolling within the frame. */
type Fit = 'roomy' | 'tight' | 'scrolls';

/**
 * Keeps a table within its frame, so that the page never scrolls sideways: text wraps first, and a table that is
 * still too wide scrolls within the frame. Returns the frame's ref.
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

/** Marks the frame with the first way that makes its content fit. */
export function fitInto(frame: HTMLElement): void {
  for (const fit of ['roomy', 'tight', 'scrolls'] satisfies Fit[]) {
    frame.dataset['fit'] = fit;
    if (frame.scrollWidth <= frame.clientWidth) return;
  }
}
