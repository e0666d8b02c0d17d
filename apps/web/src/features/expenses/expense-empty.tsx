import { Button } from '@mantine/core';
import { IconReportMoney } from '@tabler/icons-react';
import { formatMonth } from '../../lib/calendar.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/use-list-address.ts';
import { EmptyState, NotFoundState } from '../../ui/states.tsx';
import type { ExpenseSearch } from './expense-search.ts';

interface ExpenseEmptyProps {
  search: ExpenseSearch;
  onAdd: () => void;
}

/** Why there is no expense, and the way on. */
export function ExpenseEmpty({ search, onAdd }: ExpenseEmptyProps) {
  const { can } = useCurrentStore();
  const { update } = useListAddress(search);
  const looked = lookedFor(search);
  if (looked !== '') {
    const all = { search: undefined, month: undefined, type: undefined, supplier: undefined };
    return <NotFoundState query={looked} onClear={() => update(all)} />;
  }
  return (
    <EmptyState
      icon={<IconReportMoney size={32} stroke={1.5} />}
      title="No expense found"
      description="Rent, ingredients, repairs: what you write down here is summed by month and type."
      action={can('expenses:write') ? <Button onClick={onAdd}>Add New Expense</Button> : null}
    />
  );
}

/** What the person asked for, in words. */
function lookedFor({ search, month, type, supplier }: ExpenseSearch): string {
  const words = [
    search,
    month && formatMonth(`${month}-01`),
    type,
    supplier === undefined ? undefined : 'this supplier',
  ];
  return words.filter(Boolean).join(', ');
}
