import { useCurrentStore } from '../../../lib/store-context.tsx';
import { PlanScreen } from '../plan/plan-screen.tsx';
import { ClockScreen } from './clock-screen.tsx';
import type { ClockSearch } from './clock-search.ts';
import { HoursScreen } from './hours-screen.tsx';

/** The time clock for people at the desk, planned shifts for everyone, or hours worked for people who may read them. */
export function ClockPage({ search }: { search: ClockSearch }) {
  const { can } = useCurrentStore();
  if (search.view === 'plan') return <PlanScreen search={search} />;
  const showsHours = can('people:read') && (search.view === 'hours' || !can('orders:move'));
  return showsHours ? <HoursScreen search={search} /> : <ClockScreen />;
}
