import { afterPaint } from '../../browser/after-paint.ts';
import { useStable } from '../../browser/use-stable.ts';

/**
 * Returns a function that opens a row after the browser has painted its response to the press, because drawing a drawer
 * can take longer than a press should. Returns undefined if rows don't open.
 */
export function useOpen<Row>(
  onOpen: ((row: Row) => void) | undefined,
): ((row: Row) => void) | undefined {
  return useStable(onOpen && ((row: Row) => afterPaint(() => onOpen(row))));
}
