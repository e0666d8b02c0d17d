import type { Availability } from '@counter/contract/analytics';
import { formatPercent } from '../../lib/percent.ts';
import { Donut } from '../../ui/display/chart/donut.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { longDuration } from './long-duration.ts';
import { ChartSkeleton } from './skeletons.tsx';
import { text } from './analytics.text.ts';

const title = text.onlineAvailability;

/** Shows the share of working hours in which the store took orders. `availability` is undefined while loading. */
export function AvailabilityPanel({ availability }: { availability: Availability | undefined }) {
  return (
    <Panel title={title} description={text.availabilityHelp}>
      {availability ? <Shares {...availability} /> : <ChartSkeleton />}
    </Panel>
  );
}

function Shares({ online, workingMinutes, onlineMinutes }: Availability) {
  if (online === null) {
    return <EmptyState title={text.noWorkingHoursTitle} description={text.noWorkingHoursHelp} />;
  }
  const percent = online / 100;
  return (
    <Donut
      name={title}
      percent={percent}
      text={formatPercent(percent)}
      share={{ label: text.online, text: durationOf(onlineMinutes) }}
      rest={{ label: text.offline, text: durationOf(workingMinutes - onlineMinutes) }}
    />
  );
}

/** Formats a duration in hours at most, so that two can be compared. */
function durationOf(minutes: number): string {
  return minutes === 0 ? 'none' : longDuration(minutes);
}
