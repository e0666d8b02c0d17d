import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

type Parse = (text: string) => unknown;

const { builtins } = types;
const int8Array = 1016;
const numericArray = 1231;
const dateArray = 1182;
const timestampArray = 1115;
const textArray = 1009;

const asText: Parse = (text) => text;
const asTextArray = parserOf(textArray);

function parserOf(oid: number, format: 'text' | 'binary' = 'text'): Parse {
  // oxlint-disable-next-line typescript/no-unsafe-return -- pg declares its parsers as any
  return types.getTypeParser(oid, format);
}

/** Throws for an integer that a number can't hold exactly. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`The database holds ${text}, more than a number can hold exactly.`);
}

const int8Items = (items: unknown): unknown =>
  Array.isArray(items)
    ? items.map(int8Items)
    : typeof items === 'string'
      ? parseInt8(items)
      : items;

/** A date has no time zone, and a timestamp without time zone is no instant, so both stay text. */
const parsers = new Map<number, Parse>([
  [builtins.INT8, parseInt8],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  [builtins.TIMESTAMPTZ, parserOf(builtins.TIMESTAMPTZ)],
  [int8Array, (text) => int8Items(asTextArray(text))],
  [numericArray, asTextArray],
  [dateArray, asTextArray],
  [timestampArray, asTextArray],
]);

/**
 * Maps column types to JavaScript: bigint to a checked number, numeric to a string, date to a string `YYYY-MM-DD`,
 * timestamptz to a Date, jsonb to its value, bytea to a Buffer. `sum(bigint)` is numeric and so a string: cast it to
 * bigint in the query.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? parserOf(oid, format),
};
