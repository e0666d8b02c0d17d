import { orderStatusLabel, deliveryMethodLabel } from '@counter/contract/orders';
import { CalendarDrawing } from '../../../ui/display/drawings/calendar.tsx';
import { TicketDrawing } from '../../../ui/display/drawings/ticket.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import { chosenDays, type LookedFor } from '../../../ui/lists/looked-for.ts';
import { namesDays, noDays } from '../../../lib/url/range-address.ts';
import { useOrdersAddress } from '../address/orders-address.tsx';
import type { OrdersSearch } from '../address/orders-search.ts';
import { rangedText } from './ranged-orders.text.ts';

const texts = {
  scheduled: {
    drawing: <CalendarDrawing large />,
    title: rangedText.noScheduledOrders,
    description: rangedText.noScheduledOrdersHelp,
  },
  history: {
    drawing: <TicketDrawing large />,
    title: rangedText.noFinishedOrders,
    description: rangedText.noFinishedOrdersHelp,
  },
};

/** Explains why a list is empty, and offers the next step. */
export function RangeEmpty({ kind }: { kind: keyof typeof texts }) {
  const { search, update } = useOrdersAddress();
  const clear = () =>
    update({
      search: undefined,
      status: undefined,
      method: undefined,
      ...noDays,
    });
  return (
    <ListEmpty looked={lookedFor(search)} onClear={clear}>
      <EmptyState {...texts[kind]} />
    </ListEmpty>
  );
}

/** Describes the current filters. */
function lookedFor(asked: OrdersSearch): LookedFor {
  const { search, status, method, page } = asked;
  return [
    search,
    status && orderStatusLabel(status),
    method && deliveryMethodLabel(method),
    namesDays(asked) && chosenDays,
    page && rangedText.page(page),
  ];
}
