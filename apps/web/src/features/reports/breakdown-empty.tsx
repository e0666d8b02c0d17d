import { deliveryMethodLabel, orderStatusLabel } from '@counter/contract/orders';
import { namesDays, noDays } from '../../lib/url/range-address.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { ListEmpty } from '../../ui/lists/list-empty.tsx';
import { chosenDays, type LookedFor } from '../../ui/lists/looked-for.ts';
import { ReceiptDrawing } from '../../ui/display/drawings/receipt.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import type { BreakdownSearch } from './breakdown-search.ts';
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
  const looked: LookedFor = [
    search.search,
    status && orderStatusLabel(status),
    method && deliveryMethodLabel(method),
    namesDays(search) && chosenDays,
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
