import { createFileRoute } from '@tanstack/react-router';
import { DealsScreen } from '../../../features/deals/deals-screen.tsx';
import { titled } from '../../titled.ts';

/** The deals of the store in the address, which the dashboard has made the current one. */
export const Route = createFileRoute('/dashboard/business/$storeUrl/deals/')({
  head: titled('Deals'),
  staticData: { heading: 'Deals' },
  component: DealsScreen,
});
