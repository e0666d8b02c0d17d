import { supplierPageSizes, type Supplier } from '@counter/contract/expenses';
import { Button } from '@mantine/core';
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { BackArrow } from '../../../ui/back-arrow.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { EmptyState, FailedState, NotFoundState } from '../../../ui/states.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import classes from '../expenses.module.css';
import { menuColumn, supplierCard, supplierColumns } from './supplier-columns.tsx';
import { SupplierDialog } from './supplier-dialog.tsx';
import { SupplierDrawer } from './supplier-drawer.tsx';
import { SupplierMenu } from './supplier-menu.tsx';
import type { SupplierSearch } from './supplier-search.ts';
import { useSuppliers } from './suppliers.queries.ts';

/** Supplier: whom the store buys from, and what was spent at each. */
export function SupplierScreen({ search }: { search: SupplierSearch }) {
  const { can, storeUrl } = useCurrentStore();
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const add = () => setEdited('new');
  return (
    <Page>
      <PageHeader
        title="Supplier"
        description="Whom you buy from. Expenses name them, so that you see what you spent at each."
        back={
          <BackArrow
            to="/dashboard/business/$storeUrl"
            params={{ storeUrl }}
            label="Back to Manage Business"
          />
        }
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
    <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={onAdd}>
      Add New Supplier
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
  const { page = 1, size = 10, open } = search;
  const address = useListAddress(search);
  const query = useSuppliers({
    search: search.search ?? '',
    pageNumber: page - 1,
    pageSize: size,
  });
  const narrow = useIsNarrow();
  const { data, error } = query;
  const writes = can('expenses:write');
  const columns = useMemo(() => {
    const shown = supplierColumns[narrow ? 'narrow' : 'wide'];
    return writes ? [...shown, menuColumn(onEdit)] : shown;
  }, [narrow, writes, onEdit]);
  return (
    <Panel flush title="All Suppliers">
      {data && error ? (
        <Notice tone="info">
          These suppliers may be out of date. {explainFailure(error)} What you see is the last
          known.
        </Notice>
      ) : null}
      <div className={classes.toolbar}>
        <SearchField
          label="Search suppliers"
          placeholder="Name, person, what they supply…"
          value={search.search ?? ''}
          onChange={(text) => address.update({ search: text || undefined }, { replace: true })}
          group="Supplier"
        />
      </div>
      <DataTable
        label="All Suppliers"
        columns={columns}
        card={(supplier) => ({
          ...supplierCard(supplier),
          action: writes ? <SupplierMenu supplier={supplier} onEdit={onEdit} /> : null,
        })}
        rows={data?.content}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => address.open(id)}
        activeKey={open === undefined ? undefined : String(open)}
        twoLines
        refetching={query.isPlaceholderData}
        skeletonRows={5}
        empty={<Empty search={search} onAdd={onAdd} />}
        failed={
          error && !data ? (
            <FailedState
              title="The suppliers could not be loaded"
              cause={explainFailure(error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null
        }
        footer={
          <Pagination
            page={page}
            pageSize={size}
            total={data?.totalElements ?? 0}
            onPage={(next) => address.update({ page: next > 1 ? next : undefined })}
            sizes={supplierPageSizes}
            onPageSize={(chosen) => address.update({ size: chosen === 25 ? 25 : undefined })}
          />
        }
      />
      <SupplierDrawer openId={open} onClose={address.close} onEdit={onEdit} />
    </Panel>
  );
}

function Empty({ search, onAdd }: { search: SupplierSearch; onAdd: () => void }) {
  const { can } = useCurrentStore();
  const { update } = useListAddress(search);
  if (search.search) {
    return <NotFoundState query={search.search} onClear={() => update({ search: undefined })} />;
  }
  return (
    <EmptyState
      icon={<IconTruckDelivery size={32} stroke={1.5} />}
      title="No supplier found"
      description="The mill, the dairy, the landlord: name whom you pay, and choose them with an expense."
      action={can('expenses:write') ? <AddButton onAdd={onAdd} /> : null}
    />
  );
}
