import type { Business } from '@counter/contract/store';
import { describeObstacle } from '../../features/store/businesses/business-status.ts';
import { hubLink } from '../../features/store/businesses/hub-link.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { text } from './no-open-store.text.ts';

interface NoOpenStoreProps {
  /** The store in the address, if the person is on its team. */
  named: Business | undefined;
  /** True if any of the person's stores is approved. */
  isAnyApproved: boolean;
}

/** Says why the store in the address can't be opened, and where to go instead. */
export function NoOpenStore({ named, isAnyApproved }: NoOpenStoreProps) {
  const { user } = useSession();
  if (!isAnyApproved && user?.operator) {
    return (
      <EmptyState
        title={text.viewIsOver}
        description={text.viewEndsByItself}
        action={<LinkButton to="/operator/stores">{text.backToStores}</LinkButton>}
      />
    );
  }
  if (!isAnyApproved) {
    return (
      <EmptyState
        title={text.noneOfYourStoresIs}
        description={text.ordersAppearHereOnceMarketplace}
      />
    );
  }
  if (!named) {
    return (
      <EmptyState
        title={text.thisStoreIsNotOpen}
        description={text.youArentOnItsTeam}
        action={<LinkButton to="/dashboard/app">{text.goToYourStore}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title={text.isNotApprovedYet(named.name, named.branchName)}
      description={describeObstacle(named)}
      action={<LinkButton {...hubLink(named)}>{text.viewStatus}</LinkButton>}
    />
  );
}
