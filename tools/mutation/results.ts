import type { Trial } from './bench.ts';

/** A wrong change as a file keeps it: by its words, since its place moves when the file is edited. */
export type Recorded = Pick<Trial, 'file' | 'line' | 'kind' | 'text' | 'replacement'> & {
  /** The failure that showed the change, or nothing while the change was not tried. */
  readonly outcome?: string;
};

/** The outcome of a change that no test noticed. */
export const missed = 'MISSED';

export function recordOf({ file, line, kind, text, replacement }: Recorded): Recorded {
  return { file, line, kind, text, replacement };
}

/**
 * Finds a recorded change among those of today: the same words, nearest to the line where they were.
 * @throws Error when the code has no such words any more.
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
