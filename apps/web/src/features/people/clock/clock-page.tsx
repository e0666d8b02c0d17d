import { useCurrentStore } from '../../../lib/store-context.tsx';
import { ClockScreen } from './clock-screen.tsx';
import type { ClockSearch } from './clock-search.ts';
import { HoursScreen } from './hours-screen.tsx';

/** The time clock for everybody at the desk, or the hours worked for those who may read them. */
export function ClockPage({ search }: { search: ClockSearch }) {
  const { can } = useCurrentStore();
  const showsHours = can('people:read') && (search.view === 'hours' || !can('orders:move'));
  return showsHours ? <HoursScreen search={search} /> : <ClockScreen />;
}
