import {
  deliveryMethods,
  finishedStatuses,
  orderStatuses,
  orderStatusLabel,
  deliveryMethodLabel,
} from '@counter/contract/orders';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { FilterDays } from '../../ui/lists/filter-days.tsx';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import { useOrderSearch } from './order-search-field.tsx';
import { useOrdersAddress } from './orders-address.tsx';
import { rangeOf } from './orders-range.ts';
import { text } from './orders.text.ts';
import { rangedText } from './ranged-orders.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const methods = deliveryMethods.map((value) => ({ value, label: deliveryMethodLabel(value) }));
const statuses = {
  scheduled: orderStatuses.map((value) => ({ value, label: orderStatusLabel(value) })),
  history: finishedStatuses.map((value) => ({ value, label: orderStatusLabel(value) })),
};

/** Days, search, status and method of a list. */
export function RangeFilters({ kind }: { kind: keyof typeof statuses }) {
  const { search, update } = useOrdersAddress();
  const { timeZone } = useCurrentStore();
  const { start, end, today } = rangeOf(search, timeZone);
  return (
    <Filters
      set={[search.from ?? search.to, search.status, search.method]}
      done={rangedText.showOrders}
      search={useOrderSearch()}
    >
      <FilterDays start={start} end={end} max={today} onChoose={update} />
      <FilterChoice
        label={uiText.status}
        all={uiText.allStatuses}
        value={search.status}
        options={statuses[kind]}
        onChoose={(status) => update({ status })}
      />
      <FilterChoice
        label={text.method}
        all={rangedText.allMethods}
        value={search.method}
        options={methods}
        onChoose={(method) => update({ method })}
      />
    </Filters>
  );
}
