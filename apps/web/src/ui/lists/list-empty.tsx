import type { ReactNode } from 'react';
import { SearchDrawing } from '../display/drawings/search.tsx';
import { NotFoundState } from '../feedback/states.tsx';

interface ListEmptyProps {
  /** The current filters in words; empty for unset ones. */
  looked: readonly (string | number | undefined)[];
  /** Asks for everything again. */
  onClear: () => void;
  /** The content without any filters. */
  children: ReactNode;
}

/** Explains why a list has no rows: no results, or nothing there. */
export function ListEmpty({ looked, onClear, children }: ListEmptyProps) {
  const words = looked.filter(Boolean).join(', ');
  if (words === '') return children;
  return <NotFoundState query={words} onClear={onClear} drawing={<SearchDrawing large />} />;
}
