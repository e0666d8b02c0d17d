import { createFileRoute } from '@tanstack/react-router';
import { HoursScreen } from '../../../features/people/clock/hours-screen.tsx';
import { daysSearch } from '../../../lib/range-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/hours')({
  validateSearch: daysSearch,
  head: titled(text.hoursWorked),
  staticData: { heading: text.hoursWorked, permission: 'people:read' },
  component: Hours,
});

/** The hours that the employees of the store in the address worked. */
function Hours() {
  return <HoursScreen search={Route.useSearch()} />;
}
