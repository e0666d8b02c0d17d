import { orderStatusLabel, deliveryMethodLabel } from '@counter/contract/orders';
import { IconCalendarOff } from '@tabler/icons-react';
import { EmptyState, NotFoundState } from '../../ui/feedback/states.tsx';

import { useOrdersAddress } from './orders-address.tsx';
import type { OrdersSearch } from './orders-search.ts';

const texts = {
  scheduled: {
    title: 'No scheduled orders',
    description: 'Orders that customers place for a later time appear here.',
  },
  history: {
    title: 'No finished orders',
    description: 'Orders appear here once they are completed, cancelled or expired.',
  },
};

/** Why a list is empty, and the way on. */
export function RangeEmpty({ kind }: { kind: keyof typeof texts }) {
  const { search, update } = useOrdersAddress();
  const looked = lookedFor(search);
  const clear = () =>
    update({
      search: undefined,
      status: undefined,
      method: undefined,
      from: undefined,
      to: undefined,
    });
  if (looked !== '') return <NotFoundState query={looked} onClear={clear} />;
  return <EmptyState icon={<IconCalendarOff size={32} stroke={1.5} />} {...texts[kind]} />;
}

/** What the person asked for, in words. */
function lookedFor({ search, status, method, from, to, page }: OrdersSearch): string {
  const days = from !== undefined || to !== undefined ? 'these days' : undefined;
  return [
    search,
    status && orderStatusLabel(status),
    method && deliveryMethodLabel(method),
    days,
    page && `page ${page}`,
  ]
    .filter(Boolean)
    .join(', ');
}
