import type { ListView, ViewColumns, ViewedList } from '@counter/contract/views';
import { useMemo, useState, type ReactNode } from 'react';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import type { Column, Sort } from '../../ui/lists/data-table.tsx';
import { SortChoice } from '../../ui/lists/sort-choice.tsx';
import { activeView, filtersOf } from './active-view.ts';
import { arranged } from './arrange.ts';
import { ColumnsButton } from './columns-button.tsx';
import { ViewMenu } from './view-menu.tsx';
import { useListViews } from './views.queries.ts';
import classes from './views.module.css';

interface ViewedListOptions<Row, Search extends object> {
  readonly list: ViewedList;
  /** The name of the table. */
  readonly label: string;
  /** All columns that the table has room for. */
  readonly columns: readonly Column<Row>[];
  readonly search: Search;
  /** The search parameters that filter and sort the list. Without any, the list has a column picker but no views. */
  readonly filters: readonly (keyof Search & string)[];
  /** Changes these search parameters. */
  readonly onChoose: (change: Partial<Search>) => void;
  /** The current sort order, if the list's columns can sort it. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
}

interface ViewOfList<Row> {
  /** The columns in the person's arrangement. */
  readonly columns: readonly Column<Row>[];
  /** False until the arrangement has loaded, so that no column moves afterwards. */
  readonly ready: boolean;
  /**
   * The menu of views with the column picker, or with the sort order on phones, shown beside the filters. Null if there
   * are none.
   */
  readonly controls: ReactNode;
}

const noViews: readonly ListView[] = [];
const noColumns: ViewColumns = [];

/**
 * Applies a person's saved views and columns to a list. They are stored on the server and follow the person to other
 * devices.
 */
export function useListView<Row, Search extends object>(
  options: ViewedListOptions<Row, Search>,
): ViewOfList<Row> {
  const { list, label, columns, search, onChoose, sort, onSort } = options;
  const query = useListViews();
  const phone = useIsPhone();
  const hasColumns = !phone;
  const order = phone && sort && onSort ? <SortChoice {...{ columns, sort, onSort }} /> : null;
  const hasViews = options.filters.length > 0;
  const [chosen, setChosen] = useState<number>();
  const all = query.data ?? noViews;
  const mine = useMemo(() => all.filter((view) => view.list === list), [all, list]);
  const named = mine.filter(({ name }) => name !== '');
  const filters = filtersOf(search, options.filters);
  const { view, changed } = activeView(named, filters, chosen);
  const look = view ?? mine.find(({ name }) => name === '');
  const kept = look?.columns ?? noColumns;
  const shown = useMemo(() => arranged(columns, kept), [columns, kept]);
  const apply = (wanted: ListView | undefined) => {
    setChosen(wanted?.id);
    const none = options.filters.map((name) => [name, undefined]);
    const values = (wanted?.filters ?? []).map(({ name, value }) => [name, value]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address leaves out what makes no sense there
    onChoose(Object.fromEntries([...none, ...values]) as Partial<Search>);
  };
  return {
    columns: shown,
    ready: query.data !== undefined || query.failureCount > 0 || query.fetchStatus !== 'fetching',
    controls:
      hasViews || hasColumns || order ? (
        <div className={classes.controls}>
          {hasViews ? (
            <ViewMenu
              {...{ list, views: named, view, changed, filters, kept }}
              onChoose={apply}
              onSaved={setChosen}
            />
          ) : null}
          {hasColumns ? <ColumnsButton {...{ list, label, columns, kept, view }} /> : null}
          {order}
        </div>
      ) : null,
  };
}
