import { toastRefusal } from '../feedback/toast-refusal.ts';
import { toastSuccess } from '../feedback/toast.ts';

interface Write<Thing> {
  readonly mutateAsync: (thing: Thing) => Promise<{ readonly message?: string | undefined }>;
}

/** Messages for each outcome, without a failure's reason. `message` is the server's own. */
export interface RemovalWords<Thing> {
  readonly removed: (thing: Thing, message: string | undefined) => string;
  readonly notRemoved: (thing: Thing) => string;
  readonly restored: (thing: Thing) => string;
  readonly notRestored: (thing: Thing) => string;
}

/**
 * Removes and restores an item. Shows a toast for each outcome, even after the row is gone; a removal can be undone
 * from its toast.
 */
export function useRemoval<Thing>(
  { mutateAsync: removeOne }: Write<Thing>,
  { mutateAsync: restoreOne }: Write<Thing>,
  words: RemovalWords<Thing>,
): { readonly remove: (thing: Thing) => void; readonly restore: (thing: Thing) => void } {
  const restore = (thing: Thing): void =>
    void restoreOne(thing).then(
      () => toastSuccess(words.restored(thing)),
      (error: unknown) => toastRefusal(words.notRestored(thing), error, () => restore(thing)),
    );
  const remove = (thing: Thing): void =>
    void removeOne(thing).then(
      ({ message }) => toastSuccess(words.removed(thing, message), () => restore(thing)),
      (error: unknown) => toastRefusal(words.notRemoved(thing), error, () => remove(thing)),
    );
  return { remove, restore };
}
