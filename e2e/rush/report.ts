/** The figures and faults of a rush. Times in milliseconds. */
export type Report = {
  readonly orders: number;
  /** The steps that people took. */
  readonly steps: number;
  /** Presses that came to nothing, as when somebody else was quicker. */
  readonly missed: number;
  readonly cuts: number;
  /** From sending an order until a screen shows it, over orders and screens. */
  readonly toScreen: readonly number[];
  /** From a press to the next paint. */
  readonly interactions: readonly number[];
  /** The presses of orders that were taken from New to Completed by touch, or by keyboard. */
  readonly taps: readonly number[];
  readonly keys: readonly number[];
  /** Everything that went wrong, a sentence each. */
  readonly faults: readonly string[];
};

const maxShown = 40;

/** Writes a report as people read it. */
export function describeReport(report: Report): string {
  const { orders, steps, missed, cuts, toScreen, interactions, taps, keys, faults } = report;
  return [
    `${orders} orders came in; people took ${steps} steps and missed ${missed}.`,
    `The network of a screen was cut ${cuts} times, and the server was killed once.`,
    `From sending an order to a screen: ${describe(toScreen)}`,
    `From a press to the next paint: ${describe(interactions)}`,
    `Taps from New to Completed: ${describeCounts(taps)}`,
    `Keys from New to Completed: ${describeCounts(keys)}`,
    faults.length === 0
      ? 'Nothing went wrong.'
      : `${faults.length} faults:\n${faults.slice(0, maxShown).join('\n')}`,
  ].join('\n');
}

function describe(times: readonly number[]): string {
  if (times.length === 0) return 'not measured';
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => Math.round(quantile(times, share)));
  return `p50 ${p50} ms, p95 ${p95} ms, slowest ${max} ms (${times.length} measured)`;
}

function describeCounts(counts: readonly number[]): string {
  if (counts.length === 0) return 'no order was taken all the way by one kind of hand';
  return `usually ${quantile(counts, 0.5)}, at most ${Math.max(...counts)} (${counts.length} orders)`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
