import { ApiProblem } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useDeal } from '../deals.queries.ts';
import { DealForm } from './deal-form.tsx';
import classes from './deal-form.module.css';
import { text } from '../deals.text.ts';

/** The form screen of a new or existing deal. */
export function DealFormScreen({ dealId }: { dealId: number | undefined }) {
  const { storeUrl } = useCurrentStore();
  return (
    <Page narrow>
      <PageHeader
        title={dealId === undefined ? text.form.newDeal : text.form.editDeal}
        back={
          <BackArrow
            to="/dashboard/business/$storeUrl/deals"
            params={{ storeUrl }}
            label={text.form.backToDeals}
          />
        }
      />
      <Content dealId={dealId} />
    </Page>
  );
}

function Content({ dealId }: { dealId: number | undefined }) {
  const query = useDeal(dealId);
  const { data, error } = query;
  if (dealId === undefined || data) return <DealForm deal={data} />;
  if (!error) return <Loading />;
  return (
    <Panel flush>
      {error instanceof ApiProblem && error.status === 404 ? (
        <EmptyState title={text.form.dealNotFound} description={error.message} />
      ) : (
        <FailedToLoad title={text.form.dealNotLoaded} query={query} />
      )}
    </Panel>
  );
}

const panels = ['about', 'products', 'price'];

function Loading() {
  return (
    <Delayed>
      <div className={classes.stack} aria-busy>
        {panels.map((panel) => (
          <Panel key={panel}>
            <div className={classes.stack}>
              <Skeleton width="30%" height={16} />
              <Skeleton height={40} />
              <Skeleton height={40} />
            </div>
          </Panel>
        ))}
      </div>
    </Delayed>
  );
}
