import { Button } from '@mantine/core';
import type { ItemFigure, ItemFigures } from '@counter/contract/analytics';
import { saveFile, type TableKind } from '../../../lib/files/download.ts';
import { saveForExcel } from '../../../lib/files/save-for-excel.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { DishDrawing } from '../../../ui/display/drawings/dish.tsx';
import { SearchDrawing } from '../../../ui/display/drawings/search.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable, type Sort } from '../../../ui/lists/data-table.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { RangeBar } from '../../../ui/lists/range-bar.tsx';
import { useListView } from '../../views/index.ts';
import { text as analyticsText } from '../analytics.text.ts';
import { Outdated } from '../figures-states.tsx';
import { PerformanceTabs } from '../performance-tabs.tsx';
import { itemCard, itemColumns, narrowItemColumns } from './item-columns.tsx';
import { ItemFilters } from './item-filters.tsx';
import { ItemMeanings } from './item-meanings.tsx';
import { ItemTotalsRow } from './item-totals.tsx';
import { itemHeads, itemLines, writeItems } from './items-file.ts';
import type { ItemsSearch } from './items-search.ts';
import { defaultRange, useItemFigures } from './items.queries.ts';
import { itemsText as text } from './items.text.ts';
import { shownItems, sortedBy, sortOf, totalsOf } from './shown-items.ts';

/** Performance: how each menu item sells, and what to do about it. */
export function ItemsScreen({ search }: { search: ItemsSearch }) {
  const query = useItemFigures(search);
  const { update } = useListAddress(search);
  const { data } = query;
  return (
    <Page>
      <PageHeader
        title={analyticsText.performance}
        actions={<RangeBar search={search} otherwise={defaultRange} onChange={update} />}
      />
      <PerformanceTabs />
      {data && query.isStale ? <Outdated query={query} /> : null}
      <Panel
        flush
        title={text.items}
        description={text.description}
        actions={data ? <SaveItems figures={data} search={search} /> : null}
      >
        <ItemTable query={query} search={search} />
      </Panel>
      {data ? <ItemMeanings figures={data} /> : null}
    </Page>
  );
}

interface SaveProps {
  figures: ItemFigures;
  search: ItemsSearch;
}

function SaveItems({ figures, search }: SaveProps) {
  const { storeId, storeUrl } = useCurrentStore();
  const { items, currency, from, to } = figures;
  async function save(kind: TableKind): Promise<string> {
    const shown = shownItems(items, search);
    const name = `items-${storeUrl}-${from}-to-${to}`;
    const lines = itemLines(shown, totalsOf(shown), currency);
    if (kind === 'EXCEL') {
      return saveForExcel(storeId, { name, sheet: text.items, head: itemHeads, lines });
    }
    saveFile(`${name}.csv`, new Blob(['\uFEFF', writeItems(lines)], { type: 'text/csv' }));
    return `${name}.csv`;
  }
  return <ExportMenu what={text.fileOfItems} save={save} />;
}

const viewFilters = ['group', 'sort', 'reversed', 'range', 'from', 'to', 'compare'] as const;

interface ItemTableProps {
  query: ReturnType<typeof useItemFigures>;
  search: ItemsSearch;
}

function ItemTable({ query, search }: ItemTableProps) {
  const narrow = useIsNarrow();
  const { update } = useListAddress(search);
  const { data } = query;
  const shown = data && shownItems(data.items, search);
  const sorting = {
    sort: sortOf(search),
    onSort: (sort: Sort) => update(sortedBy(sort)),
  };
  const view = useListView({
    list: 'items',
    label: text.items,
    columns: narrow ? narrowItemColumns : itemColumns,
    search,
    filters: viewFilters,
    onChoose: update,
    ...sorting,
  });
  const table = (
    <DataTable
      label={text.items}
      columns={view.columns}
      card={itemCard}
      rows={view.ready ? shown : undefined}
      rowKey={keyOf}
      twoLines
      dense
      refetching={query.isPlaceholderData}
      {...sorting}
      empty={<NoItems search={search} />}
      failed={
        query.error && !data ? (
          <FailedToLoad title={analyticsText.notLoaded(text.name)} query={query} />
        ) : null
      }
      footer={shown ? <ItemTotalsRow items={shown} /> : null}
    />
  );
  return (
    <>
      <ItemFilters search={search} views={view.controls} />
      {table}
    </>
  );
}

function keyOf({ productId, productName }: ItemFigure): string {
  return productId === null ? productName : String(productId);
}

function NoItems({ search }: { search: ItemsSearch }) {
  const { can } = useCurrentStore();
  const { update } = useListAddress(search);
  if (search.search === undefined && search.group === undefined) {
    return (
      <EmptyState
        drawing={<DishDrawing large />}
        title={text.noItems}
        description={text.noItemsHelp}
        action={
          can('menu:write') ? (
            <LinkButton to="/dashboard/product/form">{text.addProduct}</LinkButton>
          ) : null
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={<SearchDrawing large />}
      title={text.noneFound}
      action={
        <Button variant="default" onClick={() => update({ search: undefined, group: undefined })}>
          {text.clearFilters}
        </Button>
      }
    />
  );
}
