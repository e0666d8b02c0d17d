interface Row {
  readonly storeId: number;
}

/**
 * Returns the applications before and after one in a page of the queue. If it has just `left` it
 * from `index`, the next one is what moved into its place.
 */
export function findNeighbours<R extends Row>(
  rows: readonly R[],
  storeId: number,
  index: number,
): { next: R | undefined; previous: R | undefined; left: boolean } {
  const left = rows[index]?.storeId !== storeId;
  return { left, next: rows[left ? index : index + 1], previous: rows[index - 1] };
}
