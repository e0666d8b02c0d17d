interface Row {
  readonly storeId: number;
}

/**
 * Returns the applications before and after one on a page of the queue. If it has just `left` the queue, the next one
 * is the one now at its `index`.
 */
export function findNeighbours<R extends Row>(
  rows: readonly R[],
  storeId: number,
  index: number,
): { next: R | undefined; previous: R | undefined; left: boolean } {
  const left = rows[index]?.storeId !== storeId;
  return { left, next: rows[left ? index : index + 1], previous: rows[index - 1] };
}
