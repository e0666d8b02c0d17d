import { ConnectionError } from '@counter/browser/http';
import { ApiProblem, isFinal } from '@counter/browser/problem';
import { explainFailure } from '../../../lib/problem.ts';
import type { Entry } from './entries.ts';
import { refusalOf, type PictureRules } from './picture-rules.ts';
import { picturesText } from './picture-field.text.ts';

/**
 * Creates the entries of chosen files: invalid ones are refused, the others upload while there is room. `leftOut`
 * is a message about files without room, empty if all fit.
 */
export function chooseFiles(files: readonly File[], room: number, rules: PictureRules) {
  const all = files.map((file) => entryFor(file, rules));
  const tooMany = new Set(all.filter(({ kind }) => kind === 'sending').slice(room));
  const added = all.filter((entry) => !tooMany.has(entry));
  return { added, leftOut: tooMany.size === 0 ? '' : describeLeftOut(room, tooMany.size) };
}

let chosen = 0;

function entryFor(file: File, rules: PictureRules): Entry {
  chosen += 1;
  const id = `chosen-${chosen}`;
  const reason = refusalOf(file, rules);
  if (reason === undefined) return { id, kind: 'sending', file };
  return { id, kind: 'refused', file, reason, again: false };
}

function describeLeftOut(room: number, leftOut: number): string {
  const rest = leftOut === 1 ? picturesText.oneLeftOut : picturesText.leftOutCount(leftOut);
  return picturesText.leftOutWarning(room === 0 ? 'none' : room, rest);
}

/** Returns the entry for a failed upload. */
export function failedEntry(id: string, file: File, error: unknown): Entry {
  const reason = error instanceof DOMException ? picturesText.fileNotRead : explainFailure(error);
  return { id, kind: 'refused', file, reason, again: mayPass(error) };
}

/** Returns true if a retry may succeed. */
function mayPass(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  return error instanceof ApiProblem && !isFinal(error);
}
