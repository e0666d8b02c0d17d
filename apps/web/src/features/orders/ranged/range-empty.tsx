import { orderStatusLabel, deliveryMethodLabel } from '@counter/contract/orders';
import { CalendarDrawing } from '../../../ui/display/drawings/calendar.tsx';
import { SearchDrawing } from '../../../ui/display/drawings/search.tsx';
import { TicketDrawing } from '../../../ui/display/drawings/ticket.tsx';
import { EmptyState, NotFoundState } from '../../../ui/feedback/states.tsx';
import { namesDays, noDays } from '../../../lib/url/range-address.ts';
import { useOrdersAddress } from '../orders-address.tsx';
import type { OrdersSearch } from '../orders-search.ts';
import { rangedText } from './ranged-orders.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

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
  const looked = lookedFor(search);
  const clear = () =>
    update({
      search: undefined,
      status: undefined,
      method: undefined,
      ...noDays,
    });
  if (looked !== '') {
    return <NotFoundState query={looked} onClear={clear} drawing={<SearchDrawing large />} />;
  }
  return <EmptyState {...texts[kind]} />;
}

/** Describes the current filters. */
function lookedFor(asked: OrdersSearch): string {
  const { search, status, method, page } = asked;
  const days = namesDays(asked) && uiText.theseDays;
  return [
    search,
    status && orderStatusLabel(status),
    method && deliveryMethodLabel(method),
    days,
    page && rangedText.page(page),
  ]
    .filter(Boolean)
    .join(', ');
}
