import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VisibleRowsProps } from './types.ts';

/** The rows near the screen, while the page scrolls past them; on paper all of them. */
export function VirtualRows({ count, rowHeight, container, children }: VisibleRowsProps) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin,
  });

  useLayoutEffect(() => {
    if (container) setScrollMargin(container.getBoundingClientRect().top + window.scrollY);
  }, [container]);

  const printing = usePrinting();
  if (printing) return children({ indexes: [...Array(count).keys()], before: 0, after: 0 });
  const items = virtualizer.getVirtualItems();
  const before = (items.at(0)?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return children({ indexes: items.map((item) => item.index), before, after });
}

/** Returns true while the page is printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page right after this.
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
