import { formatCount } from '@counter/contract/shared';
import { describeHours } from '../../ui/forms/durations.ts';

/** Describes minutes in hours, so that times can be compared; of very long ones, in whole hours. */
export function longDuration(minutes: number): string {
  if (minutes < 100 * 60) return describeHours(minutes * 60_000);
  return `${formatCount(Math.round(minutes / 60))} h`;
}
