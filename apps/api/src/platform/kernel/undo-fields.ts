import { isDeepStrictEqual } from 'node:util';

/** Fields with the values that a change replaced, and those that it gave; kept as JSON. */
export type KeptChange = {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

/** The fields that can have their former values back, and the names of those that were changed since. */
export type Undoing = {
  readonly restored: Readonly<Record<string, unknown>>;
  readonly left: readonly string[];
};

/**
 * Compares a change with the values of now. Only a field that still has the value of the change gets the former one back.
 * @param together Fields that only make sense with each other: all of them go back, or none.
 */
export function undoFields(
  now: object,
  { before, after }: KeptChange,
  together: readonly string[] = [],
): Undoing {
  const values = new Map<string, unknown>(Object.entries(now));
  const isSame = (field: string) => isDeepStrictEqual(asJson(values.get(field)), after[field]);
  const fields = Object.keys(after);
  const isTorn = fields.some((field) => together.includes(field) && !isSame(field));
  const isBack = (field: string) => isSame(field) && !(isTorn && together.includes(field));
  return {
    restored: Object.fromEntries(
      fields.filter(isBack).map((field) => [field, before[field] ?? null]),
    ),
    left: fields.filter((field) => !isBack(field)),
  };
}

function asJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

const namedAtMost = 3;

/** Says that a change was undone, and names what was left because it changed since. */
export function describeUndone(left: readonly string[]): string {
  if (left.length === 0) return 'The change was undone.';
  const named = left.slice(0, namedAtMost).join(', ');
  const more = left.length > namedAtMost ? ` and ${left.length - namedAtMost} more` : '';
  return `The change was undone, but for what changed since: ${named}${more}.`;
}
