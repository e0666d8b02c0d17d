import { createFileRoute } from '@tanstack/react-router';
import { calendarSearch } from '../../../features/marketing/calendar/calendar-search.ts';
import { CalendarScreen } from '../../../features/marketing/calendar/calendar-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/marketing_/calendar')({
  validateSearch: calendarSearch,
  head: titled(text.calendar),
  staticData: { heading: text.calendar, permission: 'marketing:read' },
  component: Calendar,
});

/** A month of campaigns, promo codes and deals. */
function Calendar() {
  return <CalendarScreen search={Route.useSearch()} />;
}
