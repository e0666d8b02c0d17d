import { isDeepStrictEqual } from 'node:util';

/** A change's old and new values, stored as JSON. */
export type KeptChange = {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

/** The fields to restore, and the names of those that have changed since. */
export type Undoing = {
  readonly restored: Readonly<Record<string, unknown>>;
  readonly left: readonly string[];
};

/**
 * Compares a change with the current values. A field is restored only if it still has the change's new value.
 * @param together Fields that belong together: all of them are restored, or none
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

/** Says that a change was undone, and names the fields that have changed since. */
export function describeUndone(left: readonly string[]): string {
  if (left.length === 0) return 'The change was undone.';
  const named = left.slice(0, namedAtMost).join(', ');
  const more = left.length > namedAtMost ? ` and ${left.length - namedAtMost} more` : '';
  return `The change was undone, but for what changed since: ${named}${more}.`;
}
