import { supplierPageSizes, type Supplier } from '@counter/contract/expenses';
import { Button } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useLastPage } from '../../../lib/url/use-last-page.ts';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { BackToBusiness } from '../../../ui/actions/back-to-business.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Filters } from '../../../ui/lists/filters.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import { TruckDrawing } from '../../../ui/display/drawings/truck.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useListView } from '../../views/index.ts';
import { menuColumn, supplierCard, supplierColumns } from './supplier-columns.tsx';
import { SupplierDialog } from './supplier-dialog.tsx';
import { SupplierDrawer } from './supplier-drawer.tsx';
import { SupplierMenu } from './supplier-menu.tsx';
import type { SupplierSearch } from './supplier-search.ts';
import { useSuppliers } from './suppliers.queries.ts';
import { text } from '../expenses.text.ts';

/** Suppliers, with the money spent at each. */
export function SupplierScreen({ search }: { search: SupplierSearch }) {
  const { can } = useCurrentStore();
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const add = () => setEdited('new');
  return (
    <Page>
      <PageHeader
        title={text.supplier}
        description={text.suppliers.pageHelp}
        back={<BackToBusiness />}
        actions={can('expenses:write') ? <AddButton onAdd={add} /> : null}
      />
      <List search={search} onEdit={setEdited} onAdd={add} />
      {edited ? (
        <SupplierDialog
          supplier={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Page>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button leftSection={addIcon} onClick={onAdd}>
      {text.suppliers.addNewSupplier}
    </Button>
  );
}

interface ListProps {
  search: SupplierSearch;
  onEdit: (supplier: Supplier) => void;
  onAdd: () => void;
}

function List({ search, onEdit, onAdd }: ListProps) {
  const { can } = useCurrentStore();
  const { page = 1, size = 10 } = search;
  const address = useListAddress(search);
  const query = useSuppliers({
    search: search.search ?? '',
    pageNumber: page - 1,
    pageSize: size,
  });
  const narrow = useIsNarrow();
  const total = query.data?.totalElements;
  useLastPage({ page, pageSize: size, total, turnTo: address.turnTo });
  const writes = can('expenses:write');
  const columns = useMemo(() => {
    const shown = supplierColumns[narrow ? 'narrow' : 'wide'];
    return writes ? [...shown, menuColumn(onEdit)] : shown;
  }, [narrow, writes, onEdit]);
  const view = useListView({
    list: 'suppliers',
    label: text.suppliers.allSuppliers,
    columns,
    search,
    filters: [],
    onChoose: address.update,
  });
  return (
    <>
      <ListPanel
        title={text.suppliers.allSuppliers}
        what="suppliers"
        query={query}
        filters={<SupplierFilters search={search} views={view.controls} />}
      >
        <DataTable
          label={text.suppliers.allSuppliers}
          columns={view.columns}
          card={(supplier) => ({
            ...supplierCard(supplier),
            action: writes ? <SupplierMenu supplier={supplier} onEdit={onEdit} /> : null,
          })}
          rows={view.ready ? query.data?.content : undefined}
          {...address.rows}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={5}
          empty={<Empty search={search} onAdd={onAdd} />}
          footer={
            <Pagination
              page={page}
              pageSize={size}
              total={total}
              onPage={address.turnTo}
              sizes={supplierPageSizes}
              onPageSize={(chosen) => address.update({ size: chosen === 25 ? 25 : undefined })}
            />
          }
        />
      </ListPanel>
      <SupplierDrawer openId={search.open} onClose={address.close} onEdit={onEdit} />
    </>
  );
}

interface SupplierFiltersProps {
  search: SupplierSearch;
  /** The list's column picker. */
  views: ReactNode;
}

function SupplierFilters({ search, views }: SupplierFiltersProps) {
  const { searching } = useListAddress(search);
  return (
    <Filters
      views={views}
      search={{
        label: text.suppliers.searchSuppliers,
        placeholder: text.suppliers.searchPlaceholder,
        group: text.supplier,
        ...searching,
      }}
    />
  );
}

function Empty({ search, onAdd }: { search: SupplierSearch; onAdd: () => void }) {
  const { can } = useCurrentStore();
  const { update } = useListAddress(search);
  return (
    <ListEmpty looked={[search.search]} onClear={() => update({ search: undefined })}>
      <EmptyState
        drawing={<TruckDrawing large />}
        title={text.suppliers.noSupplierFound}
        description={text.suppliers.noSuppliersHelp}
        action={can('expenses:write') ? <AddButton onAdd={onAdd} /> : null}
      />
    </ListEmpty>
  );
}
