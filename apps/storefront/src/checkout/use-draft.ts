import { useShared } from '@counter/browser/shared-value';
import { createStoreValue } from '../lib/store-value.ts';
import { draftSchema, emptyDraft, type Draft } from './draft.ts';

const draftOf = createStoreValue('counter.checkout', draftSchema, emptyDraft);

/** Keeps the values of a store's checkout; they survive a reload. */
export function useDraft(storeUrl: string): readonly [Draft, (change: Partial<Draft>) => void] {
  const kept = draftOf(storeUrl);
  const draft = useShared(kept);
  return [draft, (change) => kept.set({ ...draft, ...change })];
}

/** Returns what is filled in at a store's checkout. */
export function readDraft(storeUrl: string): Draft {
  return draftOf(storeUrl).get();
}

/** Forgets what was filled in: it was ordered. */
export function forgetDraft(storeUrl: string): void {
  draftOf(storeUrl).set(emptyDraft);
}
