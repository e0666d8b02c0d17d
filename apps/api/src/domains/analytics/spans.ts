import type { Stretch } from '@counter/contract/store';

/** Returns the intersection of two intervals; undefined if it is empty. */
export function overlapOf(one: Stretch, other: Stretch): Stretch | undefined {
  const start = one.start > other.start ? one.start : other.start;
  const end = one.end < other.end ? one.end : other.end;
  return start < end ? { start, end } : undefined;
}

/**
 * Returns how much of an interval is covered by others, in milliseconds. The others must not
 * overlap.
 */
export function msWithin(stretch: Stretch, others: readonly Stretch[]): number {
  return others.reduce((total, other) => total + msOf(overlapOf(stretch, other)), 0);
}

/** Returns the parts of an interval that lie outside all others. */
export function without(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  return others.reduce<Stretch[]>(
    (parts, other) =>
      parts.flatMap((part) => {
        const cut = overlapOf(part, other);
        if (!cut) return [part];
        const left = [
          { start: part.start, end: cut.start },
          { start: cut.end, end: part.end },
        ];
        return left.filter(({ start, end }) => start < end);
      }),
    [stretch],
  );
}

/** Returns the intersections of two lists. Each must be sorted and free of overlaps. */
export function common(one: readonly Stretch[], other: readonly Stretch[]): Stretch[] {
  const parts: Stretch[] = [];
  let passed = 0;
  for (const stretch of one) {
    while ((other[passed]?.end ?? stretch.end) <= stretch.start) passed += 1;
    for (let at = passed; at < other.length; at += 1) {
      const candidate = other[at];
      if (!candidate || candidate.start >= stretch.end) break;
      const part = overlapOf(stretch, candidate);
      if (part) parts.push(part);
    }
  }
  return parts;
}

/** Returns the length of an interval in milliseconds; 0 for undefined. */
export function msOf(stretch: Stretch | undefined): number {
  return stretch ? stretch.end.getTime() - stretch.start.getTime() : 0;
}
