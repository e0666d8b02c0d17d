import { z } from 'zod/mini';
import type { OrderItem } from './orders.schemas.ts';

/** An order line's quantity before and after changes. */
export const lineDifference = z.object({
  line: z.int(),
  name: z.string(),
  /** The names of its options. */
  options: z.array(z.string()),
  /** 0 for a new line. */
  from: z.int(),
  /** 0 for a removed line. */
  to: z.int(),
  /** The line that a new one was swapped for; null if unknown, and for other lines. */
  insteadOf: z.nullable(z.object({ line: z.int(), name: z.string() })),
});

export type LineDifference = z.infer<typeof lineDifference>;

/**
 * Merges the differences of two consecutive changes, from the first quantity to the last. Drops a line that came and
 * went; its replacement then refers to the line before it.
 */
export function mergeDifferences(
  earlier: readonly LineDifference[],
  later: readonly LineDifference[],
): LineDifference[] {
  const earlierOf = new Map(earlier.map((one) => [one.line, one]));
  const laterLines = new Set(later.map(({ line }) => line));
  const merged = later.map((one) => {
    const before = earlierOf.get(one.line);
    if (before) return { ...before, to: one.to };
    const replaced = one.insteadOf && earlierOf.get(one.insteadOf.line);
    return replaced?.from === 0 ? { ...one, insteadOf: replaced.insteadOf } : one;
  });
  const untouched = earlier.filter(({ line }) => !laterLines.has(line));
  return [...untouched, ...merged].filter(({ from, to }) => from !== to);
}

/** An earlier state of an order line, for comparison. */
export type KnownLine = Pick<LineDifference, 'line' | 'name' | 'options'> & {
  readonly quantity: number;
};

/** Returns an order's lines for a later comparison. */
export function linesOf(
  items: readonly Pick<OrderItem, 'line' | 'name' | 'options' | 'quantity'>[],
): KnownLine[] {
  return items.map(({ line, name, options, quantity }) => ({
    line,
    name,
    options: options.map((option) => option.name),
    quantity,
  }));
}

/** Compares an order's lines with their earlier state. Doesn't recognize swaps. */
export function compareLines(
  before: readonly KnownLine[],
  after: readonly KnownLine[],
): LineDifference[] {
  const quantityIn = (lines: readonly KnownLine[], line: number) =>
    lines.find((one) => one.line === line)?.quantity ?? 0;
  const known = new Set(before.map(({ line }) => line));
  const all = [...before, ...after.filter(({ line }) => !known.has(line))];
  return all
    .map(({ line, name, options }) => ({
      line,
      name,
      options,
      from: quantityIn(before, line),
      to: quantityIn(after, line),
      insteadOf: null,
    }))
    .filter(({ from, to }) => from !== to);
}
