import type { Sheet } from './sheet.ts';

/** Lengths in points, 72 to an inch. */
export const lengths = {
  margin: 48,
  title: 30,
  fact: 15,
  caption: 32,
  sum: 16,
  head: 20,
  row: 15,
  totals: 22,
  note: 30,
  foot: 24,
} as const;

export const pageSizes = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;

/** A position on a page. `turned` is true for the first position on a new page. */
export type Place = { readonly page: number; readonly y: number; readonly turned: boolean };

/** Places pieces below each other, moving to the next page if the rest of the current one is too short. */
export type Flow = {
  /**
   * Places a piece. `with` is the height that must follow on the same page; `again` is the height repeated above it on
   * a new page.
   */
  place(height: number, more?: { readonly with?: number; readonly again?: number }): Place;
};

/** Starts at the top of the first page. */
export function createFlow({ size }: Pick<Sheet, 'size'>): Flow {
  const bottom = pageSizes[size][1] - lengths.margin - lengths.foot;
  let page = 1;
  let next: number = lengths.margin;
  return {
    place: (height, { with: follows = 0, again = 0 } = {}) => {
      const turned = next + height + follows > bottom;
      if (turned) {
        page += 1;
        next = lengths.margin + again;
      }
      const y = next;
      next += height;
      return { page, y, turned };
    },
  };
}

/** Positions the parts of a table: caption and head stay with the first row, totals with the last. */
export const placeTable = {
  caption: (flow: Flow) =>
    flow.place(lengths.caption, { with: lengths.head + lengths.row + lengths.totals }),
  head: (flow: Flow) => flow.place(lengths.head),
  row: (flow: Flow, isLast: boolean) =>
    flow.place(lengths.row, { again: lengths.head, ...(isLast && { with: lengths.totals }) }),
  totals: (flow: Flow) => flow.place(lengths.totals, { again: lengths.head }),
};

/** Counts the pages of a document before the first is drawn. */
export function countPages(sheet: Sheet): number {
  const flow = createFlow(sheet);
  flow.place(lengths.title);
  for (const _fact of sheet.facts) flow.place(lengths.fact);
  for (const { lines } of sheet.sums) {
    flow.place(lengths.caption, { with: lengths.sum });
    for (const _line of lines) flow.place(lengths.sum);
  }
  for (const { count } of sheet.tables) {
    placeTable.caption(flow);
    placeTable.head(flow);
    for (let row = 1; row <= count; row += 1) placeTable.row(flow, row === count);
    placeTable.totals(flow);
  }
  return flow.place(lengths.note).page;
}
