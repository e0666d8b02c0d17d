import { createFileRoute } from '@tanstack/react-router';
import { DepositsScreen } from '../../../features/payouts/deposits/deposits-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/reports/payouts/deposits')({
  head: titled('Check deposits'),
  staticData: { permission: 'payouts:read' },
  component: DepositsScreen,
});
