import { useCallback, useState } from 'react';

/** Number of cards rendered initially, and added each time the end is scrolled into view. */
const step = 40;

interface Growing {
  /** Number of cards to render. */
  count: number;
  /** A ref for the element after the rendered cards. */
  end: (element: HTMLElement | null) => (() => void) | undefined;
  grow: () => void;
}

/** Limits how much of a long list is rendered. The limit grows when the end is scrolled into view, or with `grow`. */
export function useGrowing(): Growing {
  const [count, setCount] = useState(step);
  const grow = useCallback(() => setCount((drawn) => drawn + step), []);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) grow();
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [grow],
  );
  return { count, end, grow };
}
