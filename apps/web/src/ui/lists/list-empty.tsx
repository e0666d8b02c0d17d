import type { ReactNode } from 'react';
import { NotFoundState } from '../feedback/states.tsx';

interface ListEmptyProps {
  /** What the person asked for, in words; what was not asked for is empty. */
  looked: readonly (string | number | undefined)[];
  /** Asks for everything again. */
  onClear: () => void;
  /** What is shown where nothing was asked for. */
  children: ReactNode;
}

/** Why a list has no rows: none is as was asked for, or there are none at all. */
export function ListEmpty({ looked, onClear, children }: ListEmptyProps) {
  const words = looked.filter(Boolean).join(', ');
  return words === '' ? children : <NotFoundState query={words} onClear={onClear} />;
}
