import { storeProblems, type StoreHealth } from '@counter/contract/operator';
import { useNavigate } from '@tanstack/react-router';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { ShopDrawing } from '../../../ui/display/drawings/shop.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { text } from '../operator.text.ts';
import { useStoreHealth } from '../operator.queries.ts';
import { healthCard, healthColumns } from './health-columns.tsx';
import { problemWords } from './health-words.ts';
import { healthText } from './health.text.ts';

const filters = [
  { label: healthText.all, state: undefined },
  ...storeProblems.map((state) => ({ label: problemWords[state].label, state })),
];

/** The stores with problems, worst first. */
export function HealthScreen({ search }: { search: Search }) {
  const state = stateIn(storeProblems, search);
  const address = useListAddress<Search>({ ...search, state });
  const navigate = useNavigate();
  const query = useStoreHealth({ search: search.search, state, page: search.page });
  const open = ({ id }: StoreHealth) =>
    void navigate({ to: '/operator/stores/$storeId', params: { storeId: String(id) } });
  return (
    <ListScreen
      list="storeHealth"
      title={text.storeHealth}
      description={healthText.pageHelp}
      address={address}
      filters={filters}
      searchIn={healthText.searchIn}
      query={query}
      columns={healthColumns}
      card={healthCard}
      rowKey={({ id }) => String(id)}
      onOpen={open}
      empty={{
        drawing: <ShopDrawing large />,
        title: healthText.allWell,
        description: healthText.allWellHelp,
      }}
    />
  );
}
