import { operatorPageSize } from '@counter/contract/operator';
import type { OperatorList } from '@counter/contract/views';
import { linkOptions } from '@tanstack/react-router';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import type { ListAddress } from '../../../lib/url/use-list-address.ts';
import {
  DataTable,
  type CardParts,
  type Column,
  type Sort,
} from '../../../ui/lists/data-table.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import { SearchField, type SearchFieldProps } from '../../../ui/lists/search-field.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { EmptyState, type EmptyStateProps } from '../../../ui/feedback/states.tsx';
import { TabLinks } from '../../../ui/layout/tabs.tsx';
import { useListView } from '../../views/index.ts';
import { FailedQuery, isAbsent } from '../failed-query.tsx';
import type { PageQuery } from '../operator-resource.ts';
import { Freshness } from './freshness.tsx';
import type { Search } from './list-search.ts';
import classes from './lists.module.css';
import { useRowKeys } from './use-row-keys.ts';
import { listsText } from './lists.text.ts';

export interface ListScreenProps<Row> {
  list: OperatorList;
  title: string;
  description: string;
  address: ListAddress<Search>;
  /** The state filters. The first is the default and has no state in the address. */
  filters: readonly { label: string; state: string | undefined }[];
  /** The searched fields: "business, address or phone". */
  searchIn: string;
  query: PageQuery<Row>;
  columns: readonly Column<Row>[];
  card: (row: Row) => CardParts;
  rowKey: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** The sort order, if the list can be sorted. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** The text for an empty list without a search. */
  empty: Pick<EmptyStateProps, 'drawing' | 'title' | 'description' | 'action'>;
  /** Actions in addition to opening a row. */
  actions?: ReactNode;
  /** Content between the heading and the list, and below the list. */
  above?: ReactNode;
  below?: ReactNode;
}

const none: readonly never[] = [];

/** More tabs than this don't fit on a tablet. */
const tabsInNarrow = 6;

const viewFilters = ['state', 'sort'] as const;

/** A list of the operator with filters, search, table or cards, and pages. The address holds its whole state. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, address, query, rowKey, onOpen } = props;
  const rows = query.data?.content;
  const list = useRef<HTMLDivElement>(null);
  const activeKey = useRowKeys({
    rows: rows ?? none,
    rowKey,
    openKey: address.rows.activeKey,
    onOpen,
    list,
  });
  const view = useListView({
    list: props.list,
    label: title,
    columns: props.columns,
    search: address.search,
    filters: viewFilters,
    onChoose: address.update,
    sort: props.sort,
    onSort: props.onSort,
  });
  return (
    <Page>
      <PageHeader title={title} description={props.description} actions={props.actions} />
      <Freshness queries={[query]} />
      {props.above}
      <Panel flush>
        <StateFilters {...props} views={view.controls} />
        <div ref={list}>
          <DataTable
            label={title}
            columns={view.columns}
            card={props.card}
            rows={view.ready ? rows : undefined}
            rowKey={rowKey}
            onOpen={onOpen}
            activeKey={activeKey}
            twoLines
            {...(props.sort && { sort: props.sort })}
            {...(props.onSort && { onSort: props.onSort })}
            refetching={query.isPlaceholderData}
            empty={<Nothing {...props} />}
            failed={
              isAbsent(query) ? (
                <FailedQuery title={listsText.notLoaded(title)} query={query} />
              ) : null
            }
            footer={<Pages address={address} total={query.data?.totalElements} />}
          />
        </div>
      </Panel>
      {props.below}
    </Page>
  );
}

interface FiltersProps<Row> extends ListScreenProps<Row> {
  /** The list's saved views and column picker. */
  views: ReactNode;
}

function StateFilters<Row>({ title, address, filters, searchIn, views }: FiltersProps<Row>) {
  const phone = useIsPhone();
  const narrow = useIsNarrow();
  const { search, searching } = address;
  const field: SearchFieldProps = {
    label: listsText.searchBy(searchIn),
    placeholder: capitalize(searchIn),
    group: listsText.list,
    ...searching,
  };
  if (phone) {
    return (
      <form className={classes.toolbar} onSubmit={leaveField}>
        <div className={classes.state}>
          <StateChoice {...{ title, address, filters }} />
        </div>
        <Filters search={field} views={views} />
      </form>
    );
  }
  return (
    <div className={classes.toolbar} data-print="omit">
      {narrow && filters.length > tabsInNarrow ? (
        <div className={classes.choice}>
          <div data-print="keep">
            <StateChoice {...{ title, address, filters }} />
          </div>
        </div>
      ) : (
        <div className={classes.tabs}>
          <TabLinks
            label={listsText.byState(title)}
            tabs={filters.map(({ label, state }) => ({
              label,
              active: search.state === state,
              link: linkTo({ search: search.search, sort: search.sort, state }),
            }))}
          />
        </div>
      )}
      <div className={classes.tools}>
        <form className={classes.search} onSubmit={leaveField}>
          <SearchField {...field} />
        </form>
        {views}
      </div>
    </div>
  );
}

type StateChoiceProps<Row> = Pick<ListScreenProps<Row>, 'title' | 'address' | 'filters'>;

/** A select instead of tabs, if not all tabs would fit. */
function StateChoice<Row>({ title, address, filters }: StateChoiceProps<Row>) {
  const [first, ...others] = filters;
  return (
    <FilterChoice
      label={listsText.byState(title)}
      all={first?.label ?? ''}
      value={address.search.state}
      options={others.flatMap(({ label, state }) => (state ? [{ label, value: state }] : []))}
      onChoose={(state) => address.update({ state })}
    />
  );
}

// A link is active only if all its search parameters match, including those it sets to undefined.
const activeOptions = { exact: true, includeSearch: true, explicitUndefined: true };
const nothing = {
  search: undefined,
  state: undefined,
  sort: undefined,
  page: undefined,
  open: undefined,
};

function linkTo(search: Search) {
  return linkOptions({ to: '.', search: { ...nothing, ...search }, activeOptions });
}

/** Enter leaves the field, so that shortcuts move through the results. */
function leaveField(event: SubmitEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface PagesProps {
  address: ListAddress<Search>;
  total: number | undefined;
}

function Pages({ address, total }: PagesProps) {
  return (
    <Pagination
      page={address.search.page ?? 1}
      pageSize={operatorPageSize}
      total={total}
      onPage={address.turnTo}
    />
  );
}

function Nothing<Row>({ address, filters, empty }: ListScreenProps<Row>) {
  const { search, state, page } = address.search;
  const filter = filters.find((known) => known.state === state && state !== undefined);
  const clear = () => address.update({ search: undefined, state: undefined });
  return (
    <ListEmpty looked={[search, filter?.label, page && listsText.page(page)]} onClear={clear}>
      <EmptyState {...empty} />
    </ListEmpty>
  );
}
