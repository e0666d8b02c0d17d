import { lazy, Suspense, type ReactNode } from 'react';

const virtualAbove = 200;

/** Which of many rows to render. `before` and `after` are the heights, in pixels, of what is left out. */
export interface Visible {
  indexes: readonly number[];
  before: number;
  after: number;
}

export interface VisibleRowsProps {
  count: number;
  rowHeight: number;
  /** What holds the rows, once it is on the page. */
  container: HTMLElement | null;
  children: (visible: Visible) => ReactNode;
}

const VirtualRows = lazy(async () => {
  const module = await import('./virtual-rows.tsx');
  return { default: module.VirtualRows };
});

/** All rows up to 200; above that the ones near the screen, with code that only long lists load. */
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
