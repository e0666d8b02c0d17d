import { oneOf } from '../../../lib/search-values.ts';
import type { SpellDialog } from './spell-actions.tsx';

/** Which dialog of the store's pause and busy time is open, as the address says it. */
export interface SpellSearch {
  dialog?: SpellDialog | undefined;
  /** Of a pause that was asked for with its length. */
  minutes?: number | undefined;
}

/** Reads the address; what makes no sense is left out. */
export function spellSearch({ dialog, minutes }: Record<string, unknown>): SpellSearch {
  return {
    dialog: oneOf(['pause', 'busy'], dialog),
    minutes: typeof minutes === 'number' ? minutes : undefined,
  };
}
