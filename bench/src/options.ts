import { parseArgs } from 'node:util';
import { scenarioNames, type ScenarioName } from './requests/scenarios.ts';

/** The measurements besides the requests of `scenarioNames`. */
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

/** The sizes of stores that are measured on their own: a store of a year or so, and one of decades. */
export const comparedSizes = [10_000, 1_000_000] as const;

/** The stores of a marketplace with so many orders each: 200 of them, with 5 million in all. */
const marketplace: readonly (readonly [stores: number, orders: number])[] = [
  [3, 1_000_000],
  [10, 100_000],
  [60, 10_000],
  [127, 3_000],
];

export type Options = {
  readonly parts: ReadonlySet<Part>;
  /** The stores whose callers are strangers to each other, by their numbers of orders. */
  readonly stores: readonly number[];
  /** A folder in which those stores are kept for the next run. */
  readonly keep: string | undefined;
  /** Those stores are loaded into their folder, and nothing is measured. */
  readonly loadOnly: boolean;
  /** The module of another server, which is then measured instead of everything else. */
  readonly against: string | undefined;
  /** A short look instead of a measurement: nothing is written down. */
  readonly quick: boolean;
};

/** Reads `--only orders,stats --largest 100000 --quick --against ./other.ts`. @throws Error naming what it does not know. */
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

/** A store that would be larger has this size instead. */
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
