import { chargeStatuses, type Charge } from '@counter/contract/adjustments';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ReceiptDrawing } from '../../../ui/display/drawings/receipt.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { chargeWords } from '../words.ts';
import { chargeCard, chargeColumns } from './charge-columns.tsx';
import { ChargeDrawer } from './charge-drawer.tsx';
import { useOperatorCharges } from './charges.queries.ts';
import { text } from '../operator.text.ts';
import { chargesText } from './charges.text.ts';

const filters = [
  { label: text.all, state: undefined },
  ...chargeStatuses.map((state) => ({ label: chargeWords[state].label, state })),
];

/** The charges against all stores, and the decision on disputed ones. */
export function ChargesScreen({ search }: { search: Search }) {
  const state = stateIn(chargeStatuses, search);
  const address = useListAddress<Search>({ ...search, state });
  const query = useOperatorCharges({ search: search.search, state, page: search.page });
  return (
    <>
      <ListScreen
        list="charges"
        title={text.chargesTitle}
        description={chargesText.pageHelp}
        address={address}
        filters={filters}
        searchIn={text.searchIn}
        query={query}
        columns={chargeColumns}
        card={chargeCard}
        rowKey={chargeKey}
        onOpen={({ id }) => address.open(id)}
        empty={{
          drawing: <ReceiptDrawing large />,
          title: chargesText.noChargesYet,
          description: chargesText.noChargesHelp,
          action: <LinkButton to="/operator/stores">{chargesText.goToStores}</LinkButton>,
        }}
      />
      <ChargeDrawer
        charges={query.data?.content}
        openId={search.open}
        onClose={() => address.close()}
      />
    </>
  );
}

function chargeKey({ id }: Charge): string {
  return String(id);
}
