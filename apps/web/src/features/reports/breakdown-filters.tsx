import { deliveryMethodLabel, orderStatusLabel } from '@counter/contract/orders';
import type { ReactNode } from 'react';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import { breakdownMethods, breakdownStatuses, type BreakdownSearch } from './breakdown-search.ts';
import { text } from './reports.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const statuses = breakdownStatuses.map((value) => ({ value, label: orderStatusLabel(value) }));
const methods = breakdownMethods.map((value) => ({ value, label: deliveryMethodLabel(value) }));

interface BreakdownFiltersProps {
  search: BreakdownSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

/** Filters the breakdown by search text, status and method. */
export function BreakdownFilters({ search, views }: BreakdownFiltersProps) {
  const { update, searching } = useListAddress(search);
  return (
    <Filters
      views={views}
      set={[search.status, search.method]}
      done={text.showOrders}
      search={{
        label: text.searchLabel,
        placeholder: text.searchPlaceholder,
        group: text.orderBreakdown,
        ...searching,
      }}
    >
      <FilterChoice
        label={uiText.status}
        all={uiText.allStatuses}
        value={search.status}
        options={statuses}
        onChoose={(status) => update({ status })}
      />
      <FilterChoice
        label={text.deliveryMethod}
        all={text.allMethods}
        value={search.method}
        options={methods}
        onChoose={(method) => update({ method })}
      />
    </Filters>
  );
}
