import { ApiProblem, explainFailure } from '../../lib/api.ts';
import { toastFailure, toastSuccess } from '../feedback/toast.ts';

interface Write<Thing> {
  readonly mutateAsync: (thing: Thing) => Promise<{ readonly message?: string | undefined }>;
}

/** Sentences about a thing, without the reason of a failure. `message` is the server's own. */
export interface RemovalWords<Thing> {
  readonly removed: (thing: Thing, message: string | undefined) => string;
  readonly notRemoved: (thing: Thing) => string;
  readonly restored: (thing: Thing) => string;
  readonly notRestored: (thing: Thing) => string;
}

/**
 * Removes a thing and brings it back. Each outcome is told, even when the row has gone, and a removal can be
 * undone from there.
 */
export function useRemoval<Thing>(
  { mutateAsync: removeOne }: Write<Thing>,
  { mutateAsync: restoreOne }: Write<Thing>,
  words: RemovalWords<Thing>,
): { readonly remove: (thing: Thing) => void; readonly restore: (thing: Thing) => void } {
  const restore = (thing: Thing): void =>
    void restoreOne(thing).then(
      () => toastSuccess(words.restored(thing)),
      (error: unknown) => tell(words.notRestored(thing), error, () => restore(thing)),
    );
  const remove = (thing: Thing): void =>
    void removeOne(thing).then(
      ({ message }) => toastSuccess(words.removed(thing, message), () => restore(thing)),
      (error: unknown) => tell(words.notRemoved(thing), error, () => remove(thing)),
    );
  return { remove, restore };
}

/** Offers to try again, unless the server has decided: asking again doesn't change that. */
function tell(what: string, error: unknown, retry: () => void): void {
  const decided = error instanceof ApiProblem && error.status < 500 && error.status !== 429;
  const sentence = `${what} ${explainFailure(error)}`;
  if (decided) toastFailure(sentence);
  else toastFailure(sentence, retry);
}
