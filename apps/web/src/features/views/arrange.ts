import type { ViewColumns } from '@counter/contract/views';
import type { Column } from '../../ui/lists/data-table.tsx';

/** A column that people can hide and move. */
export type Choice = { readonly id: string; readonly header: string; readonly shown: boolean };

/**
 * Returns the columns that people can hide and move, in order. A row's name, controls and actions stay in place. A
 * column missing from `kept` comes after its predecessor in the table.
 */
export function choicesOf<Row>(
  columns: readonly Column<Row>[],
  kept: ViewColumns,
): readonly Choice[] {
  const movable = columns.filter((_column, place) => isMovable(columns, place));
  const ids = kept.map(({ id }) => id).filter((id) => movable.some((column) => column.id === id));
  movable.forEach(({ id }, place) => {
    if (ids.includes(id)) return;
    const before = movable[place - 1]?.id;
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return ids.map((id) => ({
    id,
    header: movable.find((column) => column.id === id)?.header ?? '',
    shown: kept.find((one) => one.id === id)?.shown ?? true,
  }));
}

/** Returns a table's columns as the person arranged them. */
export function arranged<Row>(
  columns: readonly Column<Row>[],
  kept: ViewColumns,
): readonly Column<Row>[] {
  if (kept.length === 0) return columns;
  const choices = [...choicesOf(columns, kept)];
  return columns.flatMap((column, place) => {
    if (!isMovable(columns, place)) return [column];
    const next = choices.shift();
    return columns.filter(({ id }) => next?.shown === true && id === next.id);
  });
}

/**
 * Returns the arrangement to save. Columns that the table doesn't have now, for example on a smaller screen, keep
 * theirs.
 */
export function toKeep(choices: readonly Choice[], kept: ViewColumns): ViewColumns {
  const absent = kept.filter(({ id }) => choices.every((choice) => choice.id !== id));
  return [...choices.map(({ id, shown }) => ({ id, shown })), ...absent];
}

function isMovable<Row>(columns: readonly Column<Row>[], place: number): boolean {
  const column = columns[place];
  const isFixed = (one: Column<Row> | undefined) =>
    one?.control === true || (one?.head !== undefined && one.movable !== true);
  return !isFixed(column) && place !== columns.findIndex((one) => !isFixed(one));
}
