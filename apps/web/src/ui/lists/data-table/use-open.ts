import { afterPaint } from '../../browser/after-paint.ts';
import { useStable } from '../../browser/use-stable.ts';

/**
 * Returns what opens a row once the browser has painted its answer to the press: a drawer with all that is in it takes
 * longer than a press may. Undefined where rows don't open.
 */
export function useOpen<Row>(
  onOpen: ((row: Row) => void) | undefined,
): ((row: Row) => void) | undefined {
  return useStable(onOpen && ((row: Row) => afterPaint(() => onOpen(row))));
}
