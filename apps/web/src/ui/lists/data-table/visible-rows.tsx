import { Suspense } from 'react';
import type { Visible, VisibleRowsProps } from './types.ts';
import { lazyPart } from '../../browser/ahead.ts';

const virtualAbove = 200;

const VirtualRows = lazyPart(async () => {
  const module = await import('./virtual-rows.tsx');
  return { default: module.VirtualRows };
});

/** Renders all rows up to 200, and above that those near the viewport, with code that only long lists load. */
export function VisibleRows(props: VisibleRowsProps) {
  const { count, rowHeight, children } = props;
  if (count <= virtualAbove) return children(firstRows(count, count, rowHeight));
  return (
    <Suspense fallback={children(firstRows(virtualAbove, count, rowHeight))}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

function firstRows(shown: number, count: number, rowHeight: number): Visible {
  return { indexes: [...Array(shown).keys()], before: 0, after: (count - shown) * rowHeight };
}
