import type { Business } from '@counter/contract/store';
import { useMatches } from '@tanstack/react-router';
import { describeObstacle } from '../../features/store/businesses/business-status.ts';
import { hubLink } from '../../features/store/businesses/hub-link.ts';
import type { useBusinesses } from '../../features/store/businesses/businesses.queries.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import classes from './store-absent.module.css';
import { text } from './shell.text.ts';

interface StoreAbsentProps {
  list: ReturnType<typeof useBusinesses>;
  /** The store in the address. */
  storeUrl: string | undefined;
}

/** Instead of a screen: the stores are on their way, could not be read, or this one is not open. */
export function StoreAbsent(props: StoreAbsentProps) {
  const heading = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.heading).findLast(Boolean),
  });
  return (
    <Page>
      {heading === undefined ? null : <PageHeader title={heading} />}
      {contentOf(props)}
    </Page>
  );
}

function contentOf({ list, storeUrl }: StoreAbsentProps) {
  const { data, error } = list;
  if (!data) return error ? <Failed list={list} /> : <Loading />;
  if (!data.some(({ storeApproved }) => storeApproved)) return <NothingApproved />;
  const named = data.find((business) => business.storeUrl === storeUrl);
  if (!named && storeUrl !== undefined) return <NotYours />;
  // The screen of an approved store is about to be drawn.
  return named && !named.storeApproved ? <NotApproved business={named} /> : <Loading />;
}

function Failed({ list }: Pick<StoreAbsentProps, 'list'>) {
  return <FailedToLoad title={text.yourStoresCouldNotBe} query={list} />;
}

function Loading() {
  return (
    <Delayed>
      <div className={classes.loading}>
        <Skeleton height={96} />
        <Skeleton height={280} />
      </div>
    </Delayed>
  );
}

function NotApproved({ business }: { business: Business }) {
  return (
    <EmptyState
      title={text.isNotApprovedYet(business.name, business.branchName)}
      description={describeObstacle(business)}
      action={<LinkButton {...hubLink(business)}>{text.viewStatus}</LinkButton>}
    />
  );
}

function NotYours() {
  return (
    <EmptyState
      title={text.thisStoreIsNotOpen}
      description={text.youArentOnItsTeam}
      action={<LinkButton to="/dashboard/app">{text.goToYourStore}</LinkButton>}
    />
  );
}

function NothingApproved() {
  return (
    <EmptyState
      title={text.noneOfYourStoresIs}
      description={text.ordersAppearHereOnceMarketplace}
    />
  );
}
