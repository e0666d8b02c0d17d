import { useCallback, useState } from 'react';

/** The number of cards that are drawn at first, and added whenever their end comes into sight. */
const step = 40;

interface Growing {
  /** The number of cards to draw. */
  count: number;
  /** A ref for what stands at the end of the drawn cards. */
  end: (element: HTMLElement | null) => (() => void) | undefined;
  grow: () => void;
}

/** Tells how much of a long list to draw. The list grows when its end comes into sight, or with `grow`. */
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
