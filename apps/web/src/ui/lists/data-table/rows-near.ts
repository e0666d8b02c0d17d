import type { Range } from '@tanstack/react-virtual';

/** The number of rows added or removed at a time. */
const together = 8;

/** Returns the indexes of the rows to render, in whole groups, so that most scroll frames change nothing. */
export function rowsNear({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.max(0, Math.floor((startIndex - overscan) / together) * together);
  const end = Math.min(count, Math.ceil((endIndex + 1 + overscan) / together) * together);
  return Array.from({ length: end - first }, (_, at) => first + at);
}
