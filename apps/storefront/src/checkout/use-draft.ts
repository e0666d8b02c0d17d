import { keep, readKept, useStored, type Keeping } from '../lib/use-stored.ts';
import { draftSchema, emptyDraft, type Draft } from './draft.ts';

function draftOf(storeUrl: string): Keeping<Draft> {
  return { key: `counter.checkout.${storeUrl}`, schema: draftSchema, empty: emptyDraft };
}

/** Keeps the values of a store's checkout; they survive a reload. */
export function useDraft(storeUrl: string): readonly [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useStored(draftOf(storeUrl));
  return [draft, (change) => setDraft({ ...draft, ...change })];
}

/** Returns what is filled in at a store's checkout. */
export function readDraft(storeUrl: string): Draft {
  return readKept(draftOf(storeUrl));
}

/** Forgets what was filled in: it was ordered. */
export function forgetDraft(storeUrl: string): void {
  keep(draftOf(storeUrl), emptyDraft);
}
