import { customersPageSize } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { PeopleDrawing } from '../../../ui/display/drawings/people.tsx';
import { DataTable, type Sort } from '../../../ui/lists/data-table.tsx';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useListView } from '../../views/index.ts';
import { useCustomers, useSaveCustomers } from '../customers.queries.ts';
import { CustomerDrawer } from '../drawer/customer-drawer.tsx';
import { customerCard, customerColumns } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import type { CustomersSearch } from './customers-search.ts';
import { filterLabel, sortedBy, sortOf, wantedOf, withoutSpend } from './customers-wanted.ts';
import { text } from '../customers.text.ts';

const viewFilters = ['show', 'sort', 'reversed'] as const;

interface CustomersListProps {
  search: CustomersSearch;
  /** Renders a customer's orders; provided by the orders feature. */
  orders: (customerId: number) => ReactNode;
}

/** Lists the store's customers; one opens in the drawer. */
export function CustomersList({ search: asked, orders }: CustomersListProps) {
  const { can } = useCurrentStore();
  const spends = can('customers:spend');
  const search = spends ? asked : withoutSpend(asked);
  const { page = 1, open } = search;
  const wanted = wantedOf(search);
  const address = useListAddress(search);
  const narrow = useIsNarrow();
  const query = useCustomers(wanted, page - 1);
  const save = useSaveCustomers();
  const total = query.data?.totalElements;
  const sorting = {
    sort: sortOf(search),
    onSort: (sort: Sort) => address.update(sortedBy(sort)),
  };
  const view = useListView({
    list: 'customers',
    label: text.list.allCustomersTitle,
    columns: customerColumns[spends ? 'all' : 'crew'][narrow ? 'narrow' : 'wide'],
    search,
    filters: viewFilters,
    onChoose: address.update,
    ...sorting,
  });
  return (
    <>
      <ListPanel
        title={text.list.allCustomersTitle}
        description={text.list.listHelp}
        actions={
          <>
            {can('customers:write') ? <ImportButton /> : null}
            <ExportMenu what={text.list.fileOfCustomers} save={(kind) => save(kind, wanted)} />
          </>
        }
        what="customers"
        query={query}
        filters={<CustomerFilters search={search} views={view.controls} />}
      >
        <DataTable
          label={text.list.allCustomersTitle}
          columns={view.columns}
          card={customerCard}
          rows={view.ready ? query.data?.content : undefined}
          {...address.rows}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={10}
          {...sorting}
          empty={<NoCustomers search={search} known={total ?? 0} />}
          footer={
            <Pagination
              page={page}
              pageSize={customersPageSize}
              total={total}
              onPage={address.turnTo}
            />
          }
        />
      </ListPanel>
      <CustomerDrawer openId={open} onClose={address.close} orders={orders} />
    </>
  );
}

// Customer lists are rarely imported.
const ImportDialog = lazyPart(async () => ({
  default: (await import('../import/import-dialog.tsx')).ImportDialog,
}));

function ImportButton() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {text.list.import}
      </Button>
      {opened ? (
        <Suspense>
          <ImportDialog opened onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The empty list: no customers, no results, or a page beyond the last one. */
function NoCustomers({ search, known }: { search: CustomersSearch; known: number }) {
  const { update, turnTo } = useListAddress(search);
  if (known > 0) {
    const last = Math.ceil(known / customersPageSize);
    return (
      <EmptyState
        title={text.nobodyOnThisPage}
        action={
          <Button variant="default" onClick={() => turnTo(last, { replace: true })}>
            {text.backToLastPage}
          </Button>
        }
      />
    );
  }
  return (
    <ListEmpty
      looked={[search.search, search.show && filterLabel(search.show)]}
      onClear={() => update({ search: undefined, show: undefined })}
    >
      <EmptyState
        drawing={<PeopleDrawing large />}
        title={text.list.noCustomerFound}
        description={text.list.noCustomersHelp}
      />
    </ListEmpty>
  );
}
