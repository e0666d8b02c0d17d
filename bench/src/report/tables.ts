import type { AgainstRow } from '../against/against.ts';
import type { FindRow } from '../find/find.ts';
import type { FirstLoad } from '../first-load/first-load.ts';
import { webStorePages } from '../first-load/web-store-pages.ts';
import type { ForecastRow } from '../forecast/forecast.ts';
import type { MenuRow } from '../menu/menu.ts';
import type { Comparison } from '../requests/compare.ts';
import { scenarios } from '../requests/scenarios.ts';
import type { CrowdLatency } from '../screens/crowd.ts';
import type { ScreenLatency } from '../screens/screens.ts';
import { median } from '../statistics.ts';
import { table, verdict, whole } from './markdown.ts';

const minShare = 0.6;
const minMoveShare = 0.75;
const minShareOfSmall = 0.85;
/** The maximum ratio of the 99th percentile to the reference's. */
const maxTail = 3;
const minListShare = 0.5;
const maxScreenMs = 300;
const maxCrowdMs = 1000;
const maxScreenBytes = 30_000;
const maxImportMs = 5000;
const maxFindMs = 50;
const { menu: menuPage, category, checkout } = webStorePages;
const maxKilobytes: Readonly<Record<string, number>> = {
  '/login': 100,
  '/dashboard/orders': 200,
  [menuPage]: 90,
  [category]: 90,
  [checkout]: 90,
};
const minScore: Readonly<Record<string, Readonly<Record<FirstLoad['device'], number>>>> = {
  '/login': { desktop: 99, mobile: 95 },
  '/dashboard/orders': { desktop: 99, mobile: 90 },
  [menuPage]: { desktop: 95, mobile: 95 },
  [category]: { desktop: 95, mobile: 95 },
  [checkout]: { desktop: 95, mobile: 95 },
};

/**
 * Returns the table of requests per second compared with the reference's, and of large stores compared with small ones.
 */
export function requestTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((row) => {
    const { scenario, callers, product, reference, shares } = row;
    const { title, newOrdersPerSecond } = scenarios[scenario];
    const share = median(shares);
    const ofSmall = share / median(smallBeside(row, comparisons)?.shares ?? shares);
    const minimum = newOrdersPerSecond > 0 ? minMoveShare : minShare;
    const isQuick = product.p99 <= maxTail * reference.p99;
    return [
      title,
      callers,
      whole(product.perSecond),
      whole(reference.perSecond),
      share.toFixed(2),
      `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`,
      smallBeside(row, comparisons) ? ofSmall.toFixed(2) : '',
      `${product.cpuMs.toFixed(2)} / ${reference.cpuMs.toFixed(2)}`,
      `${whole(product.p50)} / ${whole(product.p99)}`,
      `${whole(reference.p50)} / ${whole(reference.p99)}`,
      verdict(share >= minimum && ofSmall >= minShareOfSmall && isQuick),
    ];
  });
  return table(
    [
      'call',
      'callers of',
      'Counter /s',
      'bare /s',
      'share',
      'rounds',
      'of small',
      'CPU ms',
      'Counter p50 / p99 ms',
      'bare p50 / p99 ms',
      'aim met',
    ],
    rows,
  );
}

/** Returns the table of requests per second compared with another server's. */
export function againstTable(name: string, rows: readonly AgainstRow[]): string {
  return table(
    [
      'call',
      'Counter /s',
      `${name} /s`,
      'bare /s',
      `Counter by ${name}`,
      'rounds',
      'CPU ms (Counter / other / bare)',
      'p50 / p99 ms of Counter',
      `p50 / p99 ms of ${name}`,
    ],
    rows.map(({ scenario, loads: { product, reference, other }, ratios }) => [
      scenarios[scenario].title,
      whole(product.perSecond),
      whole(other.perSecond),
      whole(reference.perSecond),
      median(ratios).toFixed(2),
      `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
      [product, other, reference]
        .map(({ cpuMs }) => (Number.isNaN(cpuMs) ? '?' : cpuMs.toFixed(2)))
        .join(' / '),
      `${whole(product.p50)} / ${whole(product.p99)}`,
      `${whole(other.p50)} / ${whole(other.p99)}`,
    ]),
  );
}

/** Finds the small stores' row for the same call. */
function smallBeside(
  { scenario, callers }: Comparison,
  comparisons: readonly Comparison[],
): Comparison | undefined {
  const own = comparisons.filter((one) => one.scenario === scenario);
  const [, small, ...larger] = own;
  return larger.some((one) => one.callers === callers) ? small : undefined;
}

/** Returns the table of lists and imports of a large menu: calls or lines per second compared with the reference's. */
export function menuTable(menu: readonly MenuRow[]): string {
  const rows = menu.map(({ title, kind, product, reference }) => {
    const share = product.perSecond / reference.perSecond;
    const isMet = kind === 'calls' ? share >= minListShare : product.p50 < maxImportMs;
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

/** Returns the table of one person's search times. */
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

/** Returns the table of the latency and memory of a marketplace's screens. */
export function crowdTable(crowd: CrowdLatency): string {
  const { screens, stores, processes, orders, p50, p95, p99, memory } = crowd;
  const figures = [screens, stores, processes, orders, p50, p95, p99].map(whole);
  const met = p95 < maxCrowdMs && memory <= maxScreenBytes;
  return table(
    [
      'screens',
      'stores',
      'processes',
      'orders',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'KB each',
      'aim met',
    ],
    [[...figures, (memory / 1000).toFixed(1), verdict(met)]],
  );
}

export function firstLoadTable(loads: readonly FirstLoad[]): string {
  const rows = loads.map(({ page, device, ...load }) => {
    const kilobytes = load.bytes / 1000;
    const isMet =
      kilobytes <= (maxKilobytes[page] ?? 0) &&
      load.performance >= (minScore[page]?.[device] ?? 100) &&
      Math.min(load.accessibility, load.bestPractices) === 100 &&
      // The portal is hidden from search engines on purpose.
      (!isOfWebStore(page) || load.seo === 100);
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

function isOfWebStore(page: string): boolean {
  return Object.values(webStorePages).some((one) => one === page);
}

/** Returns the table of forecasts of past days compared with "same as last week". */
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
