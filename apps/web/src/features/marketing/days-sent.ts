import type { Campaign } from '@counter/contract/marketing';
import { dayAt } from '@counter/contract/shared';

type Sent = Pick<Campaign, 'scheduleAt' | 'endedAt' | 'progress'>;

/** Returns the first and the last day on which texts of these campaigns left; undefined if none has. */
export function daysSent(campaigns: readonly Sent[], timeZone: string) {
  const sent = campaigns.filter(hasLeft);
  const days = (instants: readonly string[]) =>
    instants.map((instant) => dayAt(new Date(instant), timeZone)).toSorted();
  const startDate = days(sent.map(({ scheduleAt }) => scheduleAt))[0];
  const endDate = days(sent.flatMap(({ endedAt }) => endedAt ?? [])).at(-1);
  return startDate === undefined || endDate === undefined ? undefined : { startDate, endDate };
}

/** Returns true for a campaign that ended and of which texts have left. */
export function hasLeft({ endedAt, progress: { sent, delivered } }: Sent): boolean {
  return endedAt !== null && sent + delivered > 0;
}
