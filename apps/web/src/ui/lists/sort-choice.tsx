import { NativeSelect } from '@mantine/core';
import { descendsFirst } from './data-table/next-sort.ts';
import type { Column, Sort } from './data-table/types.ts';
import classes from './filters.module.css';
import { listsText } from './lists.text.ts';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Sorts a list on a phone, which has no column headers. Offers each sortable column in both directions. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const choices = columns.filter(({ sortable }) => sortable).flatMap(bothWays);
  if (choices.length === 0) return null;
  return (
    <NativeSelect
      aria-label={listsText.sortBy}
      classNames={{ root: classes.sort, input: classes.control }}
      data={choices.map(({ value, label }) => ({ value, label }))}
      value={valueOf(sort)}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(({ value }) => value === currentTarget.value);
        if (chosen) onSort(chosen.sort);
      }}
    />
  );
}

/** Returns both sort directions of a column, the default first. */
function bothWays<Row>(column: Column<Row>) {
  const { id, header, numeric = false, sortable } = column;
  const first = descendsFirst(column);
  const named = sortable === true || sortable === false ? undefined : sortable;
  const words = listsText.sortedBy[named ?? (numeric ? 'figures' : 'words')];
  return [first, !first].map((descending) => {
    const sort = { column: id, descending };
    const end = words[descending ? 'descending' : 'ascending'];
    return { value: valueOf(sort), label: `${header}: ${end}`, sort };
  });
}

function valueOf({ column, descending }: Sort): string {
  return descending ? `-${column}` : column;
}
