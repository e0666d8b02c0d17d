import type { PaperSize } from './paper-size.ts';

/** A column of a table. Widths are shares of the page. */
export type Column = {
  readonly head: string;
  readonly width: number;
  /** True for amounts and counts, which are right-aligned. */
  readonly numeric?: boolean;
};

/** A table with a line of totals. Rows come in batches, so a long table is never held in memory whole. */
export type Table = {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The number of rows, which page numbers need in advance. */
  readonly count: number;
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
  /** Returns the totals; called after the last row. */
  readonly totals: () => readonly string[];
};

/** Amounts below each other; the last is their sum. */
export type Sums = {
  readonly caption: string;
  readonly lines: readonly { readonly name: string; readonly value: string }[];
};

/** A printable document. */
export type Sheet = {
  readonly size: PaperSize;
  readonly title: string;
  /** The lines below the title: owner and period. */
  readonly facts: readonly string[];
  readonly sums: readonly Sums[];
  readonly tables: readonly Table[];
  /** The note at the end of the last page. */
  readonly note: string;
  /** The footer of every page, beside its number. */
  readonly foot: string;
  /** Taken from the data, not the clock, so that the same data gives the same file. */
  readonly date: Date;
};
