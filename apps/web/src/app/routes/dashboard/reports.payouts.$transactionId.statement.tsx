import { createFileRoute } from '@tanstack/react-router';
import { StatementScreen } from '../../../features/payouts/statement-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/reports/payouts/$transactionId/statement')({
  head: ({ params }) => titled(text.statement(params.transactionId))(),
  staticData: { heading: text.payoutStatement, permission: 'payouts:read' },
  component: Statement,
});

/** The printable statement of a payout. */
function Statement() {
  const { transactionId } = Route.useParams();
  return <StatementScreen transactionId={transactionId} />;
}
