import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowsNear } from './rows-near.ts';
import type { VisibleRowsProps } from './types.ts';

/** Renders the rows near the viewport while the page scrolls, and all rows in print. */
export function VirtualRows({ count, rowHeight, container, children }: VisibleRowsProps) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    rangeExtractor: rowsNear,
    scrollMargin,
  });

  useLayoutEffect(() => {
    if (container) setScrollMargin(container.getBoundingClientRect().top + window.scrollY);
  }, [container]);

  const printing = usePrinting();
  const items = virtualizer.getVirtualItems();
  const first = printing ? 0 : (items.at(0)?.index ?? 0);
  const end = printing ? count : (items.at(-1)?.index ?? -1) + 1;
  // Memoized, because this renders on every row that scrolls past, usually with the same indexes.
  return useMemo(() => {
    const indexes = Array.from({ length: end - first }, (_, at) => first + at);
    return children({ indexes, before: first * rowHeight, after: (count - end) * rowHeight });
  }, [children, count, first, end, rowHeight]);
}

/** Returns true while the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous, because the browser captures the page right after this event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
