import type { CampaignRow } from '@counter/contract/analytics';
import type { Campaign } from '@counter/contract/marketing';
import { dayAt } from '@counter/contract/shared';
import { useMemo } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useCampaignResults } from './marketing.queries.ts';

/** The results of campaigns by their ids. */
export type ListResults = ReadonlyMap<number, CampaignRow>;

/** Loads the results of the sent campaigns of a list at once; undefined until they have come. */
export function useListResults(campaigns: readonly Campaign[] = []): ListResults | undefined {
  const { timeZone } = useCurrentStore();
  const { data } = useCampaignResults(daysSent(campaigns, timeZone));
  return useMemo(() => data && new Map(data.campaigns.map((row) => [row.id, row])), [data]);
}

function daysSent(campaigns: readonly Campaign[], timeZone: string) {
  const sent = campaigns.filter(hasLeft);
  const days = (instants: readonly string[]) =>
    instants.map((instant) => dayAt(new Date(instant), timeZone)).toSorted();
  const startDate = days(sent.map(({ scheduleAt }) => scheduleAt))[0];
  const endDate = days(sent.flatMap(({ endedAt }) => endedAt ?? [])).at(-1);
  return startDate === undefined || endDate === undefined ? undefined : { startDate, endDate };
}

/** Returns true for a campaign that ended and of which texts have left. */
export function hasLeft({ endedAt, progress: { sent, delivered } }: Campaign): boolean {
  return endedAt !== null && sent + delivered > 0;
}
