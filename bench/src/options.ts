import { parseArgs } from 'node:util';
import { scenarioNames, type ScenarioName } from './requests/scenarios.ts';

/** The measurements besides the requests in `scenarioNames`. */
const otherParts = [
  'one-session',
  'menu',
  'find',
  'screens',
  'crowd',
  'desk',
  'first-load',
  'start',
  'forecast',
] as const;

type Part = ScenarioName | (typeof otherParts)[number];

const allParts: readonly Part[] = [...scenarioNames, ...otherParts];

/** The sizes of stores measured separately: about a year of orders, and decades. */
export const comparedSizes = [10_000, 1_000_000] as const;

/** The marketplace's stores by number of orders: 200 stores with 5 million orders in total. */
const marketplace: readonly (readonly [stores: number, orders: number])[] = [
  [3, 1_000_000],
  [10, 100_000],
  [60, 10_000],
  [127, 3_000],
];

export type Options = {
  readonly parts: ReadonlySet<Part>;
  /** The order counts of the stores whose callers are all different. */
  readonly stores: readonly number[];
  /** The folder that keeps those stores for the next run. */
  readonly keep: string | undefined;
  /** Only loads those stores into the folder, without measuring. */
  readonly loadOnly: boolean;
  /** The module of another server to measure instead of everything else. */
  readonly against: string | undefined;
  /** A quick check that writes no results. */
  readonly quick: boolean;
};

/**
 * Parses `--only orders,stats --largest 100000 --quick --against ./other.ts`.
 * @throws Error that names an unknown option or value
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: allParts.join(',') },
      largest: { type: 'string', default: String(comparedSizes[1]) },
      keep: { type: 'string' },
      'load-only': { type: 'boolean', default: false },
      against: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const loadOnly = values['load-only'];
  if (loadOnly && values.keep === undefined) {
    throw new Error('--load-only needs the folder that keeps the stores: --keep DIR.');
  }
  return {
    parts: new Set(values.only.split(',').map(toPart)),
    stores: storesUpTo(toSize(values.largest)),
    keep: values.keep,
    loadOnly,
    against: values.against,
    quick: values.quick,
  };
}

/** Returns the store sizes, capped at a maximum. */
function storesUpTo(largest: number): number[] {
  return marketplace.flatMap(([stores, orders]) =>
    Array.from({ length: stores }, () => Math.min(orders, largest)),
  );
}

function toPart(name: string): Part {
  const part = allParts.find((one) => one === name);
  if (part) return part;
  throw new Error(`--only knows no "${name}". It takes some of: ${allParts.join(', ')}.`);
}

function toSize(text: string): number {
  const size = Number(text);
  if (Number.isInteger(size) && size >= 1000) return size;
  throw new Error(`--largest takes a number of orders from 1000, such as 100000; not "${text}".`);
}
