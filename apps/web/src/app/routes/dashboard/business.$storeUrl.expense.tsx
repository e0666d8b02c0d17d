import { createFileRoute } from '@tanstack/react-router';
import { ExpenseScreen } from '../../../features/expenses/expense-screen.tsx';
import { expenseSearch } from '../../../features/expenses/expense-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/expense')({
  validateSearch: expenseSearch,
  head: titled(text.expense),
  staticData: { heading: text.expense, permission: 'expenses:read' },
  component: Expense,
});

/** The expenses of the store in the address, which the dashboard has selected. */
function Expense() {
  return <ExpenseScreen search={Route.useSearch()} />;
}
