import type { CampaignRow } from '@counter/contract/analytics';
import type { Campaign } from '@counter/contract/marketing';
import { useMemo } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { daysSent } from './days-sent.ts';
import { useCampaignResults } from './marketing.queries.ts';

/** Results of campaigns by campaign id. */
export type ListResults = ReadonlyMap<number, CampaignRow>;

/** Loads the results of a list's sent campaigns in one request; `results` is undefined until they load. */
export function useListResults(campaigns: readonly Campaign[] = []) {
  const { timeZone } = useCurrentStore();
  const query = useCampaignResults(daysSent(campaigns, timeZone));
  const { data } = query;
  const results = useMemo<ListResults | undefined>(
    () => data && new Map(data.campaigns.map((row) => [row.id, row])),
    [data],
  );
  return { query, results, failed: data === undefined && query.error !== null };
}
