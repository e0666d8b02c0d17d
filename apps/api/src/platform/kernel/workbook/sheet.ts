import type { Cell } from '@counter/contract/shared';

/** The rows of a sheet or CSV file, in chunks. */
export type Lines = AsyncIterable<readonly (readonly Cell[])[]>;

/** A sheet of a workbook. */
export type Sheet = {
  /** The tab's name: at most 31 characters, none of them \ / ? * [ ] or a colon. */
  readonly sheet: string;
  readonly head: readonly string[];
  readonly lines: Lines;
};

/** A message to the workbook's thread: the next rows, or the end. */
export type ToWriter =
  | { readonly lines: readonly (readonly Cell[])[] }
  | { readonly sheet: string; readonly head: readonly string[] };
