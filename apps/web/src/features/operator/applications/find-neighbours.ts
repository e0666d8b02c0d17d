interface Row {
  readonly storeId: number;
}

/**
 * What comes before and after an application in a page of the queue. One that has `left` it, decided a
 * moment ago, was at `index`: what has moved up to its place comes next.
 */
export function findNeighbours<R extends Row>(
  rows: readonly R[],
  storeId: number,
  index: number,
): { next: R | undefined; previous: R | undefined; left: boolean } {
  const left = rows[index]?.storeId !== storeId;
  return { left, next: rows[left ? index : index + 1], previous: rows[index - 1] };
}
