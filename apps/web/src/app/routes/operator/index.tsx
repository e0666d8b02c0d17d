import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../../../features/operator/overview-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/')({
  head: titled(text.overview),
  component: OverviewScreen,
});
