import type { ReactNode } from 'react';
import { SearchDrawing } from '../display/drawings/search.tsx';
import { NotFoundState } from '../feedback/states.tsx';
import { chosenDays, type LookedFor } from './looked-for.ts';
import { listsText } from './lists.text.ts';

interface ListEmptyProps {
  looked: LookedFor;
  /** Clears all filters. */
  onClear: () => void;
  /** Shown if no filter is set. */
  children: ReactNode;
}

/** Explains why a list is empty: no results, or no content yet. */
export function ListEmpty({ looked, onClear, children }: ListEmptyProps) {
  const filters = looked.filter(Boolean);
  if (filters.length === 0) return children;
  const words = filters.map((filter) => (filter === chosenDays ? listsText.theseDays : filter));
  return (
    <NotFoundState
      {...(filters.every((filter) => filter === chosenDays)
        ? { daysOnly: true }
        : { query: words.join(', ') })}
      onClear={onClear}
      drawing={<SearchDrawing large />}
    />
  );
}
