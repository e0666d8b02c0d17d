import type { Cell } from '@counter/contract/shared';

/** The lines of a sheet and of a CSV file, some at a time. */
export type Lines = AsyncIterable<readonly (readonly Cell[])[]>;

/** A sheet of a workbook. */
export type Sheet = {
  /** The name on its tab: at most 31 letters, none of them \ / ? * [ ] or a colon. */
  readonly sheet: string;
  readonly head: readonly string[];
  readonly lines: Lines;
};

/** A message to the thread that writes a workbook: the next lines, or that there are no more. */
export type ToWriter =
  | { readonly lines: readonly (readonly Cell[])[] }
  | { readonly sheet: string; readonly head: readonly string[] };
