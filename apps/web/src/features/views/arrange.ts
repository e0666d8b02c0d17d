import type { ViewColumns } from '@counter/contract/views';
import type { Column } from '../../ui/lists/data-table.tsx';

/** A column that people may hide and move. */
export type Choice = { readonly id: string; readonly header: string; readonly shown: boolean };

/**
 * Lists the columns that people may hide and move, in their order. A row's name, its controls and its actions stay
 * where they are. A column that is not remembered comes after the one it follows in the table.
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

/** Returns the columns of a table as they are remembered. */
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

/** Returns what to remember. Columns that the table hasn't now, as on a smaller screen, stay remembered. */
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
