/** A part of a form as people name it. It consists of one or several fields. */
export type FormPart<Values> = {
  readonly label: string;
  readonly names: readonly (keyof Values & string)[];
  readonly show: (values: Values) => string;
};

/** Returns the parts in which two versions of a form differ. */
export function differingParts<Values extends object>(
  parts: readonly FormPart<Values>[],
  one: Values,
  other: Values,
): FormPart<Values>[] {
  return parts.filter((part) => !isSamePart(part, one, other));
}

export function isSamePart<Values extends object>(
  { names }: FormPart<Values>,
  one: Values,
  other: Values,
): boolean {
  return names.every((name) => isSame(one[name], other[name]));
}

// JSON alone would not distinguish NaN from null.
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isObject(one) && JSON.stringify(one) === JSON.stringify(other));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Returns a form with some parts copied from another one. */
export function takeParts<Values extends object>(
  into: Values,
  from: Values,
  parts: readonly FormPart<Values>[],
): Values {
  const taken = { ...into };
  for (const name of parts.flatMap(({ names }) => names)) taken[name] = from[name];
  return taken;
}

/**
 * Merges a form after somebody else has saved: their version, with the parts that were changed here since `base`.
 * Fields without a part, such as the version, are theirs.
 */
export function mergeForms<Values extends object>(
  parts: readonly FormPart<Values>[],
  { base, mine, theirs }: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
): Values {
  return takeParts(theirs, mine, differingParts(parts, base, mine));
}
