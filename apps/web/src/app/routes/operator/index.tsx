import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../../../features/operator/overview-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/operator/')({
  head: titled('Operator'),
  component: OverviewScreen,
});
