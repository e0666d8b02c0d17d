import { parseArgs } from 'node:util';
import { scenarioNames, type ScenarioName } from './requests/scenarios.ts';

/** The measurements besides the requests of `scenarioNames`. */
const otherParts = ['menu', 'find', 'screens', 'desk', 'first-load', 'forecast'] as const;

type Part = ScenarioName | (typeof otherParts)[number];

const allParts: readonly Part[] = [...scenarioNames, ...otherParts];

export const allSizes: readonly number[] = [10_000, 1_000_000];

export type Options = {
  readonly parts: ReadonlySet<Part>;
  /** Store sizes by number of orders. */
  readonly sizes: readonly number[];
  /** A short look instead of a measurement: nothing is written down. */
  readonly quick: boolean;
};

/** Reads `--only orders,stats --sizes 10000 --quick`. @throws Error naming what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: allParts.join(',') },
      sizes: { type: 'string', default: allSizes.join(',') },
      quick: { type: 'boolean', default: false },
    },
  });
  return {
    parts: new Set(values.only.split(',').map(toPart)),
    sizes: values.sizes.split(',').map(toSize),
    quick: values.quick,
  };
}

function toPart(name: string): Part {
  const part = allParts.find((one) => one === name);
  if (part) return part;
  throw new Error(`--only knows no "${name}". It takes some of: ${allParts.join(', ')}.`);
}

function toSize(text: string): number {
  const size = Number(text);
  if (Number.isInteger(size) && size >= 1000) return size;
  throw new Error(
    `--sizes takes numbers of orders from 1000, such as 10000,1000000; not "${text}".`,
  );
}
