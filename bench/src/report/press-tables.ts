import type { DeskSpeed } from '../desk/desk.ts';
import type { StartTimes } from '../start/start.ts';
import { median } from '../statistics.ts';
import { table, verdict, whole } from './markdown.ts';

const maxPressMs = 100;
/** The maximum growth of a screen's memory over a shift, as a factor. */
const maxGrowth = 1.1;
/** The minimum frame rate of a scrolled list. Browsers draw 60 frames per second if they keep up. */
const minFramesPerSecond = 59;
const maxStartSeconds = { loading: 6, first: 6, restart: 1.5 } as const;

/**
 * Returns the tables of presses on the most used screens, frames while scrolling orders, and the desk's memory over a
 * shift.
 */
export function deskTables({ presses, inp, scrolling, memory }: DeskSpeed): string {
  const rows = presses.map(({ view, press, times, p50, slowest }) => [
    view,
    press,
    ...[times, p50, slowest].map(whole),
    verdict(slowest < maxPressMs),
  ]);
  const { before, after, orders, view } = memory;
  const [first, last] = [before, after].map((bytes) => (bytes / 1e6).toFixed(1));
  return [
    table(
      ['view', 'presses', 'INP ms', 'aim met'],
      inp.map(({ view: name, presses: count, ms }) => [
        name,
        whole(count),
        whole(ms),
        verdict(ms < maxPressMs),
      ]),
    ),
    table(['view', 'press', 'times', 'p50 ms', 'slowest ms', 'below 100 ms'], rows),
    table(
      ['view', 'frames per second', 'p95 ms', 'aim met'],
      scrolling.map(({ view: name, framesPerSecond, p95 }) => [
        name,
        whole(framesPerSecond),
        whole(p95),
        verdict(Math.round(framesPerSecond) >= minFramesPerSecond),
      ]),
    ),
    table(
      ['view', 'orders that passed', 'MB before', 'MB after', 'aim met'],
      [[view, whole(orders), first ?? '', last ?? '', verdict(after < before * maxGrowth)]],
    ),
  ].join('\n\n');
}

const startNames = {
  loading: 'first, until any page',
  first: 'first, with the demo',
  restart: 'restart',
} as const;

/** Returns the table of Counter's start times compared with the reference's. */
export function startTable(rows: readonly StartTimes[]): string {
  const spread = (seconds: readonly number[]): string =>
    `${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)}`;
  return table(
    ['start', 'Counter s', 'rounds', 'bare s', 'share', 'aim met'],
    rows.map(({ start, product, reference }) => [
      startNames[start],
      median(product).toFixed(1),
      spread(product),
      median(reference).toFixed(1),
      (median(reference) / median(product)).toFixed(2),
      verdict(median(product) <= maxStartSeconds[start]),
    ]),
  );
}
