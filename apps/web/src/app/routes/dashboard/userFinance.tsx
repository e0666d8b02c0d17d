import { createFileRoute } from '@tanstack/react-router';
import { statementSearch } from '../../../features/finance/statement-search.ts';
import { UserFinanceScreen } from '../../../features/finance/user-finance-screen.tsx';
import { NextPayoutPanel } from '../../../features/payouts/next-payout.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/userFinance')({
  validateSearch: statementSearch,
  head: titled('User Finance'),
  staticData: { heading: 'User Finance', permission: 'payouts:read' },
  component: UserFinance,
});

/** The books of the current store, and what it is paid next. */
function UserFinance() {
  return <UserFinanceScreen search={Route.useSearch()} nextPayout={<NextPayoutPanel />} />;
}
