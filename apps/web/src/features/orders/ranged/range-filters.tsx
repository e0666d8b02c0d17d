import {
  deliveryMethods,
  finishedStatuses,
  orderStatuses,
  orderStatusLabel,
  deliveryMethodLabel,
} from '@counter/contract/orders';
import type { ReactNode } from 'react';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import { namesDays } from '../../../lib/url/range-address.ts';
import { ListDays } from '../../../ui/lists/list-days.tsx';
import { useOrderSearch } from '../address/order-search-field.tsx';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { text } from '../orders.text.ts';
import { rangedText } from './ranged-orders.text.ts';
import { uiText } from '../../../ui/ui.text.ts';
import classes from '../orders.module.css';

const methods = deliveryMethods.map((value) => ({ value, label: deliveryMethodLabel(value) }));
const statuses = {
  scheduled: orderStatuses.map((value) => ({ value, label: orderStatusLabel(value) })),
  history: finishedStatuses.map((value) => ({ value, label: orderStatusLabel(value) })),
};

interface RangeFiltersProps {
  kind: keyof typeof statuses;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

/** Filters a list by days, search text, status and method. */
export function RangeFilters({ kind, views }: RangeFiltersProps) {
  const { search, update } = useOrdersAddress();
  const days = <ListDays search={search} pastMonth onChange={update} />;
  return (
    <Filters
      set={[search.status, search.method]}
      done={rangedText.showOrders}
      search={useOrderSearch()}
      views={views}
      daysChosen={namesDays(search)}
      days={kind === 'scheduled' ? <PlacedOn>{days}</PlacedOn> : days}
    >
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

/** The days with a label, to distinguish them from other times. */
function PlacedOn({ children }: { children: ReactNode }) {
  return (
    <fieldset aria-label={text.placedColumn} className={classes.placedOn}>
      <span aria-hidden>{text.placedColumn}</span>
      {children}
    </fieldset>
  );
}
