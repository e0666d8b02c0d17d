import { createFileRoute } from '@tanstack/react-router';
import { statementSearch } from '../../../features/finance/statement-search.ts';
import { UserFinanceScreen } from '../../../features/finance/user-finance-screen.tsx';
import { NextPayoutPanel } from '../../../features/payouts/next-payout.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/userFinance')({
  validateSearch: statementSearch,
  head: titled(text.userFinance),
  staticData: { heading: text.userFinance, permission: 'payouts:read' },
  component: UserFinance,
});

/** The current store's books and its next payout. */
function UserFinance() {
  return <UserFinanceScreen search={Route.useSearch()} nextPayout={<NextPayoutPanel />} />;
}
