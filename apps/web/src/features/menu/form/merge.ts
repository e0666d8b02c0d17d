/** One thing that a form has, in one or several of its values, as people speak of it. */
export type FormPart<Values> = {
  readonly label: string;
  readonly names: readonly (keyof Values & string)[];
  readonly show: (values: Values) => string;
};

/** The parts in which two states of a form differ. */
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

// Unlike a comparison of their texts alone, this tells NaN from null.
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isObject(one) && JSON.stringify(one) === JSON.stringify(other));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** A form with some of its parts as they are in another one. */
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
 * A form after somebody else has saved: theirs, but for the parts that were changed here since `base`.
 * What has no part (which state it was) is theirs.
 */
export function mergeForms<Values extends object>(
  parts: readonly FormPart<Values>[],
  { base, mine, theirs }: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
): Values {
  return takeParts(theirs, mine, differingParts(parts, base, mine));
}
