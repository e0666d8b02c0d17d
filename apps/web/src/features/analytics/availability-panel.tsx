import type { Availability } from '@counter/contract/analytics';
import { Donut } from '../../ui/display/chart/donut.tsx';
import { describeDuration } from '../../ui/forms/durations.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { formatPercent } from './change.ts';
import { ChartSkeleton } from './skeletons.tsx';

const title = 'Online Availability';

/** How much of its working hours the store took orders. Undefined while loading. */
export function AvailabilityPanel({ availability }: { availability: Availability | undefined }) {
  return (
    <Panel title={title} description="When the store took orders, of its working hours">
      {availability ? <Shares {...availability} /> : <ChartSkeleton />}
    </Panel>
  );
}

function Shares({ online, workingMinutes, onlineMinutes }: Availability) {
  if (online === null) {
    return (
      <EmptyState
        title="No working hours in this time"
        description="The donut begins with the store's next working hour."
      />
    );
  }
  const percent = online / 100;
  return (
    <Donut
      name={title}
      percent={percent}
      text={formatPercent(percent)}
      share={{ label: 'Online', text: durationOf(onlineMinutes) }}
      rest={{ label: 'Offline', text: durationOf(workingMinutes - onlineMinutes) }}
    />
  );
}

/** In hours, so that the two can be compared. */
function durationOf(minutes: number): string {
  if (minutes === 0) return 'none';
  if (minutes < 100 * 60) return describeDuration(minutes * 60_000);
  return `${Math.round(minutes / 60).toLocaleString('en')} h`;
}
