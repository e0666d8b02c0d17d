import { availableParallelism } from 'node:os';
import type { Disturbed } from './disturb.ts';
import { megabytes, type Memory } from './memory.ts';

/** The figures and faults of a soak. */
export type SoakReport = {
  readonly orders: number;
  readonly moves: number;
  readonly screens: number;
  /** The streams that were open at each process at the end. */
  readonly streams: readonly number[];
  readonly disturbed: readonly Disturbed[];
  /** Calls that were sent again because no process answered. */
  readonly repeated: number;
  /** From an acknowledged change until each screen showed it, in milliseconds. */
  readonly lags: readonly number[];
  readonly memory: Memory;
  readonly faults: readonly string[];
};

const maxShown = 40;

/** Writes a report as people read it. */
export function describeSoak(report: SoakReport): string {
  const { orders, moves, screens, streams, disturbed, repeated, lags, memory, faults } = report;
  const count = (kind: Disturbed['kind']) => disturbed.filter((one) => one.kind === kind).length;
  const rows = [
    ['orders in, steps taken', `${orders}, ${moves}`],
    ['screens, at each process', `${screens}, ${streams.join(' + ')}`],
    ['processes killed, ended in order', `${count('SIGKILL')}, ${count('SIGTERM')}`],
    ['database restarts', `${count('database')}, ${outages(disturbed)} s`],
    ['calls that were repeated', String(repeated)],
    ['change to screen, p50 p95 p99 max', `${quantiles(lags)} ms of ${lags.length}`],
    ['memory held, middle to end', `${megabytes(memory.middle)} to ${megabytes(memory.end)}`],
    ['resident memory, highest', megabytes(memory.highest)],
    [
      'load of the machine, highest',
      `${memory.load.toFixed(1)} on ${availableParallelism()} processors`,
    ],
  ];
  return [
    ...rows.map(([name = '', value = '']) => `${name.padEnd(36)}${value}`),
    faults.length === 0
      ? 'Nothing went wrong.'
      : `${faults.length} faults:\n${faults.slice(0, maxShown).join('\n')}`,
  ].join('\n');
}

function outages(disturbed: readonly Disturbed[]): string {
  return disturbed
    .filter(({ kind }) => kind === 'database')
    .map(({ from, until }) => ((until - from) / 1000).toFixed(1))
    .join(' and ');
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99, 1]
    .map((share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
    .join(' ');
}
