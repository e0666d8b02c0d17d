import type { DeskSpeed } from '../desk/desk.ts';
import type { FindRow } from '../find/find.ts';
import type { FirstLoad } from '../first-load/first-load.ts';
import type { ForecastRow } from '../forecast/forecast.ts';
import type { MenuRow } from '../menu/menu.ts';
import type { Comparison } from '../requests/compare.ts';
import { scenarios } from '../requests/scenarios.ts';
import type { ScreenLatency } from '../screens/screens.ts';

const minShare = 0.5;
const minShareOfSmallest = 0.8;
const maxScreenMs = 300;
const maxPressMs = 100;
/** Of the memory of a screen over a shift. */
const maxGrowth = 1.1;
const maxImportMs = 5000;
const maxFindMs = 50;
const webStore = '/s/cedar-kitchen';
const maxKilobytes: Readonly<Record<string, number>> = {
  '/login': 100,
  '/dashboard/orders': 200,
  [webStore]: 90,
};
const minScore: Readonly<Record<string, Readonly<Record<FirstLoad['device'], number>>>> = {
  '/login': { desktop: 99, mobile: 95 },
  '/dashboard/orders': { desktop: 99, mobile: 90 },
  [webStore]: { desktop: 95, mobile: 95 },
};

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const verdict = (met: boolean): string => (met ? 'yes' : '**no**');

/** Requests per second beside the reference's, and of a long history beside a short one. */
export function requestTable(comparisons: readonly Comparison[]): string {
  const smallest = Math.min(...comparisons.map(({ orders }) => orders));
  const rows = comparisons.map((row) => {
    const { scenario, orders, product, reference } = row;
    const small = comparisons.find((one) => one.scenario === scenario && one.orders === smallest);
    const share = product.perSecond / reference.perSecond;
    const ratio = product.perSecond / (small?.product.perSecond ?? product.perSecond);
    return [
      scenarios[scenario].title,
      whole(orders),
      whole(product.perSecond),
      whole(reference.perSecond),
      share.toFixed(2),
      orders === smallest ? '' : ratio.toFixed(2),
      `${whole(product.p50)} / ${whole(product.p99)}`,
      `${whole(reference.p50)} / ${whole(reference.p99)}`,
      verdict(share >= minShare && ratio >= minShareOfSmallest),
    ];
  });
  return table(
    [
      'call',
      'orders',
      'Counter /s',
      'bare /s',
      'share',
      `of ${whole(smallest)}`,
      'Counter p50 / p99 ms',
      'bare p50 / p99 ms',
      'aim met',
    ],
    rows,
  );
}

/** Reading a large menu, and files of it: calls or lines per second beside the reference's. */
export function menuTable(menu: readonly MenuRow[]): string {
  const rows = menu.map(({ title, kind, product, reference }) => {
    const share = product.perSecond / reference.perSecond;
    const isMet = kind === 'calls' ? share >= minShare : product.p50 < maxImportMs;
    return [
      title,
      `${whole(product.perSecond)} ${kind}`,
      `${whole(reference.perSecond)} ${kind}`,
      share.toFixed(2),
      `${whole(product.p50)} / ${whole(product.p95)}`,
      `${whole(reference.p50)} / ${whole(reference.p95)}`,
      verdict(isMet),
    ];
  });
  return table(
    [
      'call',
      'Counter /s',
      'bare /s',
      'share',
      'Counter p50 / p95 ms',
      'bare p50 / p95 ms',
      'aim met',
    ],
    rows,
  );
}

/** The time that one person waits for a search of everything. */
export function findTable(found: readonly FindRow[]): string {
  const rows = found.map(({ title, product, reference }) => [
    title,
    (product.perSecond / reference.perSecond).toFixed(2),
    `${whole(product.p50)} / ${whole(product.p95)}`,
    `${whole(reference.p50)} / ${whole(reference.p95)}`,
    verdict(product.p95 < maxFindMs),
  ]);
  return table(['text', 'share', 'Counter p50 / p95 ms', 'bare p50 / p95 ms', 'aim met'], rows);
}

export function screenTable({ screens, orders, p50, p95, p99 }: ScreenLatency): string {
  const figures = [screens, orders, p50, p95, p99].map(whole);
  return table(
    ['screens', 'orders', 'p50 ms', 'p95 ms', 'p99 ms', 'aim met'],
    [[...figures, verdict(p95 < maxScreenMs)]],
  );
}

/** The presses at the desk with many open orders, and its memory over a shift. */
export function deskTable({ presses, inp, memory }: DeskSpeed): string {
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
      ['view', 'orders that passed', 'MB before', 'MB after', 'aim met'],
      [[view, whole(orders), first ?? '', last ?? '', verdict(after < before * maxGrowth)]],
    ),
  ].join('\n\n');
}

export function firstLoadTable(loads: readonly FirstLoad[]): string {
  const rows = loads.map(({ page, device, ...load }) => {
    const kilobytes = load.bytes / 1000;
    const isMet =
      kilobytes <= (maxKilobytes[page] ?? 0) &&
      load.performance >= (minScore[page]?.[device] ?? 100) &&
      Math.min(load.accessibility, load.bestPractices) === 100 &&
      // The portal is for nobody to find.
      (page !== webStore || load.seo === 100);
    const { performance, accessibility, bestPractices, seo } = load;
    const scores = [performance, accessibility, bestPractices, seo].map(whole);
    return [page, device, kilobytes.toFixed(1), ...scores, verdict(isMet)];
  });
  return table(
    [
      'page',
      'device',
      'JS and CSS, KB',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'aim met',
    ],
    rows,
  );
}

/** A forecast of days that have been, beside "the same as last week". */
export function forecastTable(rows: readonly ForecastRow[]): string {
  const percent = (value: number | undefined): string =>
    value === undefined ? '' : value.toFixed(1);
  return table(
    [
      'store',
      'mean error, %',
      'as last week, %',
      'four days of five within, %',
      'as last week, %',
      'aim met',
    ],
    rows.map(({ store, mean, within, lastWeekWithin }) => [
      store,
      percent(mean?.expected),
      percent(mean?.lastWeek),
      whole(within),
      whole(lastWeekWithin),
      verdict(mean ? mean.expected < mean.lastWeek : within < lastWeekWithin),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
