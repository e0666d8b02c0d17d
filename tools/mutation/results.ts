import type { Trial } from './bench.ts';

/** A mutant as saved. It is identified by its text, because edits move its position. */
export type Recorded = Pick<Trial, 'file' | 'line' | 'kind' | 'text' | 'replacement'> & {
  /** The failure that detected the mutant; absent if it wasn't tried. */
  readonly outcome?: string;
};

/** The outcome of an undetected mutant. */
export const missed = 'MISSED';

export function recordOf({ file, line, kind, text, replacement }: Recorded): Recorded {
  return { file, line, kind, text, replacement };
}

/**
 * Finds a saved mutant among the current ones: the same text, nearest to the saved line.
 * @throws Error if the text isn't in the code any more
 */
export function findAgain<Change extends Recorded>(
  changes: readonly Change[],
  recorded: Recorded,
): Change {
  const { file, line, kind, text, replacement } = recorded;
  const [nearest] = changes
    .filter((one) => one.file === file && one.kind === kind)
    .filter((one) => one.text === text && one.replacement === replacement)
    .toSorted((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line));
  if (!nearest) throw new Error(`${file}:${line} does not hold "${text}" any more.`);
  return nearest;
}
