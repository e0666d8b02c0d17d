import { oneOf } from '../../../lib/url/search-values.ts';
import type { OverrideDialog } from './override-actions.tsx';

/** Search parameters of the pause and busy dialogs. */
export interface OverrideSearch {
  dialog?: OverrideDialog | undefined;
  /** The length of the requested pause, in minutes. */
  minutes?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function overrideSearch({ dialog, minutes }: Record<string, unknown>): OverrideSearch {
  return {
    dialog: oneOf(['pause', 'busy'], dialog),
    minutes: typeof minutes === 'number' ? minutes : undefined,
  };
}
