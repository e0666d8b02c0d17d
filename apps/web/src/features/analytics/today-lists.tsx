import type { TodayStats } from '@counter/contract/analytics';
import { formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { BarList, type BarListItem } from '../../ui/display/chart/bar-list.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { ListSkeleton } from './skeletons.tsx';
import { text } from './analytics.text.ts';

interface ListProps<List extends 'highlyPaidCustomers' | 'topSellingItems'> {
  /** Undefined while loading. */
  stats: Pick<TodayStats, List | 'currency'> | undefined;
}

/** Lists the highest-spending customers; hidden without the permission. */
export function HighlyPaidCustomers({ stats }: ListProps<'highlyPaidCustomers'>) {
  const { can } = useCurrentStore();
  if (!can('customers:spend')) return null;
  const items = stats?.highlyPaidCustomers?.map(({ contactPerson, subTotal }) => ({
    label: contactPerson,
    value: subTotal,
    text: formatMoney(subTotal, stats.currency),
  }));
  return <Ranking title={text.highlyPaidCustomer} items={items} />;
}

export function TopSellingItems({ stats }: ListProps<'topSellingItems'>) {
  const items = stats?.topSellingItems.map(({ productName, totalOrders }) => ({
    label: productName,
    value: totalOrders,
    text: totalOrders === 1 ? text.oneOrder : text.orders(totalOrders),
  }));
  return <Ranking title={text.topSellingItems} items={items} />;
}

function Ranking({ title, items }: { title: string; items: BarListItem[] | undefined }) {
  return (
    <Panel title={title}>{items ? <Items title={title} items={items} /> : <ListSkeleton />}</Panel>
  );
}

function Items({ title, items }: { title: string; items: readonly BarListItem[] }) {
  if (items.length === 0) return <EmptyState title={text.noDataAvailable} />;
  return <BarList label={title} items={items} />;
}
