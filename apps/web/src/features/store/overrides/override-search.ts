import { oneOf } from '../../../lib/url/search-values.ts';
import type { OverrideDialog } from './override-actions.tsx';

/** The search parameters of the dialogs for pause and busy time. */
export interface OverrideSearch {
  dialog?: OverrideDialog | undefined;
  /** The length of a pause that was requested with one. */
  minutes?: number | undefined;
}

/** Reads the address; what makes no sense is left out. */
export function overrideSearch({ dialog, minutes }: Record<string, unknown>): OverrideSearch {
  return {
    dialog: oneOf(['pause', 'busy'], dialog),
    minutes: typeof minutes === 'number' ? minutes : undefined,
  };
}
