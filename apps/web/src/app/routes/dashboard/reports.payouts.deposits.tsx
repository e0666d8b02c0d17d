import { createFileRoute } from '@tanstack/react-router';
import { DepositsScreen } from '../../../features/payouts/deposits/deposits-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/reports/payouts/deposits')({
  head: titled(text.checkDeposits),
  staticData: { permission: 'payouts:read' },
  component: DepositsScreen,
});
