import type { Order } from '@counter/contract/orders';
import { Link } from '@tanstack/react-router';
import { AcceptAll } from '../accept-all/accept-all.tsx';
import { type GroupCounts, type OrderGroup } from './order-groups.ts';
import { orderGroups } from '../address/orders-search.ts';
import { OrderSearchField } from '../address/order-search-field.tsx';
import { useOrdersAddress } from '../address/orders-address.tsx';
import classes from '../orders.module.css';
import { text } from '../orders.text.ts';

const labels: Record<OrderGroup | 'all', string> = {
  all: text.all,
  new: text.newFilter,
  accepted: text.preparing,
  ready: text.ready,
  later: text.scheduledLater,
  finished: text.finished,
};

const groups = ['all', ...orderGroups] as const;

/** Returns the label of a group. */
export function groupLabel(group: OrderGroup): string {
  return labels[group];
}

interface TodaysFiltersProps {
  counts: GroupCounts | undefined;
  /** True if there are more orders than were counted. */
  more: boolean;
  /** The orders that are shown. */
  orders: readonly Order[];
}

/** Filters today's list by group; the address holds the choice. */
export function TodaysFilters({ counts, more, orders }: TodaysFiltersProps) {
  const { search, linkTo } = useOrdersAddress();
  return (
    <div className={classes.toolbar} data-print="omit">
      <nav aria-label={text.show} className={classes.segments}>
        {groups.map((group) => (
          <Link
            key={group}
            {...linkTo({ search: search.search, show: group === 'all' ? undefined : group })}
            resetScroll={false}
            className={classes.segment}
          >
            {labels[group]}
            {counts ? (
              <span className={classes.segmentCount}>
                {counts[group]}
                {more && counts[group] > 0 ? '+' : null}
              </span>
            ) : null}
          </Link>
        ))}
      </nav>
      <AcceptAll orders={orders} />
      <OrderSearchField />
    </div>
  );
}
