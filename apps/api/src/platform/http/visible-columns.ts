import type { Cell } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { hideFrom, isLeftOut, type Viewer } from './visibility.ts';

/** A file's column and the field it shows, which decides who may see it. */
export type Column<Row> = {
  readonly title: string;
  readonly of: keyof Row & string;
  readonly cell: (row: Row) => Cell;
};

/** The part of a file that a viewer may see. */
export type Table<Row> = {
  readonly titles: readonly string[];
  /** A row as the viewer sees it. */
  readonly toVisible: (row: Row) => Row;
  /** The cells of a visible row. */
  readonly toCells: (visible: Row) => Cell[];
};

/** Returns the visible part of a file. Leaves out columns whose field the answer leaves out for the viewer. */
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
