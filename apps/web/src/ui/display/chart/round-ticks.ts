/**
 * Marks of a scale from 0 that reach every value, evenly 1, 2 or 5 times a power of ten apart.
 * `unit` is the smallest distance, in the values' own unit: 100 for dollars counted in cents.
 * At least two marks, and at most one more than `steps` where no value is below 0.
 */
export function roundTicks(values: readonly number[], steps: number, unit = 1): number[] {
  const max = Math.max(0, ...values);
  const min = Math.min(0, ...values);
  const step = unit * roundUp((max - min) / steps / unit);
  const first = Math.floor(min / step);
  const last = Math.max(first + 1, Math.ceil(max / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next of 1, 2, 5, 10, 20, 50 and so on that is no less. */
function roundUp(min: number): number {
  let power = 1;
  while (power * 10 < min) power *= 10;
  return power * ([1, 2, 5].find((times) => times * power >= min) ?? 10);
}
