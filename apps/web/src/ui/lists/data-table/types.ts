import type { ReactNode } from 'react';

/** A column. Declare columns at module scope or memoize them: a new array rebuilds the table. */
export interface Column<Row> {
  id: string;
  header: string;
  /** Replaces the header text, for example with a checkbox that selects all rows. */
  head?: ReactNode;
  /** True if `head` is text, so that people can hide and move the column like any other. */
  movable?: boolean;
  /** The cells contain a control, so the next column gets the row's button. */
  control?: boolean;
  cell: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures, never wrapped. */
  numeric?: boolean;
  /** In pixels. Columns without a width share the remaining space. */
  width?: number;
  /** The minimum width in pixels of a column without a width. In a narrow window the others shrink first. */
  minWidth?: number;
  /**
   * Makes the column sortable: text from A, numbers from the highest. 'dates' start with the latest; 'worst' is a
   * rating whose ascending order starts with the worst.
   */
  sortable?: boolean | 'dates' | 'worst';
}

/** The parts of a row's card on phones. */
export interface CardParts {
  /** Names the row. It becomes the button that opens it. */
  title: ReactNode;
  /** Shown before the title, such as a checkbox that selects the row. */
  select?: ReactNode;
  badge?: ReactNode;
  detail?: ReactNode;
  value?: ReactNode;
  /** Labels the value if it could be ambiguous, because a card has no column headers. */
  valueName?: string;
  note?: ReactNode;
  action?: ReactNode;
}

/** The totals of all rows, by column and as a card for phones. */
export interface Totals {
  cells: Readonly<Record<string, ReactNode>>;
  card: CardParts;
}

export interface Sort {
  column: string;
  descending: boolean;
}

/** A line of text between two rows. */
interface Divider {
  /** The index of the row below. */
  at: number;
  words: string;
}

/** Options for showing and opening rows, shared by the table and the cards. */
export interface RowOptions<Row> {
  onOpen?: ((row: Row) => void) | undefined;
  /** The key of the row that is open or selected. */
  activeKey?: string | undefined;
  /** A full-width line below a row's cells. Cards have a note of their own. */
  note?: ((row: Row) => ReactNode) | undefined;
  /** A line of text above a row. The rows after it are dimmed. */
  divider?: Divider | undefined;
  /** Highlights a row that needs somebody now. */
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
