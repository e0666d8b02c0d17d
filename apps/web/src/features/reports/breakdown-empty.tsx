import { deliveryMethodLabel, orderStatusLabel } from '@counter/contract/orders';
import { IconReportMoney } from '@tabler/icons-react';
import { useUpdateSearch } from '../../lib/use-update-search.ts';
import { EmptyState, NotFoundState } from '../../ui/states.tsx';
import type { BreakdownSearch } from './breakdown-search.ts';

/** Why there is nothing to break down, and the way on. */
export function BreakdownEmpty({ search }: { search: BreakdownSearch }) {
  const update = useUpdateSearch(search);
  const clear = () =>
    update({
      search: undefined,
      status: undefined,
      method: undefined,
      from: undefined,
      to: undefined,
    });
  const looked = lookedFor(search);
  if (looked !== '') return <NotFoundState query={looked} onClear={clear} />;
  return (
    <EmptyState
      icon={<IconReportMoney size={32} stroke={1.5} />}
      title="No finished orders"
      description="Every order appears here with its amounts once it is completed, cancelled or expired."
    />
  );
}

/** What the person asked for, in words. */
function lookedFor({ search, status, method, from, to }: BreakdownSearch): string {
  const days = from !== undefined || to !== undefined ? 'these days' : undefined;
  const words = [
    search,
    status && orderStatusLabel(status),
    method && deliveryMethodLabel(method),
    days,
  ];
  return words.filter(Boolean).join(', ');
}
