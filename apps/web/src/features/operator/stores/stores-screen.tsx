import {
  operatorStoreSorts,
  operatorStoreStates,
  type OperatorStore,
  type OperatorStoreSort,
} from '@counter/contract/operator';
import { useNavigate } from '@tanstack/react-router';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ShopDrawing } from '../../../ui/display/drawings/shop.tsx';
import type { Sort } from '../../../ui/lists/data-table.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { frameText } from '../frame/frame.text.ts';
import { useOperatorStores } from '../operator.queries.ts';
import { storeWords } from '../words.ts';
import { narrowStoreColumns, storeCard, storeColumns } from './store-columns.tsx';
import { text } from '../operator.text.ts';
import { storesText } from './stores.text.ts';

const filters = [
  { label: text.all, state: undefined },
  ...operatorStoreStates.map((state) => ({ label: storeWords[state].label, state })),
];

/** All stores of the marketplace. */
export function StoresScreen({ search }: { search: Search }) {
  const state = stateIn(operatorStoreStates, search);
  const sort = operatorStoreSorts.find((known) => known === search.sort);
  const address = useListAddress<Search>({ ...search, state, sort });
  const navigate = useNavigate();
  const query = useOperatorStores({
    search: search.search,
    state,
    page: search.page,
    sort: sort ?? 'name',
  });
  const open = ({ id }: OperatorStore) =>
    void navigate({ to: '/operator/stores/$storeId', params: { storeId: String(id) }, search });
  return (
    <ListScreen
      list="stores"
      title={text.storesLabel}
      description={storesText.pageHelp}
      address={address}
      filters={filters}
      searchIn={storesText.searchIn}
      query={query}
      columns={useIsNarrow() ? narrowStoreColumns : storeColumns}
      card={storeCard}
      rowKey={({ id }) => String(id)}
      onOpen={open}
      sort={sortOf(sort)}
      onSort={(wanted) => address.update({ sort: sortedBy(wanted) })}
      actions={
        <>
          <LinkButton to="/operator/announcements" variant="default">
            {frameText.announcements}
          </LinkButton>
          <LinkButton to="/operator/stores/health" variant="default">
            {text.storeHealth}
          </LinkButton>
        </>
      }
      empty={{
        drawing: <ShopDrawing large />,
        title: storesText.noStoresYet,
        description: storesText.storeAppearsHereOnceSomeone,
      }}
    />
  );
}

/** Returns the sort order as the list's columns name it. */
function sortOf(sort: OperatorStoreSort = 'name'): Sort {
  const column = sort.replace('-', '');
  return { column: column === 'name' ? 'store' : column, descending: sort.startsWith('-') };
}

/** Returns the sort order as the address has it; undefined for the default. */
function sortedBy({ column, descending }: Sort): OperatorStoreSort | undefined {
  const name = column === 'store' ? 'name' : column;
  const sort = operatorStoreSorts.find((known) => known === `${descending ? '-' : ''}${name}`);
  return sort === 'name' ? undefined : sort;
}
