type Path = readonly PropertyKey[];

/** No call takes anything nested deeper. */
const maxDepth = 20;

const message = "Remove the characters that can't be saved";

/**
 * Finds texts that PostgreSQL cannot keep: those with a NUL and those with half of a character.
 * @throws RangeError for a value that is nested too deeply.
 */
export function findUnstorableTexts(
  value: unknown,
  path: Path = [],
): { readonly path: Path; readonly message: string }[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [{ path, message }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (path.length >= maxDepth) throw new RangeError('nested too deeply');
  return Object.entries(value).flatMap(([name, one]) => findUnstorableTexts(one, [...path, name]));
}
