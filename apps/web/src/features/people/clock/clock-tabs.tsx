import { linkOptions } from '@tanstack/react-router';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { TabLinks } from '../../../ui/layout/tabs.tsx';
import { text } from './clock.text.ts';

/** The tabs: time clock, planned shifts and hours worked. */
export type ClockView = 'clock' | 'plan' | 'hours';

/** Tabs of the views that the person may open. */
export function ClockTabs({ active }: { active: ClockView }) {
  const { can, storeUrl } = useCurrentStore();
  const to = '/dashboard/business/$storeUrl/clock';
  const tabs = [
    { view: 'clock', label: text.timeClock, shown: can('orders:move') },
    { view: 'plan', label: text.plannedShifts, shown: true },
    { view: 'hours', label: text.hoursWorked, shown: can('people:read') },
  ] as const;
  return (
    <TabLinks
      label={text.views}
      tabs={tabs
        .filter(({ shown }) => shown)
        .map(({ view, label }) => ({
          label,
          active: view === active,
          link: linkOptions({
            to,
            params: { storeUrl },
            search: view === 'clock' ? {} : { view },
          }),
        }))}
    />
  );
}
