import type { ReactNode } from 'react';

/** One column. Declare columns at module scope or memoise them: a new array rebuilds the table. */
export interface Column<Row> {
  id: string;
  header: string;
  /** Stands in the header instead of its words, such as a box that checks every row. */
  head?: ReactNode;
  /** Its `head` is words, so people may hide and move it like any other. */
  movable?: boolean;
  /** Its cells are a control of their own, so the row's button stands in the next column. */
  control?: boolean;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, digits of one width, never broken. */
  numeric?: boolean;
  /** Pixels; without it the column shares what is left. */
  width?: number;
  /** Pixels that a column without a width keeps in a narrow window: the others shrink first. */
  minWidth?: number;
  /**
   * Sorts the list: words from A, figures from the highest. Dates begin with the latest; 'worst' is a judgement whose
   * ascending order begins with the worst.
   */
  sortable?: boolean | 'dates' | 'worst';
}

/** The parts of a row as a card on phones. */
export interface CardParts {
  /** Names the row; becomes the button that opens it. */
  title: ReactNode;
  /** Before the title: a box that checks the row. */
  select?: ReactNode;
  badge?: ReactNode;
  detail?: ReactNode;
  value?: ReactNode;
  /** Names the value where another one could be meant: a card has no column heads. */
  valueName?: string;
  note?: ReactNode;
  action?: ReactNode;
}

/** The sums of all rows, below them: by column, and as a card on phones. */
export interface Totals {
  cells: Readonly<Record<string, ReactNode>>;
  card: CardParts;
}

export interface Sort {
  column: string;
  descending: boolean;
}

/** Words between two rows. */
interface Divider {
  /** The index of the row below. */
  at: number;
  words: string;
}

/** Options to show and open rows; the same for the table and the cards. */
export interface RowOptions<Row> {
  onOpen?: ((row: Row) => void) | undefined;
  /** The key of the row that is open or selected. */
  activeKey?: string | undefined;
  /** A line below the cells of a row, across all columns. Cards have a note of their own. */
  note?: ((row: Row) => ReactNode) | undefined;
  /** Words above a row and those after it, which are quieter. */
  divider?: Divider | undefined;
  /** Marks a row that needs someone now. */
  urgent?: ((row: Row) => boolean) | undefined;
}

/** The rows to render. `before` and `after` are the heights of the omitted parts, in pixels. */
export interface Visible {
  indexes: readonly number[];
  before: number;
  after: number;
}

export interface VisibleRowsProps {
  count: number;
  rowHeight: number;
  /** The container of the rows, once mounted. */
  container: HTMLElement | null;
  children: (visible: Visible) => ReactNode;
}
