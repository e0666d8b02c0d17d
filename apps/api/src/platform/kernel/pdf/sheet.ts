import type { PaperSize } from './paper-size.ts';

/** A column of a table; widths are shares of the page. */
export type Column = {
  readonly head: string;
  readonly width: number;
  /** Amounts and counts stand on the right. */
  readonly numeric?: boolean;
};

/** A table with a line of totals. Its rows come in batches, so that a long one is never held whole. */
export type Table = {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The number of rows, which page numbers need before the first page. */
  readonly count: number;
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
  /** Returns the line below the rows; asked after the last of them. */
  readonly totals: () => readonly string[];
};

/** Amounts that add up, one below the other; the last is their sum. */
export type Sums = {
  readonly caption: string;
  readonly lines: readonly { readonly name: string; readonly value: string }[];
};

/** A document on paper. */
export type Sheet = {
  readonly size: PaperSize;
  readonly title: string;
  /** The lines below the title: whose it is, and of which days. */
  readonly facts: readonly string[];
  readonly sums: readonly Sums[];
  readonly tables: readonly Table[];
  /** The line at the end of the last page. */
  readonly note: string;
  /** Stands at the foot of every page, beside its number. */
  readonly foot: string;
  /** Taken from the data, not the clock: the same data make the same file. */
  readonly date: Date;
};
