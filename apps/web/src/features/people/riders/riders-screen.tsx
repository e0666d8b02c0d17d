import { IconMotorbike } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useRiders } from './riders.queries.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { BackToBusiness } from '../../../ui/actions/back-to-business.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { riderCard, riderColumns } from './rider-columns.tsx';
import { selectRiders } from './rider-words.ts';
import type { RidersSearch } from './riders-search.ts';
import { useRiderRemoval } from './use-rider-actions.ts';

/** Riders: who delivers for the store, and who is on duty now. */
export function RidersScreen({ search }: { search: RidersSearch }) {
  return (
    <Page>
      <PageHeader
        title="Riders"
        description="Delivery orders can be given to whoever is on duty."
        back={<BackToBusiness />}
        actions={<AddButton />}
      />
      <List search={search} />
    </Page>
  );
}

function AddButton() {
  const { storeUrl, can } = useCurrentStore();
  if (!can('people:write')) return null;
  return (
    <LinkButton
      to="/dashboard/business/$storeUrl/rider/form"
      params={{ storeUrl }}
      leftSection={addIcon}
    >
      Add New Rider
    </LinkButton>
  );
}

function List({ search }: { search: RidersSearch }) {
  const { can } = useCurrentStore();
  const query = useRiders();
  const remove = useRiderRemoval();
  const writes = can('people:write');
  const columns = useMemo(() => riderColumns(writes ? remove : undefined), [writes, remove]);
  return (
    <ListPanel what="riders" query={query} filters={<RiderFilters search={search} />}>
      <DataTable
        label="Riders"
        columns={columns}
        card={(rider) => riderCard(rider, writes ? remove : undefined)}
        rows={query.data && selectRiders(query.data, search)}
        rowKey={({ id }) => String(id)}
        twoLines
        skeletonRows={4}
        empty={<NoRiders search={search} known={query.data?.length ?? 0} />}
      />
    </ListPanel>
  );
}

const duties = [
  { value: 'on', label: 'On duty' },
  { value: 'off', label: 'Off duty' },
] as const;

function RiderFilters({ search }: { search: RidersSearch }) {
  const { update, searching } = useListAddress(search);
  return (
    <Filters
      set={[search.duty]}
      done="Show riders"
      search={{
        label: 'Search riders',
        placeholder: 'Name, phone or plate',
        group: 'Riders',
        ...searching,
      }}
    >
      <FilterChoice
        label="Duty"
        all="All riders"
        value={search.duty}
        options={duties}
        onChoose={(duty) => update({ duty })}
      />
    </Filters>
  );
}

function NoRiders({ search, known }: { search: RidersSearch; known: number }) {
  const { update } = useListAddress(search);
  const duty = duties.find(({ value }) => value === search.duty)?.label;
  return (
    <ListEmpty
      looked={known > 0 ? [search.search, duty] : []}
      onClear={() => update({ search: undefined, duty: undefined })}
    >
      <EmptyState
        icon={<IconMotorbike size={32} stroke={1.5} />}
        title="No rider found"
        description="Add who delivers for you; then delivery orders can be given to them."
        action={<AddButton />}
      />
    </ListEmpty>
  );
}
