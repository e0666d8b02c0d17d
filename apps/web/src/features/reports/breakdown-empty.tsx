import { deliveryMethodLabel, orderStatusLabel } from '@counter/contract/orders';
import { namesDays, noDays } from '../../lib/url/range-address.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { ListEmpty } from '../../ui/lists/list-empty.tsx';
import { ReceiptDrawing } from '../../ui/display/drawings/receipt.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import type { BreakdownSearch } from './breakdown-search.ts';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './reports.text.ts';

const all = {
  search: undefined,
  status: undefined,
  method: undefined,
  ...noDays,
};

/** Explains why the breakdown is empty, and offers the next step. */
export function BreakdownEmpty({ search }: { search: BreakdownSearch }) {
  const { update } = useListAddress(search);
  const { status, method } = search;
  const looked = [
    search.search,
    status && orderStatusLabel(status),
    method && deliveryMethodLabel(method),
    namesDays(search) ? uiText.theseDays : undefined,
  ];
  return (
    <ListEmpty looked={looked} onClear={() => update(all)}>
      <EmptyState
        drawing={<ReceiptDrawing large />}
        title={text.noFinishedOrders}
        description={text.noFinishedOrdersHelp}
      />
    </ListEmpty>
  );
}
