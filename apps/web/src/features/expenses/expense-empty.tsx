import { Button } from '@mantine/core';
import { formatMonth } from '../../lib/time/calendar.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { ListEmpty } from '../../ui/lists/list-empty.tsx';
import { ReceiptDrawing } from '../../ui/display/drawings/receipt.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import type { ExpenseSearch } from './expense-search.ts';
import { text } from './expenses.text.ts';

interface ExpenseEmptyProps {
  search: ExpenseSearch;
  onAdd: () => void;
}

const all = { search: undefined, month: undefined, type: undefined, supplier: undefined };

/** Explains why there are no expenses, and offers the next step. */
export function ExpenseEmpty({ search, onAdd }: ExpenseEmptyProps) {
  const { can } = useCurrentStore();
  const { update } = useListAddress(search);
  const { month, type, supplier } = search;
  const looked = [
    search.search,
    month && formatMonth(`${month}-01`),
    type,
    supplier && text.thisSupplier,
  ];
  return (
    <ListEmpty looked={looked} onClear={() => update(all)}>
      <EmptyState
        drawing={<ReceiptDrawing large />}
        title={text.noExpenseFound}
        description={text.noExpensesHelp}
        action={
          can('expenses:write') ? <Button onClick={onAdd}>{text.addNewExpense}</Button> : null
        }
      />
    </ListEmpty>
  );
}
