import { useMemo, type ReactNode } from 'react';
import { useRiders } from './riders.queries.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { BackToBusiness } from '../../../ui/actions/back-to-business.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import { ScooterDrawing } from '../../../ui/display/drawings/scooter.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useListView } from '../../views/index.ts';
import { riderCard, riderColumns } from './rider-columns.tsx';
import { selectRiders } from './rider-words.ts';
import type { RidersSearch } from './riders-search.ts';
import { useRiderRemoval } from './use-rider-actions.ts';
import { text } from '../people.text.ts';

/** Riders: who delivers for the store, and who is on duty now. */
export function RidersScreen({ search }: { search: RidersSearch }) {
  return (
    <Page>
      <PageHeader
        title={text.riders.riders}
        description={text.riders.pageHelp}
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
      {text.riders.addNewRider}
    </LinkButton>
  );
}

const viewFilters = ['duty'] as const;

function List({ search }: { search: RidersSearch }) {
  const { can } = useCurrentStore();
  const query = useRiders();
  const remove = useRiderRemoval();
  const writes = can('people:write');
  const columns = useMemo(() => riderColumns(writes ? remove : undefined), [writes, remove]);
  const { update } = useListAddress(search);
  const view = useListView({
    list: 'riders',
    label: text.riders.riders,
    columns,
    search,
    filters: viewFilters,
    onChoose: update,
  });
  const rows = query.data && selectRiders(query.data, search);
  return (
    <ListPanel
      what="riders"
      query={query}
      filters={<RiderFilters search={search} views={view.controls} />}
    >
      <DataTable
        label={text.riders.riders}
        columns={view.columns}
        card={(rider) => riderCard(rider, writes ? remove : undefined)}
        rows={view.ready ? rows : undefined}
        rowKey={({ id }) => String(id)}
        twoLines
        skeletonRows={4}
        empty={<NoRiders search={search} known={query.data?.length ?? 0} />}
      />
    </ListPanel>
  );
}

const duties = [
  { value: 'on', label: text.riders.onDuty },
  { value: 'off', label: text.riders.offDuty },
] as const;

interface RiderFiltersProps {
  search: RidersSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

function RiderFilters({ search, views }: RiderFiltersProps) {
  const { update, searching } = useListAddress(search);
  return (
    <Filters
      views={views}
      set={[search.duty]}
      done={text.riders.showRiders}
      search={{
        label: text.riders.searchRiders,
        placeholder: text.riders.searchPlaceholder,
        group: text.riders.riders,
        ...searching,
      }}
    >
      <FilterChoice
        label={text.riders.duty}
        all={text.riders.allRiders}
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
        drawing={<ScooterDrawing large />}
        title={text.riders.noRiderFound}
        description={text.riders.noRidersHelp}
        action={<AddButton />}
      />
    </ListEmpty>
  );
}
