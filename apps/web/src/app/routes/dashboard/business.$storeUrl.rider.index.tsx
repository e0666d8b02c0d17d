import { createFileRoute } from '@tanstack/react-router';
import { RidersScreen } from '../../../features/people/riders/riders-screen.tsx';
import { ridersSearch } from '../../../features/people/riders/riders-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/rider/')({
  validateSearch: ridersSearch,
  head: titled(text.riders),
  staticData: { heading: text.riders },
  component: Riders,
});

/** The riders of the store in the address, which the dashboard has selected. */
function Riders() {
  return <RidersScreen search={Route.useSearch()} />;
}
