import { useCurrentStore } from '../../../lib/store-context.tsx';
import { PlanScreen } from '../plan/plan-screen.tsx';
import { ClockScreen } from './clock-screen.tsx';
import type { ClockSearch } from './clock-search.ts';
import { HoursScreen } from './hours-screen.tsx';

/** The time clock for everybody at the desk, planned shifts for everybody, or hours worked for those who may read them. */
export function ClockPage({ search }: { search: ClockSearch }) {
  const { can } = useCurrentStore();
  if (search.view === 'plan') return <PlanScreen search={search} />;
  const showsHours = can('people:read') && (search.view === 'hours' || !can('orders:move'));
  return showsHours ? <HoursScreen search={search} /> : <ClockScreen />;
}
