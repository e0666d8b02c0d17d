/**
 * Returns evenly spaced ticks from 0 that cover all values. Their distance is 1, 2 or 5 times a power of ten.
 * `unit` is the smallest distance, in the values' own unit: 100 for dollars counted in cents. Returns at least two
 * ticks, and at most `steps` + 1 if no value is negative.
 */
export function roundTicks(values: readonly number[], steps: number, unit = 1): number[] {
  const max = Math.max(0, ...values);
  const min = Math.min(0, ...values);
  const step = unit * roundUp((max - min) / steps / unit);
  const first = Math.floor(min / step);
  const last = Math.max(first + 1, Math.ceil(max / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Rounds up to the next of 1, 2, 5, 10, 20, 50 and so on. */
function roundUp(min: number): number {
  let power = 1;
  while (power * 10 < min) power *= 10;
  return power * ([1, 2, 5].find((times) => times * power >= min) ?? 10);
}
