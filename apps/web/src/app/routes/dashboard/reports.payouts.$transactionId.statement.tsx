import { createFileRoute } from '@tanstack/react-router';
import { StatementScreen } from '../../../features/payouts/statement-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/reports/payouts/$transactionId/statement')({
  head: ({ params }) => titled(`Statement ${params.transactionId}`)(),
  staticData: { heading: 'Payout statement', permission: 'payouts:read' },
  component: Statement,
});

/** One payout on paper. */
function Statement() {
  const { transactionId } = Route.useParams();
  return <StatementScreen transactionId={transactionId} />;
}
