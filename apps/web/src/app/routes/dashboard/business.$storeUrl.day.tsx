import { createFileRoute } from '@tanstack/react-router';
import { DaysScreen } from '../../../features/sales/days/days-screen.tsx';
import { daysSearch } from '../../../features/sales/days/days-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/day')({
  validateSearch: daysSearch,
  head: titled(text.days),
  staticData: { heading: text.days, permission: 'sales:read' },
  component: Days,
});

/** The days of the store in the address, open and closed. */
function Days() {
  return <DaysScreen search={Route.useSearch()} />;
}
