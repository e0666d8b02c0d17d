import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

const virtualAbove = 200;

/**
 * Which of many rows to render while the page scrolls past them; all of them up to 200.
 * `before` and `after` are the heights, in pixels, of what is left out.
 */
export function useVisibleRows<Container extends HTMLElement>(count: number, rowHeight: number) {
  const [container, setContainer] = useState<Container | null>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtual = count > virtualAbove;
  const virtualizer = useWindowVirtualizer({
    count: virtual ? count : 0,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin,
  });

  useLayoutEffect(() => {
    if (!virtual || !container) return;
    setScrollMargin(container.getBoundingClientRect().top + window.scrollY);
  }, [virtual, container]);

  if (!virtual) return { setContainer, indexes: [...Array(count).keys()], before: 0, after: 0 };
  const items = virtualizer.getVirtualItems();
  const before = (items.at(0)?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return { setContainer, indexes: items.map((item) => item.index), before, after };
}
