import type { Cell } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { hideFrom, isLeftOut, type Viewer } from './visibility.ts';

/** A column of a file: the field that it shows, by which it is known who may see it. */
export type Column<Row> = {
  readonly title: string;
  readonly of: keyof Row & string;
  readonly cell: (row: Row) => Cell;
};

/** A file with the columns that a viewer may see. */
export type Table<Row> = {
  readonly titles: readonly string[];
  /** A row as the viewer sees it. */
  readonly toVisible: (row: Row) => Row;
  /** The cells of a visible row. */
  readonly toCells: (visible: Row) => Cell[];
};

/**
 * Returns what a viewer gets of a file with the rows of a screen: without the columns whose field the
 * answer leaves out for them.
 */
export function visibleColumns<Schema extends z.ZodMiniObject>(
  schema: Schema,
  columns: readonly Column<z.output<Schema>>[],
  viewer: Viewer,
): Table<z.output<Schema>> {
  const visible = columns.filter(({ of }) => {
    const field: z.core.$ZodType | undefined = schema.shape[of];
    return !field || !isLeftOut(field, viewer);
  });
  return {
    titles: visible.map(({ title }) => title),
    toVisible: (row) => z.parse(schema, hideFrom(viewer, schema, row)),
    toCells: (row) => visible.map(({ cell }) => cell(row)),
  };
}
