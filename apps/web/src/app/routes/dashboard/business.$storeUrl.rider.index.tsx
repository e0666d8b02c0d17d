import { createFileRoute } from '@tanstack/react-router';
import { RidersScreen } from '../../../features/people/riders/riders-screen.tsx';
import { ridersSearch } from '../../../features/people/riders/riders-search.ts';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/rider/')({
  validateSearch: ridersSearch,
  head: titled('Riders'),
  staticData: { heading: 'Riders' },
  component: Riders,
});

/** The riders of the store in the address, which the dashboard has made the current one. */
function Riders() {
  return <RidersScreen search={Route.useSearch()} />;
}
