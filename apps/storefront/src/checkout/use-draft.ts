import { useShared } from '@counter/browser/shared-value';
import { createStoreValue } from '../lib/store-value.ts';
import { draftSchema, emptyDraft, type Draft } from './draft.ts';

const draftOf = createStoreValue('counter.checkout', draftSchema, emptyDraft);

/** Returns a store's checkout values, which survive a reload, and a function to change them. */
export function useDraft(storeUrl: string): readonly [Draft, (change: Partial<Draft>) => void] {
  const kept = draftOf(storeUrl);
  const draft = useShared(kept);
  return [draft, (change) => kept.set({ ...draft, ...change })];
}

/** Returns a store's checkout values. */
export function readDraft(storeUrl: string): Draft {
  return draftOf(storeUrl).get();
}

/** Clears a store's checkout values after an order. */
export function forgetDraft(storeUrl: string): void {
  draftOf(storeUrl).set(emptyDraft);
}
