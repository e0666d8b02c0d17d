import { parseArgs } from 'node:util';

export type FeedOptions = {
  /** The stores by URL; empty for all approved ones. */
  readonly stores: readonly string[];
  /** Orders per second across all stores. */
  readonly rate: number;
  /** The number of orders to send before ending. */
  readonly count: number;
  readonly through: Through;
};

const throughs = ['api', 'web-store', 'both'] as const;

/** The channels of orders. */
export type Through = (typeof throughs)[number];

const slowest = 0.001;
const fastest = 5;
const usual = 1 / 30;

export const usage = `Sends made-up orders into a running Counter through its public order API.

  npm run feed -- [--store <address>]... [--rate <orders per second>] [--count <orders>]
                   [--through api|web-store|both]

  --store   a store's address, such as cedar-kitchen; may be repeated, and a store named twice
            gets twice the orders (all approved stores, half of the orders to the first)
  --rate    orders per second, from ${slowest} to ${fastest} (0.033, one every 30 seconds)
  --count   ends after so many orders (goes on until it is stopped)
  --through by the public order API, or through the stores' own pages by people who sign up there;
            both: a third of them through the pages (api)
  --help    shows this text

Environment: COUNTER_URL (http://127.0.0.1:3000), COUNTER_API_KEY (the key of the demo)`;

/** A mistake in the command line or the environment that a person has to correct. */
export class UsageError extends Error {}

/**
 * Parses the command line; undefined if help was requested.
 * @throws UsageError with a sentence for the person
 */
export function readArguments(args: readonly string[]): FeedOptions | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: {
      store: { type: 'string', multiple: true },
      rate: { type: 'string' },
      count: { type: 'string' },
      through: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const unexpected = unknownOption(values) ?? positionals[0];
  if (unexpected !== undefined) throw new UsageError(`I do not know "${unexpected}". Try --help.`);
  return {
    stores: (values.store ?? []).map(readStore),
    rate: readRate(values.rate),
    count: readCount(values.count),
    through: readThrough(values.through),
  };
}

function unknownOption(values: Readonly<Record<string, unknown>>): string | undefined {
  const known = ['store', 'rate', 'count', 'through', 'help'];
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  return unknown === undefined ? undefined : `--${unknown}`;
}

function readStore(value: string | boolean): string {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return value;
  throw new UsageError("--store takes a store's address in lower case, such as cedar-kitchen.");
}

function readRate(value: string | boolean | undefined): number {
  if (value === undefined) return usual;
  const rate = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (rate >= slowest && rate <= fastest) return rate;
  throw new UsageError(`--rate takes orders per second, from ${slowest} to ${fastest}.`);
}

function readCount(value: string | boolean | undefined): number {
  if (value === undefined) return Infinity;
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError('--count takes a whole number of orders, 1 or more.');
}

function readThrough(value: string | boolean | undefined): Through {
  const through = throughs.find((one) => one === (value ?? 'api'));
  if (through) return through;
  throw new UsageError('--through takes api, web-store or both.');
}
