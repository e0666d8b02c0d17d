import { createFileRoute } from '@tanstack/react-router';
import { ClockPage } from '../../../features/people/clock/clock-page.tsx';
import { clockSearch } from '../../../features/people/clock/clock-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

const titles = { plan: text.plannedShifts, hours: text.hoursWorked } as const;

export const Route = createFileRoute('/dashboard/business/$storeUrl/clock')({
  validateSearch: clockSearch,
  head: ({ match: { search } }) => titled(search.view ? titles[search.view] : text.timeClock)(),
  staticData: { heading: text.timeClock },
  component: Clock,
});

/** The time clock, planned shifts and worked hours of the store in the address. */
function Clock() {
  return <ClockPage search={Route.useSearch()} />;
}
