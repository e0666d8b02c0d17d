import { createFileRoute } from '@tanstack/react-router';
import { ExpenseScreen } from '../../../features/expenses/expense-screen.tsx';
import { expenseSearch } from '../../../features/expenses/expense-search.ts';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/expense')({
  validateSearch: expenseSearch,
  head: titled('Expense'),
  staticData: { heading: 'Expense', permission: 'expenses:read' },
  component: Expense,
});

/** What the store in the address spends, which the dashboard has made the current one. */
function Expense() {
  return <ExpenseScreen search={Route.useSearch()} />;
}
