type Path = readonly PropertyKey[];

/** No call accepts deeper nesting. */
const maxDepth = 20;

const message = "Remove the characters that can't be saved";

/**
 * Finds texts that PostgreSQL can't store: with NUL or an unpaired surrogate.
 * @throws RangeError for a value that is nested too deeply
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
