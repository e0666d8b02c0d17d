import { useApplication } from '../operator.queries.ts';
import { Page } from '../../../ui/layout/page.tsx';
import type { Search } from '../lists/list-search.ts';
import { DetailAbsent } from '../detail-absent.tsx';
import { Freshness } from '../lists/freshness.tsx';
import { ApplicationView } from './application-view.tsx';
import { QueueBar } from './queue-bar.tsx';

interface ApplicationScreenProps {
  storeId: number;
  /** The queue that the application was opened from. */
  search: Search;
}

/** Everything submitted for a store, with the decision on it. */
export function ApplicationScreen({ storeId, search }: ApplicationScreenProps) {
  const query = useApplication(storeId);
  return (
    <Page>
      <QueueBar storeId={storeId} search={search} />
      <Freshness queries={[query]} />
      {query.data ? (
        <ApplicationView key={storeId} application={query.data} />
      ) : (
        <DetailAbsent query={query} what="application" />
      )}
    </Page>
  );
}
