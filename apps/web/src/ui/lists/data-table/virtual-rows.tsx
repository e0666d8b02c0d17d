import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import type { VisibleRowsProps } from './types.ts';

/** The rows near the screen, while the page scrolls past them. */
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

  const items = virtualizer.getVirtualItems();
  const before = (items.at(0)?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return children({ indexes: items.map((item) => item.index), before, after });
}
