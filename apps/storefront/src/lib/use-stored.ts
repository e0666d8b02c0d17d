import { useSyncExternalStore } from 'react';
import type { z } from 'zod/mini';
import { readStored, writeStored } from '@counter/browser/storage';

const kept = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** Something that the browser keeps for later visits. */
export type Keeping<T> = {
  readonly key: string;
  readonly schema: z.ZodMiniType<T>;
  /** The value if nothing is stored. */
  readonly empty: T;
};

/** Reads what is kept, outside of what is shown. */
export function readKept<T>({ key, schema, empty }: Keeping<T>): T {
  if (!kept.has(key)) kept.set(key, readStored(key, schema, empty));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what stands under a key was read or written as its own
  return kept.get(key) as T;
}

/** Keeps something for later visits, and tells every part of the page that shows it. */
export function keep<T>({ key }: Pick<Keeping<T>, 'key'>, value: T): void {
  kept.set(key, value);
  writeStored(key, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab has changed it.
  const onChange = (): void => {
    kept.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onChange);
  };
}

/** Reads the stored value, the same in every tab. Empty during hydration. */
export function useStored<T>(keeping: Keeping<T>): readonly [T, (value: T) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readKept(keeping),
    () => keeping.empty,
  );
  return [value, (next) => keep(keeping, next)];
}
